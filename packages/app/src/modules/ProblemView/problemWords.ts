import { type Problem, detailOf } from '../../api/problem';
import type { Translate } from '../../i18n/translator';

/** A part of the product with words of its own in the error catalogue (specification, section 8). */
export type ProblemArea = 'professors';

/** What the protocol says about these is less than we say ourselves. */
const knownBetter: ReadonlySet<Problem['kind']> = new Set(['notFound', 'unauthenticated']);

/** The words for a problem. The server's own sentence wins over ours, because it knows more; it is foreign text. */
export function problemWords(
  t: Translate,
  problem: Problem,
  area?: ProblemArea,
): { title: string; body: string; foreign: boolean } {
  const title = t(`problems.${problem.kind}.title`);
  if (problem.kind === 'html') {
    return area === 'professors'
      ? { title, body: t('problems.professors.html', { status: problem.status }), foreign: false }
      : { title, body: t('problems.html.body', { start: problem.start }), foreign: true };
  }
  if (problem.kind === 'invalidJson')
    return { title, body: t('problems.invalidJson.body', { status: problem.status }), foreign: false };
  const body = t(`problems.${problem.kind}.body`);
  // 'Not found.' says less than we can.
  if (!('detail' in problem) || problem.kind === 'notFound') return { title, body, foreign: false };
  if (problem.detail !== null) return { title, body: problem.detail, foreign: true };
  const statusText = detailOf(problem);
  if (statusText === null || knownBetter.has(problem.kind)) return { title, body, foreign: false };
  return { title, body: t('problems.withStatus', { statusText, body }), foreign: false };
}
