import { createContext, type ReactNode, type RefObject, useCallback, useMemo, useState } from 'react';

/** A part of the page that has not arrived. */
interface Missing {
  id: string;
  cause: string;
  /** The request that failed: two parts that show the same answer lack one thing, not two. */
  of: string;
  /** It has room for the message about the whole page. */
  leads: boolean;
  /** Older content of it is still shown. */
  kept: boolean;
  again: RefObject<(() => void) | undefined>;
}

interface Known {
  missing: readonly Missing[];
  add: (part: Missing) => void;
  remove: (id: string) => void;
}

export const PartsContext = createContext<Known | null>(null);

/** Knows which parts of the page have not arrived, so that one of them can say it for all that lack the same thing. */
export function Parts({ children }: { children: ReactNode }) {
  const [missing, setMissing] = useState<readonly Missing[]>([]);
  const add = useCallback((part: Missing) => setMissing((parts) => [...parts, part]), []);
  const remove = useCallback((id: string) => setMissing((parts) => parts.filter((part) => part.id !== id)), []);
  const known = useMemo(() => ({ missing, add, remove }), [missing, add, remove]);
  return <PartsContext value={known}>{children}</PartsContext>;
}
