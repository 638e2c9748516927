import { Button, InlineMessage, Ltr } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import type { ExportFault } from '../BotList.states';

/** Exports the bots that match the filters as a file. */
export function ExportButton({ onPress }: { onPress?: () => void }) {
  const t = useT();
  return (
    <Button tone="quiet" icon="download" onPress={onPress}>
      {t('bots.export.action')} (<Ltr>CSV</Ltr>)
    </Button>
  );
}

/** Why there is no file. */
export function ExportMessage({ fault }: { fault: ExportFault }) {
  const t = useT();
  if (fault === null) return null;
  return (
    <InlineMessage
      tone={fault === 'failed' ? 'danger' : 'warning'}
      role="alert"
      title={t(`bots.export.${fault}.title`)}
    >
      {t(`bots.export.${fault}.body`)}
    </InlineMessage>
  );
}
