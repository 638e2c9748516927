import { type Problem, detailOf } from '../../api/problem';
import type { Translate } from '../../i18n/translator';

/** What the protocol says about these is less than we say ourselves. */
const knownBetter: ReadonlySet<Problem['kind']> = new Set(['notFound', 'unauthenticated']);

/** Of a sentence that only repeats the status, ours is the better one. */
const saysLess = /^(?:not found|پیدا نشد)\.?$/i;

/** Addresses of professors, their mail and their scores: the error catalogue has words of their own for these (specification, section 8). */
const ofProfessors = /^\/(?:api\/(?:professor|emails|matching)|professor|bots\/\d+\/results)\//;

/** The words for a problem. The server's own sentence wins over ours, because it knows more; it is foreign text. */
export function problemWords(t: Translate, problem: Problem): { title: string; body: string; foreign: boolean } {
  const title = t(`problems.${problem.kind}.title`);
  if (problem.kind === 'html') {
    return ofProfessors.test(problem.path ?? '')
      ? { title, body: t('problems.professors.html', { status: problem.status }), foreign: false }
      : { title, body: t('problems.html.body', { start: problem.start }), foreign: true };
  }
  if (problem.kind === 'invalidJson')
    return { title, body: t('problems.invalidJson.body', { status: problem.status }), foreign: false };
  const body =
    problem.kind === 'tooMany' && problem.retryAfter !== null
      ? t('problems.tooMany.bodyIn', { seconds: problem.retryAfter })
      : t(`problems.${problem.kind}.body`);
  if (!('detail' in problem)) return { title, body, foreign: false };
  if (problem.detail !== null && !saysLess.test(problem.detail)) return { title, body: problem.detail, foreign: true };
  const statusText = detailOf(problem);
  if (statusText === null || knownBetter.has(problem.kind)) return { title, body, foreign: false };
  return { title, body: t('problems.withStatus', { statusText, body }), foreign: false };
}
