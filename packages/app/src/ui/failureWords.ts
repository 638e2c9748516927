import { type Problem, detailOf } from '../api/problem';
import type { TextKey, Translate } from '../i18n/translator';

/** The server's message for a failed operation, else the text of the operation in the catalogue. */
export function operationWords(t: Translate, problem: Problem, otherwise: TextKey): string {
  return detailOf(problem) ?? t(otherwise);
}

/**
 * Why a CV could not be made or fetched, in the texts of the catalogue: an address that answers with HTML, or not at all, is a server
 * without the CV feature; a plain text in place of data is shown as it came.
 */
export function cvWords(t: Translate, problem: Problem, step: 'generate' | 'download'): string {
  switch (problem.kind) {
    case 'html':
    case 'network':
      return t('failures.cv.unavailable');
    case 'notFound':
      return t('failures.cv.notFound');
    case 'unauthenticated':
    case 'noRefreshToken':
    case 'forbidden':
      return t('failures.cv.signIn');
    default:
      return 'raw' in problem && problem.raw
        ? t('failures.cv.raw', problem.raw)
        : operationWords(t, problem, `failures.cv.${step}`);
  }
}
