import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { UNSTABLE_ToastQueue as ToastQueue, UNSTABLE_ToastRegion as ToastRegion } from 'react-aria-components/Toast';
import { ToastCard } from './ToastCard';
import { ToastContext } from './toast';
import type { ToastMessage } from './toast';
import * as s from './Toast.css';

const MOST_AT_ONCE = 3;
const STAYS_MS = 8000;

/** Shows the message; a fourth takes the place of the oldest, which would come back and be read again if it only waited. */
function showIn(queue: ToastQueue<ToastMessage>, message: ToastMessage): void {
  for (const { key } of queue.visibleToasts.slice(MOST_AT_ONCE - 1)) queue.close(key);
  const stays = message.tone === 'danger' || message.action !== undefined;
  queue.add(message, stays ? {} : { timeout: STAYS_MS });
}

/**
 * Holds the toasts and the region that shows them: it never takes focus, F6 leads to it, no time runs while a person is
 * inside, and focus goes back to where it was when the last one is closed.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const queue = useMemo(() => new ToastQueue<ToastMessage>({ maxVisibleToasts: MOST_AT_ONCE }), []);
  const toasts = useMemo(() => ({ show: (message: ToastMessage) => showIn(queue, message) }), [queue]);
  return (
    <ToastContext value={toasts}>
      {children}
      <ToastRegion queue={queue} className={s.region}>
        {({ toast }) => <ToastCard toast={toast} onClose={() => queue.close(toast.key)} />}
      </ToastRegion>
    </ToastContext>
  );
}
