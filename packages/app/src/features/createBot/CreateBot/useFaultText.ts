import { faultText } from '../../../forms/fault';
import { useLocale, useT } from '../../../i18n/I18n';
import { type Fault, ownWords } from './wizard/types';

/** The message of a fault; undefined for none, as a field's error prop expects. */
export function useFaultText(): (fault: Fault | undefined) => string | undefined {
  const t = useT();
  const locale = useLocale();
  return (fault) => fault && faultText(t, locale, fault, ownWords);
}
