import type { Notice } from '@peyk/api-types';
import type { Loadable } from '../../api/toState';
import { MockNotices, MockNoticesLong } from '../../mocks/fixtures/notices';

/** What the bell tells of. `absent` where the server has nothing to read from: then there is no bell. */
export type BellState = { status: 'absent' } | Loadable<{ notices: readonly Notice[]; unread: number }>;

const ready = (notices: readonly Notice[]): BellState => ({
  status: 'ready',
  refreshing: false,
  notice: null,
  notices,
  unread: notices.filter(({ read }) => !read).length,
});

export const bellStates = {
  absent: { status: 'absent' },
  loading: { status: 'loading' },
  failed: { status: 'failed', problem: { kind: 'network' } },
  empty: ready([]),
  ready: ready(MockNotices),
  allRead: ready(MockNotices.map((notice) => ({ ...notice, read: true }))),
  long: ready(MockNoticesLong),
} satisfies Record<string, BellState>;
