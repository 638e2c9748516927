import {
  Text as RacText,
  UNSTABLE_Toast as RacToast,
  UNSTABLE_ToastContent as ToastContent,
} from 'react-aria-components/Toast';
import type { QueuedToast } from 'react-aria-components/Toast';
import { Button } from '../../components/Button/Button';
import { IconButton } from '../../components/IconButton/IconButton';
import { Icon } from '../../icons/Icon';
import { useStrings } from '../../i18n/strings';
import type { ToastMessage } from './toast';
import * as s from './Toast.css';

const ICONS = { success: 'checkCircle', info: 'info', danger: 'alert' } as const;

interface ToastCardProps {
  toast: QueuedToast<ToastMessage>;
  onClose: () => void;
}

/** One toast: what happened, an action, and a close button. Only the text is the alert. */
export function ToastCard({ toast, onClose }: ToastCardProps) {
  const strings = useStrings();
  const { tone, text, action } = toast.content;
  return (
    <RacToast toast={toast} className={s.toast}>
      <div className={s.body}>
        <ToastContent className={s.content}>
          <span className={s.icon[tone]}>
            <Icon name={ICONS[tone]} />
          </span>
          <RacText slot="title" elementType="p" className={s.text}>
            {text}
          </RacText>
        </ToastContent>
        {action && (
          <Button
            tone="quiet"
            size="small"
            onPress={() => {
              action.onPress();
              onClose();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton icon="close" size="small" label={strings.close} onPress={onClose} />
    </RacToast>
  );
}
