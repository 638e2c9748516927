import { useRef } from 'react';
import { api, perform } from '../../api/client';
import { toState } from '../../api/toState';
import { useApi } from '../../api/useApi';
import type { BellState } from './NotificationBell.states';

const POLL_MS = 60_000;

export interface Bell {
  state: BellState;
  /** The panel is open: what it lists is read. May be called again and again. */
  onSeen: () => void;
  onRetry: () => void;
}

/** What happened and matters, asked for when it changes, or once a minute, and when the window gets the focus. */
export function useNotices(): Bell {
  const notices = useApi('/api/notices/', {}, { refreshInterval: POLL_MS });
  const isAbsent = notices.data === undefined && notices.problem?.kind === 'notFound';
  const told = useRef<number | null>(null);
  const newest = notices.data?.notices[0]?.id;
  return {
    state: isAbsent
      ? { status: 'absent' }
      : toState(notices, (data) => ({ notices: data.notices, unread: data.unread })),
    onSeen: () => {
      if (newest === undefined || newest === told.current || notices.data?.unread === 0) return;
      told.current = newest;
      void perform(api.POST('/api/notices/read/', { body: { up_to: newest } })).then((outcome) => {
        // Told again when the panel is opened again.
        if (!outcome.ok) told.current = null;
        else if (outcome.data) void notices.replace(outcome.data);
      });
    },
    onRetry: () => void notices.reload(),
  };
}
