import { useEffect } from 'react';
import { useSessionNumber } from '../../session/session';

/** The page is there before it is kept fresh. */
const afterMs = 1000;

/** Keeps what is shown fresh while somebody is signed in, by what the server tells of changes. */
export function Changes() {
  return <ChangesOfSession key={useSessionNumber()} />;
}

function ChangesOfSession() {
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isOver = false;
    const begin = async () => {
      try {
        const { follow } = await import('./browser');
        if (!isOver) stop = follow();
      } catch {
        // Without it the page asks at intervals.
      }
    };
    const timer = setTimeout(() => void begin(), afterMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  }, []);
  return null;
}
