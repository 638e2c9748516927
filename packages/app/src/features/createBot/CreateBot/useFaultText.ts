import { faultText } from '../../../forms/fault';
import { useLocale, useT } from '../../../i18n/I18n';
import { type Fault, ownWords } from './wizard/types';

/** The message of a fault; undefined where there is none, which is what a field wants. */
export function useFaultText(): (fault: Fault | undefined) => string | undefined {
  const t = useT();
  const locale = useLocale();
  return (fault) => fault && faultText(t, locale, fault, ownWords);
}
