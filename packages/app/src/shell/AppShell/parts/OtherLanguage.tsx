import { IconButton } from '@peyk/design-system';
import { useLocale, useT } from '../../../i18n/I18n';
import { preferences } from '../../../session/preferences';

/**
 * Leads a visitor on a phone to the other language with one press: whoever cannot read the page does not look for a switch in its menu. A
 * globe, because one word in the other script would have a page to read fetch the letters of that script, a third of its bytes.
 */
export function OtherLanguage() {
  const t = useT();
  const other = useLocale() === 'en' ? 'fa' : 'en';
  return <IconButton icon="globe" label={t('shell.otherLanguage')} onPress={() => preferences.setLocale(other)} />;
}
