import { useEffect, useRef } from 'react';

/**
 * Whether the page still shows what it showed when the function was made, such as the form of one record: an answer that
 * comes late leads nobody away who went elsewhere meanwhile, and closes nothing that was opened since.
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
