import type { Deps } from '../platform/deps.ts';
import type { Handlers } from '../platform/http/types.ts';
import { listNotices, readNotices } from './list.ts';

/** What the bell tells of. */
export const createNoticeHandlers = ({ db }: Pick<Deps, 'db'>): Pick<Handlers, 'listNotices' | 'readNotices'> => ({
  listNotices: async ({ userId }) => ({ status: 200, body: await listNotices(db, userId) }),
  readNotices: async ({ userId, body }) => {
    await readNotices(db, userId, body.up_to);
    return { status: 200, body: await listNotices(db, userId) };
  },
});
