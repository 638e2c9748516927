import { createSecretKey } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Deps } from '../platform/deps.ts';
import type { Identity } from '../platform/http/mount.ts';

const ISSUER = 'peyk';
const AUDIENCE = 'peyk-api';
const TYPE = 'at+jwt';
const MINUTES = 10;

export interface AccessTokens {
  /** A bearer token, valid for ten minutes. */
  sign(identity: Identity): Promise<string>;
  /** The identity in the token, or null when the token is not ours or no longer valid. */
  read(token: string): Promise<Identity | null>;
}

export function createAccessTokens({ secrets, now }: Pick<Deps, 'secrets' | 'now'>): AccessTokens {
  // A KeyObject is parsed once, not for every token.
  const key = createSecretKey(secrets.key('access-token'));
  return {
    sign({ userId, sessionId }) {
      const issued = Math.floor(now().getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(String(userId))
        .setIssuedAt(issued)
        .setExpirationTime(issued + MINUTES * 60)
        .sign(key);
    },
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: AUDIENCE,
          typ: TYPE,
          currentDate: now(),
          requiredClaims: ['sub', 'sid', 'exp'],
        });
        const userId = Number(payload.sub);
        const sessionId = payload.sid;
        return Number.isInteger(userId) && typeof sessionId === 'number' ? { userId, sessionId } : null;
      } catch {
        return null;
      }
    },
  };
}
