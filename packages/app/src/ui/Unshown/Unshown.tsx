import { InlineMessage } from '@peyk/design-system';
import { useT } from '../../i18n/I18n';

/** A note on how many entries of a list could not be read and are missing; renders nothing where none are. */
export function Unshown({ count }: { count: number | undefined }) {
  const t = useT();
  if (!count) return null;
  return <InlineMessage tone="warning">{t('common.unshown', { count })}</InlineMessage>;
}
