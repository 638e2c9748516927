import { Suspense, lazy, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ToastContext } from './toast';
import type { ToastMessage, Toasts } from './toast';

/** Lazily loaded with the first message: most pages never show one. */
const ToastShelf = lazy(() => import('./ToastShelf').then((it) => ({ default: it.ToastShelf })));

/** Holds the messages of everything below, including those shown before the shelf is loaded. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [needed, setNeeded] = useState(false);
  const waiting = useRef<ToastMessage[]>([]);
  const shelf = useRef<Toasts>(null);
  const toasts = useMemo(
    () => ({
      show: (message: ToastMessage) => {
        if (shelf.current) return shelf.current.show(message);
        waiting.current.push(message);
        setNeeded(true);
      },
      changePage: () => {
        if (shelf.current) return shelf.current.changePage();
        // Those that remain have survived their page change: the next one closes them.
        waiting.current = waiting.current
          .filter(({ ofNextPage }) => ofNextPage)
          .map((message) => ({ ...message, ofNextPage: false }));
      },
    }),
    [],
  );
  const [onReady] = useState(() => (ready: Toasts) => {
    shelf.current = ready;
    for (const message of waiting.current.splice(0)) ready.show(message);
  });
  return (
    <ToastContext value={toasts}>
      {children}
      {needed && (
        <Suspense>
          <ToastShelf onReady={onReady} />
        </Suspense>
      )}
    </ToastContext>
  );
}
