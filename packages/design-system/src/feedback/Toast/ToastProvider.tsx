import { useCallback, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useStrings } from '../../i18n/strings';
import { ToastCard } from './ToastCard';
import { ToastContext } from './toast';
import type { ToastMessage } from './toast';
import * as s from './Toast.css';

const MOST_AT_ONCE = 3;

interface Shown {
  id: number;
  message: ToastMessage;
}

/** Holds the toasts and the region that shows and speaks them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const strings = useStrings();
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const nextId = useRef(1);
  const show = useCallback((message: ToastMessage) => {
    const id = nextId.current;
    nextId.current += 1;
    setShown((before) => [...before, { id, message }].slice(-MOST_AT_ONCE));
  }, []);
  const close = useCallback((id: number) => setShown((before) => before.filter((toast) => toast.id !== id)), []);
  const toasts = useMemo(() => ({ show }), [show]);
  return (
    <ToastContext value={toasts}>
      {children}
      <section aria-label={strings.notifications} aria-live="polite" className={s.region}>
        {shown.map(({ id, message }) => (
          <ToastCard key={id} id={id} message={message} onClose={close} />
        ))}
      </section>
    </ToastContext>
  );
}
