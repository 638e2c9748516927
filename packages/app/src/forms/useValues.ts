import { useState } from 'react';

/** The state of a form that holds its own values. */
export function useValues<Values extends object>(start: () => Values): [Values, (change: Partial<Values>) => void] {
  const [values, setValues] = useState(start);
  return [values, (change) => setValues((now) => ({ ...now, ...change }))];
}
