import { useEffect } from 'react';
import { useAnnounce } from '../../i18n/announcer';
import { useStrings } from '../../i18n/strings';

/** Says once that the work of a button runs; its own words stay. */
export function useBusyWords(busy: boolean): void {
  const strings = useStrings();
  const announce = useAnnounce();
  useEffect(() => {
    if (busy) announce(strings.busy);
    return () => announce('');
  }, [busy, announce, strings]);
}
