import { FooterBar, Inline, Link, Stack, Text } from '@peyk/design-system';
import { useT } from '../../../i18n/I18n';
import { paths } from '../../../paths';
import { footerColumns } from '../footerColumns';
import { Brand } from './Brand';

interface ShellFooterProps {
  path: string;
  isAvailable: (path: string) => boolean;
}

/** The tagline and the legal links of every page; on the dashboard, and only there, the columns above them. */
export function ShellFooter({ path, isAvailable }: ShellFooterProps) {
  const t = useT();
  const columns =
    path === paths.dashboard
      ? footerColumns.map(({ title, entries }) => ({
          title: t(title),
          entries: entries.map((entry) => ({
            label: t(entry.label),
            href: isAvailable(entry.path) ? entry.path : undefined,
          })),
        }))
      : undefined;
  return (
    <FooterBar
      columns={columns}
      brand={
        <Stack gap={8}>
          <Brand />
          <Text size="small">{t('shell.footer.brand')}</Text>
        </Stack>
      }
      start={
        <Text size="small" tone="muted">
          {t('shell.tagline')}
        </Text>
      }
      end={
        <Inline gap={24} wrap>
          {isAvailable(paths.privacy) ? (
            <Link href={paths.privacy} tone="quiet">
              {t('shell.privacy')}
            </Link>
          ) : null}
          {isAvailable(paths.terms) ? (
            <Link href={paths.terms} tone="quiet">
              {t('shell.terms')}
            </Link>
          ) : null}
        </Inline>
      }
    />
  );
}
