import { SegmentedControl, Stack, Text } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import { preferences, usePreferences } from '../../../../session/preferences';
import { Part } from './Part';

/** The language and the theme of this browser. */
export function Look() {
  const t = useT();
  const { locale, theme } = usePreferences();
  return (
    <Part id="look" title={t('account.look.title')}>
      <Stack gap={16}>
        <SegmentedControl
          label={t('shell.language')}
          value={locale}
          onChange={(value) => preferences.setLocale(value === 'fa' ? 'fa' : 'en')}
          options={[
            { value: 'en', label: t('account.look.english'), lang: 'en' },
            { value: 'fa', label: t('account.look.persian'), lang: 'fa' },
          ]}
        />
        <SegmentedControl
          label={t('shell.theme')}
          value={theme}
          onChange={(value) => preferences.setTheme(value === 'dark' ? 'dark' : 'light')}
          options={[
            { value: 'light', label: t('shell.themeNames.light'), icon: 'sun' },
            { value: 'dark', label: t('shell.themeNames.dark'), icon: 'moon' },
          ]}
        />
        <Text size="small" tone="muted">
          {t('account.look.letters')}
        </Text>
      </Stack>
    </Part>
  );
}
