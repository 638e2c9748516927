import { formatDigits } from '../../i18n/digits';
import { useLocale } from '../../i18n/locale';
import { useStrings } from '../../i18n/strings';
import * as s from './Field.css';

interface FieldCountProps {
  used: number;
  limit: number;
}

/** How much of a field is used. */
export function FieldCount({ used, limit }: FieldCountProps) {
  const locale = useLocale();
  const strings = useStrings();
  return <span className={s.count}>{strings.characters(formatDigits(used, locale), formatDigits(limit, locale))}</span>;
}
