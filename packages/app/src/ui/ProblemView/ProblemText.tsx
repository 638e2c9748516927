import { Auto } from '@peyk/design-system';
import type { Problem } from '../../api/problem';
import { useT } from '../../i18n/I18n';
import { problemWords } from './problemWords';

/** The message of a problem, and on the next line advice where the message has none. Fits into any element. */
export function ProblemText({ problem }: { problem: Problem }) {
  const { body, foreign, advice } = problemWords(useT(), problem);
  return (
    <>
      {foreign ? <Auto>{body}</Auto> : body}
      {advice !== null && (
        <>
          <br />
          {advice}
        </>
      )}
    </>
  );
}
