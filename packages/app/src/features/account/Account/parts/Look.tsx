import { Stack, Text } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import { LanguageToggle } from '../../../../ui/LanguageToggle/LanguageToggle';
import { ThemeChoice } from '../../../../ui/ThemeToggle/ThemeToggle';
import { Part } from './Part';

/** The language and the theme of this browser. */
export function Look() {
  const t = useT();
  return (
    <Part id="look" title={t('account.look.title')}>
      <Stack gap={16}>
        <LanguageToggle labelShown />
        <ThemeChoice />
        <Text size="small" tone="muted">
          {t('account.look.letters')}
        </Text>
      </Stack>
    </Part>
  );
}
