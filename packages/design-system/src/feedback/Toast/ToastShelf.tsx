import { useEffect, useState } from 'react';
import { UNSTABLE_ToastQueue as ToastQueue, UNSTABLE_ToastRegion as ToastRegion } from 'react-aria-components/Toast';
import { keepClear } from './keepClear';
import { ToastCard } from './ToastCard';
import type { ToastMessage, Toasts } from './toast';
import * as s from './Toast.css';

const MOST_AT_ONCE = 3;
const STAYS_MS = 8000;

/** Shows the message; a fourth replaces the oldest, which, if it were only queued, would reappear and be announced again. */
function showIn(queue: ToastQueue<ToastMessage>, message: ToastMessage): void {
  for (const { key, content } of queue.visibleToasts)
    if (message.topic !== undefined && content.topic === message.topic) queue.close(key);
  for (const { key } of queue.visibleToasts.slice(MOST_AT_ONCE - 1)) queue.close(key);
  const stays = message.tone === 'danger' || message.action !== undefined;
  queue.add(message, stays ? {} : { timeout: STAYS_MS });
}

/** Closes all messages except those shown together with this page change; `arrived` holds the keys of those already spared once. */
function leavePage(queue: ToastQueue<ToastMessage>, arrived: Set<string>): void {
  for (const { key, content } of queue.visibleToasts) {
    if (!content.ofNextPage || arrived.delete(key)) queue.close(key);
    else arrived.add(key);
  }
}

/**
 * The toasts and their region: it never takes focus, F6 moves to it, timers pause while focus or pointer is inside, and focus returns to
 * where it was when the last one is closed.
 */
export function ToastShelf({ onReady }: { onReady: (toasts: Toasts) => void }) {
  const [queue] = useState(() => new ToastQueue<ToastMessage>({ maxVisibleToasts: MOST_AT_ONCE }));
  useEffect(() => {
    const arrived = new Set<string>();
    onReady({ show: (message) => showIn(queue, message), changePage: () => leavePage(queue, arrived) });
  }, [queue, onReady]);
  return (
    <ToastRegion ref={keepClear} queue={queue} className={s.region}>
      {({ toast }) => <ToastCard toast={toast} onClose={() => queue.close(toast.key)} />}
    </ToastRegion>
  );
}
