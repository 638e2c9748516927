import { useState } from 'react';
import { useAfterPause } from '../../../ui/useDebounced';

/** The pause in the typing after which the list follows (specification, section 9). */
const pauseMs = 300;

/**
 * A text that is shown as it is typed and told only when the typing pauses. Between two pauses `kept` is what is shown;
 * where that changes by other means (an address that was gone back to), what was being typed gives way.
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
