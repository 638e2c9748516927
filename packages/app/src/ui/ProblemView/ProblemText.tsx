import { Auto } from '@peyk/design-system';
import type { Problem } from '../../api/problem';
import { useT } from '../../i18n/I18n';
import { problemWords } from './problemWords';

/** The message of a problem, and on the next line what to do where the message does not say it. Stands in any element. */
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
