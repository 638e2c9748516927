import { useEffect, useRef, useState } from 'react';

/** How long a list stays open after its field lost focus: a press that moves the focus still hits its suggestion. */
const LINGER_MS = 200;

/** Keeps a list open for a moment after its field lost focus. Escape or a choice closes it at once. */
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
    /** Call it whenever the list opens or closes by itself. */
    noteOpen: (now: boolean) => {
      open.current = now;
    },
    /** The field lost focus. */
    begin: () => setLingers(open.current),
    /** Something was chosen, or the field has focus again. */
    end: () => setLingers(false),
  };
}
