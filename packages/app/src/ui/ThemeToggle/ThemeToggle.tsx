import { IconButton, SegmentedControl } from '@peyk/design-system';
import { useT } from '../../i18n/I18n';
import { preferences, usePreferences } from '../../session/preferences';

/** Switches between the light and the dark theme; its label names what pressing it does. */
export function ThemeToggle() {
  const t = useT();
  const { theme } = usePreferences();
  const dark = theme === 'dark';
  return (
    <IconButton
      name="theme"
      icon={dark ? 'sun' : 'moon'}
      label={dark ? t('shell.switchToLight') : t('shell.switchToDark')}
      onPress={() => preferences.setTheme(dark ? 'light' : 'dark')}
    />
  );
}

/** The same switch with visible text, in a line of settings. */
export function ThemeChoice() {
  const t = useT();
  const { theme } = usePreferences();
  return (
    <SegmentedControl
      inLine
      size="small"
      label={t('shell.theme')}
      value={theme}
      onChange={(value) => preferences.setTheme(value === 'dark' ? 'dark' : 'light')}
      options={[
        { value: 'light', label: t('shell.themeNames.light'), icon: 'sun' },
        { value: 'dark', label: t('shell.themeNames.dark'), icon: 'moon' },
      ]}
    />
  );
}
