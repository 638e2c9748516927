import { useState } from 'react';
import { useAfterPause } from './useDebounced';

/** The debounce of the search (specification, section 9). */
const pauseMs = 300;

/**
 * A debounced text: shown as it is typed, passed to `tell` only when typing pauses. Otherwise `kept` is shown; if that
 * changes by other means (Back in the history), pending text is discarded.
 */
export function useLateText(
  kept: string,
  tell: (text: string) => void,
): { text: string; type: (text: string) => void } {
  const [typed, setTyped] = useState<string | null>(null);
  const [seen, setSeen] = useState(kept);
  if (seen !== kept) {
    setSeen(kept);
    setTyped(null);
  }
  useAfterPause(typed, pauseMs, (text) => {
    tell(text);
    setTyped(null);
  });
  return { text: typed ?? kept, type: setTyped };
}
