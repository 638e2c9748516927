import { useEffect, useRef } from 'react';

/**
 * Whether the component still shows the same thing, such as the form of one record, as when the function was made: a late answer must not
 * navigate somebody who has moved on, nor close what was opened since.
 */
export function useStillShown(what: number | string | null | undefined): () => boolean {
  const shown = useRef<{ what: typeof what } | null>(null);
  useEffect(() => {
    shown.current = { what };
    return () => {
      shown.current = null;
    };
  }, [what]);
  return () => shown.current !== null && shown.current.what === what;
}
