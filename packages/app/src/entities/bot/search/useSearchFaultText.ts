import { faultText } from '../../../forms/fault';
import { useLocale, useT } from '../../../i18n/I18n';
import { type SearchFault, searchWords } from './finder';

/** The message of a fault of a search; undefined for none, as a field's error prop expects. */
export function useSearchFaultText(): (fault: SearchFault | undefined) => string | undefined {
  const t = useT();
  const locale = useLocale();
  return (fault) => fault && faultText(t, locale, fault, searchWords);
}
