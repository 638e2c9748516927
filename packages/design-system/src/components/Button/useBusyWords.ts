import { useEffect } from 'react';
import { useAnnounce } from '../../i18n/announcer';
import { useStrings } from '../../i18n/strings';

/** Announces once that a button's action is in progress; the text of the button stays. */
export function useBusyWords(busy: boolean): void {
  const strings = useStrings();
  const announce = useAnnounce();
  useEffect(() => {
    if (busy) announce(strings.busy);
    return () => announce('');
  }, [busy, announce, strings]);
}
