import type { EmailDraft, Professor } from '@peyk/api-types';
import { countryInSentence } from '../../../i18n/countryInSentence';
import { formatRegion, formatTime, formatWeekdayTime } from '../../../i18n/format';
import { useLocale, useT } from '../../../i18n/I18n';

export interface SlotWords {
  /** The name of the recipient's country, as a sentence has it. */
  place: string;
  /** Day and time there; null without a slot or a known time zone. */
  there: string | null;
  /** Day and time for the person. */
  here: string | null;
  /** Time of day there, as an inbox shows it. */
  clock: string;
}

/** When a draft leaves or left, there and here. */
export function useSlotWords(draft: EmailDraft, professor: Professor | null): SlotWords {
  const t = useT();
  const locale = useLocale();
  const zone = draft.time_zone;
  const moment = draft.sent_at ?? draft.scheduled_at ?? draft.would_leave_at ?? null;
  const place = formatRegion(locale, draft.country_code, professor?.university_country ?? '');
  return {
    place: place ? countryInSentence(locale, place) : t('drafts.seal.review.thePlace'),
    there: moment && zone ? formatWeekdayTime(locale, moment, zone) : null,
    here: moment ? formatWeekdayTime(locale, moment) : null,
    clock: moment && zone ? formatTime('en', moment, zone) : '',
  };
}
