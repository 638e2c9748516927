import { useSyncExternalStore } from 'react';
import { announceSignOut, forgetVisit } from './storage';
import { tokens } from './tokens';

/** Keeps the tokens of a sign-in; the caches of whoever was here before are emptied. */
export function beginSession(pair: { access: string; refresh: string }): void {
  tokens.begin(pair);
  dropOldCaches();
}

/** Ends the session here and in every other tab at once. */
export function endSession(): void {
  tokens.clear();
  announceSignOut();
  dropOldCaches();
  forgetVisit();
}

/** The session that the caches belong to. */
let cachesOf = tokens.session();
const caches = new Set<() => void>();

/** Calls back as soon as another session is noticed, for what must not outlive one. */
export function onNewSession(drop: () => void): void {
  caches.add(drop);
}

/** Empties the caches of an earlier session; answers on their way into them are ignored. */
function dropOldCaches(): void {
  if (tokens.session() === cachesOf) return;
  cachesOf = tokens.session();
  for (const drop of caches) drop();
}

/** Whoever hears of another session finds its caches empty. */
function subscribe(listener: () => void): () => void {
  // What happened before anybody listened counts as well.
  dropOldCaches();
  return tokens.subscribe(() => {
    dropOldCaches();
    listener();
  });
}

/** Whether somebody is signed in, live in every tab. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribe, tokens.exist, () => false);
}

/** The number of the session, a `key` for what must not outlive it: the words that one person typed are not shown to the next. */
export function useSessionNumber(): number {
  return useSyncExternalStore(
    subscribe,
    () => cachesOf,
    () => 0,
  );
}
