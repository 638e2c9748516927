import { Banner } from '@peyk/design-system';
import { useLocale, useT } from '../../i18n/I18n';
import { formatWeekdayTime } from '../../i18n/format';
import { ProblemText } from '../../ui/ProblemView/ProblemText';
import type { Sending } from './sending';

export interface SendingBannerProps {
  sending: Sending;
  onPause: () => void;
  onResume: () => void;
  /** Dismisses the failure. */
  onDismiss: () => void;
}

/** A banner on every page while sending is paused or after the switch failed. Renders nothing otherwise. */
export function SendingBanner({ sending, onPause, onResume, onDismiss }: SendingBannerProps) {
  const t = useT();
  const locale = useLocale();
  const { confirmed, asking, failed } = sending;
  if (asking === 'pause')
    return (
      <Banner tone="info" title={t('shell.sending.pausing')}>
        {t('shell.sending.pausingBody')}
      </Banner>
    );
  if (failed) {
    const pause = failed.asked === 'pause';
    return (
      <Banner
        tone="danger"
        title={t(pause ? 'shell.sending.pauseFailed' : 'shell.sending.resumeFailed')}
        action={{ label: t('shell.sending.retry'), onPress: pause ? onPause : onResume }}
        dismiss={{ label: t('shell.sending.close'), onDismiss }}
      >
        {t(pause ? 'shell.sending.pauseFailedBody' : 'shell.sending.resumeFailedBody')}{' '}
        <ProblemText problem={failed.problem} />
      </Banner>
    );
  }
  if (!confirmed?.paused) return null;
  return (
    <Banner
      tone="info"
      title={t('shell.sending.paused')}
      action={{ label: t('shell.sending.resume'), onPress: onResume, busy: asking === 'resume' }}
    >
      {confirmed.paused_at === null
        ? t('shell.sending.pausedBody')
        : t('shell.sending.pausedSince', { time: formatWeekdayTime(locale, confirmed.paused_at) })}
    </Banner>
  );
}
