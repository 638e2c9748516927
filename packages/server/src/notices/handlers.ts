import type { Changes } from '../platform/changes/changes.ts';
import type { Deps } from '../platform/deps.ts';
import type { Handlers } from '../platform/http/types.ts';
import { listNotices, readNotices } from './list.ts';

type Operations = 'listNotices' | 'readNotices' | 'streamChanges';

/** What the bell tells of, and the stream of what has changed. */
export const createNoticeHandlers = (
  { db }: Pick<Deps, 'db'>,
  changes: Pick<Changes, 'open'>,
): Pick<Handlers, Operations> => ({
  listNotices: async ({ userId }) => ({ status: 200, body: await listNotices(db, userId) }),
  readNotices: async ({ userId, body }) => {
    await readNotices(db, userId, body.up_to);
    return { status: 200, body: await listNotices(db, userId) };
  },
  streamChanges: async ({ userId, sessionId, request }) => {
    const headers = {
      'content-type': 'text/event-stream; charset=utf-8',
      // A proxy would keep events back until it has a page of them.
      'x-accel-buffering': 'no',
    };
    // Whoever asks for the head alone never reads the stream, nor closes it.
    if (request.method === 'HEAD') return { status: 200, headers, body: '' as never };
    return { status: 200, headers, body: (await changes.open({ userId, sessionId })) as never };
  },
});
