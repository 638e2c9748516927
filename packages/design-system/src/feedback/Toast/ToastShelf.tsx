import { useEffect, useState } from 'react';
import { UNSTABLE_ToastQueue as ToastQueue, UNSTABLE_ToastRegion as ToastRegion } from 'react-aria-components/Toast';
import { ToastCard } from './ToastCard';
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
 * The toasts and the region that shows them: it never takes focus, F6 leads to it, no time runs while a person is
 * inside, and focus goes back to where it was when the last one is closed.
 */
export function ToastShelf({ onReady }: { onReady: (show: (message: ToastMessage) => void) => void }) {
  const [queue] = useState(() => new ToastQueue<ToastMessage>({ maxVisibleToasts: MOST_AT_ONCE }));
  useEffect(() => onReady((message) => showIn(queue, message)), [queue, onReady]);
  return (
    <ToastRegion queue={queue} className={s.region}>
      {({ toast }) => <ToastCard toast={toast} onClose={() => queue.close(toast.key)} />}
    </ToastRegion>
  );
}
