import { SegmentedControl } from '@peyk/design-system';
import { useLocale, useT } from '../../i18n/I18n';
import { preferences } from '../../session/preferences';

/** Switches the language of the whole page. Each language is named in its own language: in short, or in a line of settings in full. */
export function LanguageToggle({ inLine = false }: { inLine?: boolean }) {
  const t = useT();
  const names = inLine ? 'languageNames' : 'languageShort';
  return (
    <SegmentedControl
      label={t('shell.language')}
      labelHidden={!inLine}
      inLine={inLine}
      size={inLine ? 'small' : 'medium'}
      value={useLocale()}
      onChange={(value) => preferences.setLocale(value === 'fa' ? 'fa' : 'en')}
      options={[
        { value: 'en', label: t(`shell.${names}.en`), lang: 'en' },
        { value: 'fa', label: t(`shell.${names}.fa`), lang: 'fa' },
      ]}
    />
  );
}
