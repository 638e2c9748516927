import { InlineMessage } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';

/** In place of the list of sources when its code does not come. */
export function BindNotLoaded() {
  const t = useT();
  return (
    <InlineMessage tone="danger" role="alert">
      {t('drafts.binding.notLoaded')}
    </InlineMessage>
  );
}
