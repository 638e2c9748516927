import type { FastifyRequest } from 'fastify';
import { prepared } from '../db/prepared.ts';
import type { Deps } from '../deps.ts';
import { unauthenticated } from '../http/errors.ts';
import type { Identity } from '../http/mount.ts';
import { createAccessTokens } from './accessTokens.ts';

/** Finds out who is calling: a token of ours whose session still stands. Throws 401 otherwise. */
export function createAuthenticate(
  deps: Pick<Deps, 'db' | 'secrets' | 'now'>,
): (request: FastifyRequest) => Promise<Identity> {
  const tokens = createAccessTokens(deps);
  return async (request) => {
    const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const identity = token ? await tokens.read(token) : null;
    if (!identity) throw unauthenticated();
    const session = await deps.db
      .selectFrom('sessions')
      .modifyFront(prepared)
      .select('id')
      .where('id', '=', identity.sessionId)
      .where('user_id', '=', identity.userId)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    if (!session) throw unauthenticated();
    return identity;
  };
}
