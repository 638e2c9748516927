import { useLayoutEffect, useRef, useState } from 'react';

type Handler = (...args: never[]) => void;

/**
 * The handlers as functions that stay the same for as long as the component lives, and do what the newest ones do: what is memoised is not
 * drawn anew because of them. For events, not for drawing.
 */
export function useSteady<Handlers extends Readonly<Record<string, Handler>>>(handlers: Handlers): Handlers {
  const newest = useRef(handlers);
  useLayoutEffect(() => {
    newest.current = handlers;
  });
  const [steady] = useState(
    () =>
      Object.fromEntries(
        Object.keys(handlers).map((name) => [name, (...args: never[]) => newest.current[name]?.(...args)]),
      ) as unknown as Handlers,
  );
  return steady;
}
