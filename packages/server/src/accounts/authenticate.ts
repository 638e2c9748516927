import type { FastifyRequest } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import { unauthenticated } from '../platform/http/errors.ts';
import type { Identity } from '../platform/http/mount.ts';
import { createAccessTokens } from './accessTokens.ts';
import { createSessionCheck } from './sessionCheck.ts';

/** Identifies the caller by an access token whose session is active. Throws 401 otherwise. */
export function createAuthenticate(
  deps: Pick<Deps, 'db' | 'secrets' | 'now'>,
): (request: FastifyRequest) => Promise<Identity> {
  const tokens = createAccessTokens(deps);
  const isActive = createSessionCheck(deps.db);
  return async (request) => {
    const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const identity = token ? await tokens.read(token) : null;
    if (!identity || !(await isActive(identity))) throw unauthenticated();
    return identity;
  };
}
