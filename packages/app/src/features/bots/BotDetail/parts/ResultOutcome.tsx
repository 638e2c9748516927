import type { BotResult } from '@peyk/api-types';
import { Auto } from '@peyk/design-system';
import { countryInSentence } from '../../../../i18n/countryInSentence';
import { formatRegion, formatWeekdayTime } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';

/** The outcome of a professor's email: when it leaves and why not sooner, why it did not leave, or why there is none. */
export function ResultOutcome({ result }: { result: BotResult }) {
  const lines = useOutcomeWords()(result);
  return lines.map((line) => (
    <span key={line}>
      <Auto>{line}</Auto>
    </span>
  ));
}

/** The lines of the outcome; none where the state says it all. */
export function useOutcomeWords(): (result: BotResult) => readonly string[] {
  const t = useT();
  const locale = useLocale();
  return ({ state, draft, skipped_reason: reason }) => {
    switch (state) {
      case 'approved':
      case 'scheduled': {
        if (!draft) return [];
        const { scheduled_at: at, time_zone: zone, country_code: code, delay } = draft;
        const place = formatRegion(locale, code, '') || englishName(code);
        const when =
          at === null || new Date(at).getTime() <= Date.now()
            ? delay
              ? null
              : t('botDetail.outcome.soon')
            : zone && place
              ? t('botDetail.outcome.plannedThere', {
                  when: formatWeekdayTime(locale, at, zone),
                  place: countryInSentence(locale, place),
                })
              : t('botDetail.outcome.planned', { when: formatWeekdayTime(locale, at) });
        const cvChanged = draft.attachments?.some(({ outdated }) => outdated) ? t('botDetail.outcome.cvChanged') : null;
        return [when, delay, cvChanged].filter((line) => line !== null && line !== undefined);
      }
      case 'found':
        return reason ? [reason] : [];
      case 'skipped':
      case 'do_not_contact':
        return [reason ? t('botDetail.found.skipped', { reason }) : t('botDetail.outcome.skipped')];
      case 'failed':
      case 'needs_review':
      case 'bounced':
        return draft?.failure ? [draft.failure] : [];
      default:
        return [];
    }
  };
}

function englishName(code: string | null): string {
  return code ? (new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(code) ?? '') : '';
}
