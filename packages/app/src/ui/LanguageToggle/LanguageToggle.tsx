import { SegmentedControl } from '@peyk/design-system';
import { useLocale, useT } from '../../i18n/I18n';
import { preferences } from '../../session/preferences';

/** Switches the language of the whole page. Each language is named in its own language. */
export function LanguageToggle({ labelShown = false }: { labelShown?: boolean }) {
  const t = useT();
  return (
    <SegmentedControl
      label={t('shell.language')}
      labelHidden={!labelShown}
      value={useLocale()}
      onChange={(value) => preferences.setLocale(value === 'fa' ? 'fa' : 'en')}
      options={[
        { value: 'en', label: t('shell.languageShort.en'), lang: 'en' },
        { value: 'fa', label: t('shell.languageShort.fa'), lang: 'fa' },
      ]}
    />
  );
}
