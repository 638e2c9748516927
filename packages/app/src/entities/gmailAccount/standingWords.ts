import type { BadgeProps, IconName } from '@peyk/design-system';
import type { GmailAccount } from '@peyk/api-types';
import { formatDate } from '../../i18n/format';
import type { Translate } from '../../i18n/translator';
import type { Locale } from '../../i18n/types';
import { standingOf } from './accounts';

/** A badge and a sentence for the standing of an account. */
export function standingWords(
  t: Translate,
  locale: Locale,
  account: GmailAccount,
): { tone: BadgeProps['tone']; icon: IconName; label: string; detail: string } {
  const standing = standingOf(account);
  const date = account.expires_at ? formatDate(locale, account.expires_at) : null;
  switch (standing.kind) {
    case 'lasting':
      return {
        tone: 'success',
        icon: 'checkCircle',
        label: t('gmail.standing.lasting'),
        detail: t('gmail.standing.lastingDetail'),
      };
    case 'ending':
      return {
        tone: standing.days <= 3 ? 'reward' : 'success',
        icon: standing.days <= 3 ? 'clock' : 'checkCircle',
        label: t('gmail.standing.ending', { days: standing.days }),
        detail: t('gmail.standing.endingDetail', { date: date ?? '' }),
      };
    case 'expired':
      return {
        tone: 'danger',
        icon: 'alert',
        label: t('gmail.standing.expired'),
        detail: date ? t('gmail.standing.expiredDetail', { date }) : t('gmail.standing.expiredUndated'),
      };
    case 'needsReconnect':
      return {
        tone: 'danger',
        icon: 'alert',
        label: t('gmail.standing.needsReconnect'),
        detail: t('gmail.standing.needsReconnectDetail'),
      };
  }
}
