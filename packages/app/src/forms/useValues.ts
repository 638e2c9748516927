import { useState } from 'react';

/** What a person has typed into a form that keeps it itself. */
export function useValues<Values extends object>(start: () => Values): [Values, (change: Partial<Values>) => void] {
  const [values, setValues] = useState(start);
  return [values, (change) => setValues((now) => ({ ...now, ...change }))];
}
