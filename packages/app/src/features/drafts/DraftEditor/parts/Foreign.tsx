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
