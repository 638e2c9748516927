import { Banner } from '@peyk/design-system';
import { useT } from '../../i18n/I18n';

/**
 * The message of a built page when the app cannot be loaded: its files were replaced by a newer version, or the connection failed. `href`
 * is the page itself.
 */
export function NotArrived({ href }: { href: string }) {
  const t = useT();
  return (
    <Banner tone="danger" title={t('shell.notArrived.title')} action={{ label: t('shell.crash.reload'), href }}>
      {t('shell.notArrived.body')}
    </Banner>
  );
}
