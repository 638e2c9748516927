import { type Problem, detailOf } from '../../api/problem';
import type { Translate } from '../../i18n/translator';

/** A server message that only repeats the status. */
const onlyStatus = /^(?:not found|پیدا نشد)\.?$/i;

/** Addresses of professors, their mail and their scores: the error catalogue has separate texts for these (specification, section 8). */
const ofProfessors = /^\/(?:api\/(?:professor|emails|matching)|professor|bots\/\d+\/results)\//;

interface ProblemWords {
  title: string;
  /** The message. */
  body: string;
  /** Whether the message comes from outside: it must be isolated. */
  foreign: boolean;
  /** Added to the message where that says no more than a status. */
  advice: string | null;
}

/**
 * The texts for a problem: the server's detail, else its message, else the first field error, else the HTTP status text, else our own
 * (specification, section 8; ).
 */
export function problemWords(t: Translate, problem: Problem): ProblemWords {
  const title = t(`problems.${problem.kind}.title`);
  const ours = (body: string): ProblemWords => ({ title, body, foreign: false, advice: null });
  if (problem.kind === 'html') {
    return ofProfessors.test(problem.path ?? '')
      ? ours(t('problems.professors.html', { status: problem.status }))
      : { ...ours(t('problems.html.body', { start: problem.start })), foreign: true };
  }
  if (problem.kind === 'invalidJson') return ours(t('problems.invalidJson.body', { status: problem.status }));
  const body =
    problem.kind === 'tooMany' && problem.retryAfter !== null
      ? t('problems.tooMany.bodyIn', { seconds: problem.retryAfter })
      : t(`problems.${problem.kind}.body`);
  const said = detailOf(problem);
  if (said === null) return ours(body);
  const bare = !('detail' in problem && problem.detail !== null) || onlyStatus.test(said);
  return { title, body: said, foreign: true, advice: bare ? body : null };
}
