import { useEffect, useRef, useSyncExternalStore } from 'react';

let on = false;
const listeners = new Set<() => void>();

/** Whether this page is told of changes as they happen. While it is, nothing is asked for at intervals. */
export const live = {
  isOn: (): boolean => on,
  set(next: boolean): void {
    if (next === on) return;
    on = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

const never = () => false;

/** Whether this page is told of changes. */
export const useLive = (): boolean => useSyncExternalStore(live.subscribe, live.isOn, never);

/** Asks once more as soon as this page is told of changes: what was polled until then may have changed since. */
export function useOnceLive(isLive: boolean, wasPolled: boolean, ask: () => unknown): void {
  const wasLive = useRef(isLive);
  useEffect(() => {
    if (isLive && !wasLive.current && wasPolled) void ask();
    wasLive.current = isLive;
  });
}

type Test = (data: unknown) => boolean;
const tests = new Map<string, Test>();

/** Lets a change reach what was read at a path only while its data passes: a text that somebody edits must not be replaced. */
export function changesOnlyWhile(path: string, test: Test): void {
  tests.set(path, test);
}

/** Whether a change may reach what was read at a path. */
export const mayChange: (path: string, data: unknown) => boolean = (path, data) => tests.get(path)?.(data) ?? true;
