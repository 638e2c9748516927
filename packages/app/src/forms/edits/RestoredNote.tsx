import { InlineMessage } from '@peyk/design-system';
import { useT } from '../../i18n/I18n';

/** A note that unsaved edits from an earlier visit have been restored. */
export function RestoredNote() {
  const t = useT();
  return (
    <InlineMessage tone="info" role="status" title={t('edits.restored.title')}>
      {t('edits.restored.body')}
    </InlineMessage>
  );
}
