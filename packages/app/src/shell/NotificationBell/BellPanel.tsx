import type { Notice } from '@peyk/api-types';
import { Auto, Link, Popover, Skeleton, Stack, StarOrnament, Text, VisuallyHidden } from '@peyk/design-system';
import { type RefObject, useEffect, useState } from 'react';
import { formatPast } from '../../i18n/format';
import { useLocale, useT } from '../../i18n/I18n';
import { ProblemView } from '../../ui/ProblemView/ProblemView';
import type { BellState } from './NotificationBell.states';
import { placeOfNotice, sayNotice } from './sayNotice';
import type { Bell } from './useNotices';

interface PanelProps extends Omit<Bell, 'state'> {
  state: Exclude<BellState, { status: 'absent' }>;
}

interface BellPanelProps extends PanelProps {
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onClose: () => void;
}

/** What happened and matters, below the bell. */
export function BellPanel({ anchor, open, onClose, ...panel }: BellPanelProps) {
  const t = useT();
  return (
    <Popover label={t('shell.bell.label')} anchor={anchor} open={open} onClose={onClose}>
      <Panel {...panel} />
    </Popover>
  );
}

function Panel({ state, onSeen, onRetry }: PanelProps) {
  const t = useT();
  const isReady = state.status === 'ready';
  useEffect(() => {
    if (isReady) onSeen();
  }, [isReady, onSeen]);
  if (state.status === 'failed')
    return <ProblemView problem={state.problem} title={t('notices.failed')} onRetry={onRetry} />;
  if (state.status === 'loading')
    return (
      <div role="status">
        <VisuallyHidden>{t('notices.loading')}</VisuallyHidden>
        <Stack gap={12}>
          <Skeleton shape="text" width="90%" />
          <Skeleton shape="text" width="70%" />
        </Stack>
      </div>
    );
  return state.notices.length === 0 ? <Empty /> : <Notices notices={state.notices} />;
}

function Empty() {
  const t = useT();
  return (
    <Stack gap={12} align="center">
      <StarOrnament />
      <Text size="ui" weight="semibold" tone="strong" align="center">
        {t('notices.empty')}
      </Text>
      <Text size="small" tone="muted" align="center">
        {t('notices.why')}
      </Text>
    </Stack>
  );
}

function Notices({ notices }: { notices: readonly Notice[] }) {
  const t = useT();
  const locale = useLocale();
  // They are read as soon as the panel is open, and stay marked until it is closed.
  const [fresh] = useState(() => new Set(notices.filter(({ read }) => !read).map(({ id }) => id)));
  return (
    <Stack gap={16} as="ul">
      {notices.flatMap((notice) => {
        const words = sayNotice(t, notice);
        if (words === null) return [];
        const href = placeOfNotice(notice);
        return [
          <Stack key={notice.id} gap={4} as="li">
            <Text size="ui" weight={fresh.has(notice.id) ? 'semibold' : 'regular'} tone="strong">
              {href === null ? (
                <Auto>{words}</Auto>
              ) : (
                <Link href={href}>
                  <Auto>{words}</Auto>
                </Link>
              )}
            </Text>
            <Text size="small" tone="muted">
              {fresh.has(notice.id)
                ? t('notices.fresh', { when: formatPast(locale, notice.at) })
                : formatPast(locale, notice.at)}
            </Text>
          </Stack>,
        ];
      })}
    </Stack>
  );
}
