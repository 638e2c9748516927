import { Auto } from '@peyk/design-system';
import { comma, sourceParts } from '../../../../entities/draft/sourceDetail';
import { isLatin } from '../../../../forms/latin';
import { useLocale } from '../../../../i18n/I18n';

/** A text from the letter's world, which a screen reader of another language reads in its own: English is said to be English. */
export function Foreign({ children }: { children: string }) {
  return isLatin(children) ? (
    <bdi lang="en" dir="ltr">
      {children}
    </bdi>
  ) : (
    <Auto>{children}</Auto>
  );
}

/** The same as a block, whose lines begin at the side of its own language. */
export function ForeignBlock({ children }: { children: string }) {
  return isLatin(children) ? (
    <div lang="en" dir="ltr">
      {children}
    </div>
  ) : (
    <Auto as="div">{children}</Auto>
  );
}

/** Where a source was published and when: the place in its own language, the day in that of the page. */
export function ForeignDetail({ children }: { children: string }) {
  const locale = useLocale();
  const { place, day } = sourceParts(locale, children);
  return (
    <>
      {place === '' ? null : <Foreign>{place}</Foreign>}
      {place !== '' && day !== '' ? comma(locale) : null}
      {day}
    </>
  );
}
