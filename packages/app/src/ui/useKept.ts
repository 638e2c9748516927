import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { onNewSession } from '../session/session';

/** What screens left behind, for each cache of answers: stories and tests have their own. */
let keptBeside = new WeakMap<object, Map<string, unknown>>();
onNewSession(() => {
  keptBeside = new WeakMap();
});

/**
 * A state that is still there when its screen is opened again, such as who was selected before a link was followed and Back pressed. It
 * lasts as long as the page of the browser and the session. Give a component that changes its `name` the name as key.
 */
export function useKept<Value>(name: string, start: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const { cache } = useSWRConfig();
  const [value, setValue] = useState(() => {
    const kept = keptBeside.get(cache);
    return kept?.has(name) ? (kept.get(name) as Value) : start;
  });
  useEffect(() => {
    const kept = keptBeside.get(cache) ?? new Map<string, unknown>();
    keptBeside.set(cache, kept);
    kept.set(name, value);
  }, [cache, name, value]);
  return [value, setValue];
}
