import { useSyncExternalStore } from 'react';
import { onStoredElsewhere, readStored, writeStored } from './storage';

/** A card that a person may dismiss for good, in this browser. */
export type Dismissible = 'threeSentences';

/** How many dismissals are kept, the newest of them: a browser that many people share must not fill up. */
const MOST = 100;
const entry = (owner: number, card: Dismissible) => `${owner}.${card}`;
const kept = (): string[] => (readStored('peyk.dismissed') ?? '').split(' ').filter(Boolean);

const listeners = new Set<() => void>();

/** Which cards this person has dismissed. Outlives the session, as a preference does. */
export const dismissed = {
  has: (owner: number, card: Dismissible): boolean => kept().includes(entry(owner, card)),
  add(owner: number, card: Dismissible): void {
    const others = kept().filter((each) => each !== entry(owner, card));
    writeStored('peyk.dismissed', [...others, entry(owner, card)].slice(-MOST).join(' '));
    listeners.forEach((listener) => listener());
  },
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onStoredElsewhere(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Whether this person has dismissed a card, in sync across tabs; false as long as it is not known who it is. */
export function useDismissed(owner: number | null, card: Dismissible): boolean {
  const read = () => owner !== null && dismissed.has(owner, card);
  return useSyncExternalStore(subscribe, read, () => false);
}
