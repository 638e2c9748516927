import { type Problem, detailOf } from '../../api/problem';
import type { Translate } from '../../i18n/translator';

/** The words for a problem. The server's own sentence wins over ours, because it knows more; it is foreign text. */
export function problemWords(t: Translate, problem: Problem): { title: string; body: string; foreign: boolean } {
  const title = t(`problems.${problem.kind}.title`);
  const detail = detailOf(problem);
  if (problem.kind === 'html') return { title, body: t('problems.html.body', { start: problem.start }), foreign: true };
  if (problem.kind === 'invalidJson')
    return { title, body: t('problems.invalidJson.body', { status: problem.status }), foreign: false };
  // 'Not found.' says less than we can.
  if (detail && problem.kind !== 'notFound') return { title, body: detail, foreign: true };
  return { title, body: t(`problems.${problem.kind}.body`), foreign: false };
}
