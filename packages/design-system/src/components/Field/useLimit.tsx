import { useEffect, useId } from 'react';
import type { ReactNode } from 'react';
import { useAnnounce } from '../../i18n/announcer';
import { formatDigits } from '../../i18n/digits';
import { useLocale } from '../../i18n/locale';
import { useStrings } from '../../i18n/strings';
import { FieldCount } from './FieldCount';

interface Limit {
  /** The id of the count, for `aria-describedby`; undefined while there is none. */
  countId: string | undefined;
  count: ReactNode;
  /** The error for a text that is too long. */
  tooLong: string | undefined;
}

/**
 * The limit of a text. Nothing is truncated, because a person who pastes would not see what is missing: a text that is too long shows an
 * error and blocks the submit. The count appears when the limit is near.
 */
export function useLimit(text: string, limit: number | undefined, showCount: boolean): Limit {
  const id = useId();
  const locale = useLocale();
  const strings = useStrings();
  const announce = useAnnounce();
  // In code points; only texts near the limit need counting.
  const used = limit === undefined || text.length < limit * 0.9 ? text.length : Array.from(text).length;
  const isOver = limit !== undefined && used > limit;
  const tooLong =
    limit !== undefined && isOver
      ? strings.tooLong(formatDigits(limit, locale), formatDigits(used - limit, locale))
      : undefined;
  const isCounted = limit !== undefined && (showCount || used >= limit * 0.9);
  useEffect(() => {
    if (!isOver) return;
    announce(strings.longer);
    return () => announce('');
  }, [isOver, announce, strings]);
  return {
    countId: isCounted ? id : undefined,
    count: isCounted ? <FieldCount id={id} used={used} limit={limit} /> : undefined,
    tooLong,
  };
}
