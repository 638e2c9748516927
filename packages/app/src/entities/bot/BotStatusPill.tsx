import { Auto, StatusPill } from '@peyk/design-system';
import { useT } from '../../i18n/I18n';
import { knownStatus, pillOf } from './botStatus';

/** The status of a bot in words; an unknown status keeps its own label. */
export function BotStatusPill({ status }: { status: string }) {
  const t = useT();
  const known = knownStatus(status);
  const pill = (
    <StatusPill
      status={pillOf(status)}
      label={known ? t(`bots.status.${known}`) : status.trim() || t('bots.status.unknown')}
    />
  );
  return known ? pill : <Auto>{pill}</Auto>;
}
