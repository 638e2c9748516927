import type { SendingState } from '@peyk/api-types';
import { useT } from '../../i18n/I18n';
import { weeksFor } from './weeks';

/** What a number of emails per run means in weeks; null while the number or the limits are not known. */
export function useWeeksText(): (emails: number | null, limits: SendingState['limits'] | null) => string | null {
  const t = useT();
  return (emails, limits) =>
    limits && emails !== null && Number.isSafeInteger(emails) && emails >= 1
      ? t('bots.weeks', { count: weeksFor(emails, limits) })
      : null;
}
