import { useSyncExternalStore } from 'react';
import { announceSignOut, forgetPerson, forgetVisit } from './storage';
import { tokens } from './tokens';

/** Stores the tokens of a sign-in and empties the caches of the previous session. */
export function beginSession(pair: { access: string; refresh: string }): void {
  tokens.begin(pair);
  dropOldCaches();
}

/** Ends the session here and in every other tab at once. */
export function endSession(): void {
  tokens.clear();
  forgetPerson();
  announceSignOut();
  dropOldCaches();
  forgetVisit();
}

/** The session that the caches belong to. */
let cachesOf = tokens.session();
const caches = new Set<() => void>();

/** Calls back as soon as a new session is noticed, to drop the data of the previous one. */
export function onNewSession(drop: () => void): void {
  caches.add(drop);
}

/** Empties the caches of an earlier session; answers still in flight are ignored. */
function dropOldCaches(): void {
  if (tokens.session() === cachesOf) return;
  cachesOf = tokens.session();
  for (const drop of caches) drop();
}

/** Empties the caches before the listener runs. */
function subscribe(listener: () => void): () => void {
  // The session may have changed before the first subscription.
  dropOldCaches();
  return tokens.subscribe(() => {
    dropOldCaches();
    listener();
  });
}

/** Whether somebody is signed in, in sync across tabs. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribe, tokens.exist, () => false);
}

/** The number of the session, as a `key` for state that must not outlive it: what one person typed is not shown to the next. */
export function useSessionNumber(): number {
  return useSyncExternalStore(
    subscribe,
    () => cachesOf,
    () => 0,
  );
}
