import { useRef, useState } from 'react';
import type { Outcome } from '../../../api/client';
import type { Problem } from '../../../api/problem';

interface Item {
  id: number;
}

/** The entries with one of them at another place, from 1. */
export function moved<Entry extends Item>(items: readonly Entry[], id: number, position: number): Entry[] {
  const item = items.find((each) => each.id === id);
  if (!item) return [...items];
  const others = items.filter((each) => each.id !== id);
  return [...others.slice(0, position - 1), item, ...others.slice(position - 1)];
}

/** The entries in an order of ids; those that it does not know come last. */
function inOrder<Entry extends Item>(items: readonly Entry[], ids: readonly number[]): Entry[] {
  const placeOf = ({ id }: Item) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/**
 * The order of a list while it is being changed: a move shows at once, is sent behind the earlier ones, and what the server has is shown when
 * all are answered; so a move that fails is put back.
 */
export function useOrder<Entry extends Item>(
  items: readonly Entry[] | undefined,
  send: (id: number, position: number) => Promise<Outcome<unknown>>,
  reload: () => Promise<unknown>,
) {
  const [ids, setIds] = useState<readonly number[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const queue = useRef(Promise.resolve());
  const open = useRef(0);
  const ordered = items && ids ? inOrder(items, ids) : items;

  const move = (id: number, position: number) => {
    if (!ordered) return;
    setIds(moved(ordered, id, position).map((item) => item.id));
    setProblem(null);
    open.current += 1;
    queue.current = queue.current.then(async () => {
      const outcome = await send(id, position);
      if (!outcome.ok) setProblem(outcome.problem);
      open.current -= 1;
      if (open.current > 0) return;
      await reload();
      // One that was moved meanwhile is shown by its own answer.
      if (open.current === 0) setIds(null);
    });
  };
  return { ordered, move, problem };
}
