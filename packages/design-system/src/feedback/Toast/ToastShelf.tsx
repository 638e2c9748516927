import { useEffect, useState } from 'react';
import { UNSTABLE_ToastQueue as ToastQueue, UNSTABLE_ToastRegion as ToastRegion } from 'react-aria-components/Toast';
import { ToastCard } from './ToastCard';
import type { ToastMessage, Toasts } from './toast';
import * as s from './Toast.css';

const MOST_AT_ONCE = 3;
const STAYS_MS = 8000;

/** Shows the message; a fourth takes the place of the oldest, which would come back and be read again if it only waited. */
function showIn(queue: ToastQueue<ToastMessage>, message: ToastMessage): void {
  for (const { key } of queue.visibleToasts.slice(MOST_AT_ONCE - 1)) queue.close(key);
  const stays = message.tone === 'danger' || message.action !== undefined;
  queue.add(message, stays ? {} : { timeout: STAYS_MS });
}

/** Closes all messages but those that came with this very change of page; `arrived` are the ones that had theirs. */
function leavePage(queue: ToastQueue<ToastMessage>, arrived: Set<string>): void {
  for (const { key, content } of queue.visibleToasts) {
    if (!content.ofNextPage || arrived.delete(key)) queue.close(key);
    else arrived.add(key);
  }
}

/**
 * The toasts and the region that shows them: it never takes focus, F6 leads to it, no time runs while a person is
 * inside, and focus goes back to where it was when the last one is closed.
 */
export function ToastShelf({ onReady }: { onReady: (toasts: Toasts) => void }) {
  const [queue] = useState(() => new ToastQueue<ToastMessage>({ maxVisibleToasts: MOST_AT_ONCE }));
  useEffect(() => {
    const arrived = new Set<string>();
    onReady({ show: (message) => showIn(queue, message), changePage: () => leavePage(queue, arrived) });
  }, [queue, onReady]);
  return (
    <ToastRegion queue={queue} className={s.region}>
      {({ toast }) => <ToastCard toast={toast} onClose={() => queue.close(toast.key)} />}
    </ToastRegion>
  );
}
