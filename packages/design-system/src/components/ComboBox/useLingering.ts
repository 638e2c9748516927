import { useEffect, useRef, useState } from 'react';

/** How long a list stays after its field lost focus: a press that takes the focus along still finds its suggestion. */
const LINGER_MS = 200;

/** Keeps a list open for a moment after the field was left. What closes it otherwise (Escape, a choice) closes it at once. */
export function useLingering() {
  const open = useRef(false);
  const [lingers, setLingers] = useState(false);
  useEffect(() => {
    if (!lingers) return undefined;
    const timer = setTimeout(() => setLingers(false), LINGER_MS);
    return () => clearTimeout(timer);
  }, [lingers]);
  return {
    lingers,
    /** Tell it whenever the list opens or closes by itself. */
    noteOpen: (now: boolean) => {
      open.current = now;
    },
    /** The field was left. */
    begin: () => setLingers(open.current),
    /** Something was chosen, or the field is used again. */
    end: () => setLingers(false),
  };
}
