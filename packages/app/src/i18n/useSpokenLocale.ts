import { useEffect, useLayoutEffect, useState } from 'react';
import type { Locale } from './types';
import { learn, noteDrawn, speaks } from './words';

/** The language to draw in: the wanted one as soon as its texts are here, until then (and without a network) the last. */
export function useSpokenLocale(wanted: Locale): Locale {
  const [spoken, setSpoken] = useState(wanted);
  useEffect(() => {
    let current = true;
    learn(wanted).then(
      () => current && setSpoken(wanted),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [wanted]);
  const locale = speaks(wanted) ? wanted : spoken;
  useLayoutEffect(() => noteDrawn(locale), [locale]);
  return locale;
}
