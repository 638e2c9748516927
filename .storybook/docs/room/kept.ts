import { useState } from 'react';

/** What was typed, by the name of its field. Storage would not do: every story that is drawn clears it. */
const kept = new Map<string, string>();

/** What a person has typed into a page of the room: whoever opens a picture and comes back finds it there. */
export function useKept(name: string, first: string): [string, (value: string) => void] {
  const [value, setValue] = useState(() => kept.get(name) ?? first);
  const keep = (next: string) => {
    kept.set(name, next);
    setValue(next);
  };
  return [value, keep];
}
