import { useEffect } from 'react';
import { useAnnounce } from '../../i18n/announcer';
import { formatDigits } from '../../i18n/digits';
import { useLocale } from '../../i18n/locale';
import { useStrings } from '../../i18n/strings';
import * as s from './foot.css';

interface FieldCountProps {
  id: string;
  used: number;
  limit: number;
}

/** How much of a field is used; reaching the limit is announced once. */
export function FieldCount({ id, used, limit }: FieldCountProps) {
  const locale = useLocale();
  const strings = useStrings();
  const announce = useAnnounce();
  const most = formatDigits(limit, locale);
  const full = used === limit;
  useEffect(() => {
    if (full) announce(strings.charactersFull(most));
    return () => announce('');
  }, [full, most, announce, strings]);
  return (
    <span id={id} className={used >= limit ? `${s.count} ${s.full}` : s.count}>
      {full ? strings.charactersFull(most) : strings.characters(formatDigits(used, locale), most)}
    </span>
  );
}
