import { Suspense, lazy, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ToastContext } from './toast';
import type { ToastMessage } from './toast';

/** Fetched with the first message: most pages never show one. */
const ToastShelf = lazy(() => import('./ToastShelf').then((it) => ({ default: it.ToastShelf })));

type Show = (message: ToastMessage) => void;

/** Holds the messages of everything below, also those that came before there was a shelf to show them on. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [needed, setNeeded] = useState(false);
  const waiting = useRef<ToastMessage[]>([]);
  const shelf = useRef<Show>(null);
  const toasts = useMemo(
    () => ({
      show: (message: ToastMessage) => {
        if (shelf.current) return shelf.current(message);
        waiting.current.push(message);
        setNeeded(true);
      },
    }),
    [],
  );
  const [onReady] = useState(() => (show: Show) => {
    shelf.current = show;
    for (const message of waiting.current.splice(0)) show(message);
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
