import { InlineMessage } from '@peyk/design-system';
import { useT } from '../../i18n/I18n';

/** Says how many entries of a list could not be read, and so are missing from it; nothing where all are there. */
export function Unshown({ count }: { count: number | undefined }) {
  const t = useT();
  if (!count) return null;
  return <InlineMessage tone="warning">{t('common.unshown', { count })}</InlineMessage>;
}
