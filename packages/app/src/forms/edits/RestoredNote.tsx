import { InlineMessage } from '@peyk/design-system';
import { useT } from '../../i18n/I18n';

/** Says that what was typed earlier, and lost its page before it was saved, stands in the form again. */
export function RestoredNote() {
  const t = useT();
  return (
    <InlineMessage tone="info" role="status" title={t('edits.restored.title')}>
      {t('edits.restored.body')}
    </InlineMessage>
  );
}
