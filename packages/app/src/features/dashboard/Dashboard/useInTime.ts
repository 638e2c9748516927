import { useEffect, useState } from 'react';

/**
 * Whether an answer that is `pending` may still take room in the page: after so long it comes too late, and stays so. What lies below is
 * then shown, and may not be moved by it.
 */
export function useInTime(pending: boolean, ms: number): 'waiting' | 'inTime' | 'late' {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!pending || late) return undefined;
    const timer = setTimeout(() => setLate(true), ms);
    return () => clearTimeout(timer);
  }, [pending, late, ms]);
  if (late) return 'late';
  return pending ? 'waiting' : 'inTime';
}
