import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Problem, causeOf } from '../../api/problem';

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

const PartsContext = createContext<Known | null>(null);

/** Knows which parts of the page have not arrived, so that one of them can say it for all that lack the same thing. */
export function Parts({ children }: { children: ReactNode }) {
  const [missing, setMissing] = useState<readonly Missing[]>([]);
  const add = useCallback((part: Missing) => setMissing((parts) => [...parts, part]), []);
  const remove = useCallback((id: string) => setMissing((parts) => parts.filter((part) => part.id !== id)), []);
  const known = useMemo(() => ({ missing, add, remove }), [missing, add, remove]);
  return <PartsContext value={known}>{children}</PartsContext>;
}

export interface PartOptions {
  problem: Problem;
  of?: string;
  leads?: boolean;
  kept?: boolean;
  onRetry?: () => void;
}

export interface Saying {
  /** `own`: it speaks for itself; `all`: for every part with the same cause; `none`: another part does, or it is not settled yet. */
  says: 'own' | 'all' | 'none';
  /** Every part of which `all` speaks still shows older content. */
  kept: boolean;
  /** Loads every part with the same cause again. */
  onRetry: (() => void) | undefined;
}

/**
 * What a part that has not arrived says. The first one speaks, also when another that stands above it fails later: what a person reads does
 * not move.
 */
export function usePart({ problem, of, leads = true, kept = false, onRetry }: PartOptions): Saying {
  const id = useId();
  const known = useContext(PartsContext);
  const again = useRef(onRetry);
  const cause = causeOf(problem);
  const add = known?.add;
  const remove = known?.remove;
  const answer = of ?? id;
  useLayoutEffect(() => {
    again.current = onRetry;
  });
  useLayoutEffect(() => {
    if (cause === null) return undefined;
    add?.({ id, cause, of: answer, leads, kept, again });
    return () => remove?.(id);
  }, [cause, id, answer, leads, kept, add, remove]);

  if (known === null || cause === null) return { says: 'own', kept, onRetry };
  const same = known.missing.filter((part) => part.cause === cause);
  const speakers = same.filter((part) => part.leads);
  if (!same.some((part) => part.id === id)) return { says: 'none', kept, onRetry };
  if (!leads) return { says: speakers.length ? 'none' : 'own', kept, onRetry };
  if (speakers[0]?.id !== id) return { says: 'none', kept, onRetry };
  const repeatable = same.some((part) => part.again.current !== undefined);
  return {
    says: new Set(speakers.map((part) => part.of)).size > 1 ? 'all' : 'own',
    kept: speakers.every((part) => part.kept),
    onRetry: repeatable
      ? () => new Set(same.map((part) => part.again.current)).forEach((reload) => reload?.())
      : undefined,
  };
}
