import { Button } from '@peyk/design-system';
import { useLocale, useT } from '../../../i18n/I18n';
import { preferences } from '../../../session/preferences';

/**
 * Leads a visitor on a phone to the other language with one press: whoever cannot read the page does not look for a switch in its menu. It is
 * named in its own language.
 */
export function OtherLanguage() {
  const t = useT();
  const other = useLocale() === 'en' ? 'fa' : 'en';
  return (
    <Button tone="quiet" size="small" onPress={() => preferences.setLocale(other)}>
      <span lang={other}>{t(`shell.languageNames.${other}`)}</span>
    </Button>
  );
}
