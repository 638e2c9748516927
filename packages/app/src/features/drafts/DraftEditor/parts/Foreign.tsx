import { Auto } from '@peyk/design-system';
import { isLatin } from '../../../../forms/latin';

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
