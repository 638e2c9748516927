import { Banner } from '@peyk/design-system';
import { useT } from '../../i18n/I18n';

/**
 * What a page of the build says when the app does not come: the files of another version were asked for, or the line
 * broke. `href` is the page itself.
 */
export function NotArrived({ href }: { href: string }) {
  const t = useT();
  return (
    <Banner tone="danger" title={t('shell.notArrived.title')} action={{ label: t('shell.crash.reload'), href }}>
      {t('shell.notArrived.body')}
    </Banner>
  );
}
