import { useEffect, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { IconButton } from '../../components/IconButton/IconButton';
import { Icon } from '../../icons/Icon';
import { useStrings } from '../../i18n/strings';
import type { ToastMessage } from './toast';
import * as s from './Toast.css';

const STAYS_MS = 8000;
const ICONS = { success: 'checkCircle', info: 'info', danger: 'alert' } as const;

interface ToastCardProps {
  id: number;
  message: ToastMessage;
  onClose: (id: number) => void;
}

/** One toast. It waits while a person reads it with pointer or keyboard; a failure or an offer stays until it is closed. */
export function ToastCard({ id, message, onClose }: ToastCardProps) {
  const strings = useStrings();
  const [held, setHeld] = useState(false);
  const stays = message.tone === 'danger' || message.action !== undefined;
  useEffect(() => {
    if (held || stays) return undefined;
    const timer = setTimeout(() => onClose(id), STAYS_MS);
    return () => clearTimeout(timer);
  }, [held, stays, id, onClose]);
  return (
    <div
      className={s.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={s.icon[message.tone]}>
        <Icon name={ICONS[message.tone]} />
      </span>
      <p className={s.text}>{message.text}</p>
      {message.action && (
        <Button
          tone="quiet"
          size="small"
          onPress={() => {
            message.action?.onPress();
            onClose(id);
          }}
        >
          {message.action.label}
        </Button>
      )}
      <IconButton icon="close" size="small" label={strings.close} onPress={() => onClose(id)} />
    </div>
  );
}
