import { IconButton } from '@peyk/design-system';
import { Suspense, useRef, useState } from 'react';
import { useT } from '../../i18n/I18n';
import { BellPanelPart } from './bellPanelPart';
import type { Bell } from './useNotices';

/** The bell in the header with what happened and matters. There is none where nothing can be read from. */
export function NotificationBell({ state, onSeen, onRetry }: Bell) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  // Stays mounted after the first opening, so that it can animate out.
  const [hasOpened, setHasOpened] = useState(false);
  if (open && !hasOpened) setHasOpened(true);
  if (state.status === 'absent') return null;
  const unread = state.status === 'ready' ? state.unread : 0;
  const label = unread > 0 ? t('notices.unread', { unread }) : t('shell.bell.label');
  return (
    <>
      <IconButton
        ref={button}
        icon="bell"
        name="notifications"
        label={label}
        marked={unread > 0}
        expanded={open}
        onPress={() => setOpen(true)}
      />
      {hasOpened ? (
        <Suspense>
          <BellPanelPart
            state={state}
            onSeen={onSeen}
            onRetry={onRetry}
            anchor={button}
            open={open}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
