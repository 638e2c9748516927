import { useContext, useId, useLayoutEffect, useRef } from 'react';
import { type Problem, causeOf } from '../../api/problem';
import { PartsContext } from './Parts';

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
