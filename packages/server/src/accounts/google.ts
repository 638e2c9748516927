import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import type { Deps } from '../deps.ts';
import { HttpProblem } from '../http/errors.ts';
import { isEmail, tidyEmail } from './email.ts';

export interface GooglePerson {
  subject: string;
  email: string;
  emailVerified: boolean;
  /** Whether Google itself runs the mailbox, so that its word about the address is final. */
  authoritative: boolean;
  firstName: string;
  lastName: string;
}

/** Verifies an ID token. Throws 401 for one that is not meant for us or does not hold, 503 when the issuer is silent. */
export type VerifyIdToken = (token: string, nonce?: string) => Promise<GooglePerson>;

const FETCH_LIMIT_MS = 5000;
const refused = (): HttpProblem => new HttpProblem(401, 'googleRefused', { code: 'google_refused' });
const text = (value: unknown): string => (typeof value === 'string' ? value.normalize('NFC').trim() : '');

/** Rule: developers.google.com/identity/sign-in/web/backend-auth — gmail.com, or a verified address of a Workspace domain. */
function isAuthoritative(email: string, payload: JWTPayload): boolean {
  return payload.email_verified === true && (/@(gmail|googlemail)\.com$/i.test(email) || text(payload.hd) !== '');
}

export function createVerifyIdToken({ config, now, log }: Pick<Deps, 'config' | 'now' | 'log'>): VerifyIdToken {
  const { issuer, clientId } = config.google;
  let keys: ReturnType<typeof createRemoteJWKSet> | null = null;

  const unavailable = (error: unknown): HttpProblem => {
    log.warn({ err: error }, 'the identity provider cannot be reached');
    return new HttpProblem(503, 'googleUnavailable', { code: 'google_unavailable' });
  };

  async function keySet(): Promise<ReturnType<typeof createRemoteJWKSet>> {
    if (keys) return keys;
    try {
      const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
        signal: AbortSignal.timeout(FETCH_LIMIT_MS),
      });
      const { jwks_uri: address } = (await response.json()) as { jwks_uri?: string };
      if (!response.ok || !address) throw new Error(`The discovery document answered ${response.status}`);
      keys = createRemoteJWKSet(new URL(address), { timeoutDuration: FETCH_LIMIT_MS });
      return keys;
    } catch (error) {
      throw unavailable(error);
    }
  }

  return async (token, nonce) => {
    const keyOf = await keySet();
    let payload: JWTPayload;
    try {
      // Google names itself with and without the scheme.
      ({ payload } = await jwtVerify(token, keyOf, {
        audience: clientId,
        issuer: [issuer, issuer.replace(/^https:\/\//, '')],
        algorithms: ['RS256', 'ES256'],
        requiredClaims: ['sub', 'exp', 'iat'],
        currentDate: now(),
        clockTolerance: 30,
      }));
    } catch (error) {
      const silent =
        error instanceof errors.JWKSTimeout ||
        !(error instanceof errors.JOSEError) ||
        error.code === 'ERR_JOSE_GENERIC';
      throw silent ? unavailable(error) : refused();
    }
    const email = tidyEmail(text(payload.email));
    if (!payload.sub || !isEmail(email) || (nonce !== undefined && payload.nonce !== nonce)) throw refused();
    const [first = '', ...rest] = text(payload.name).split(/\s+/);
    return {
      subject: payload.sub,
      email,
      emailVerified: payload.email_verified === true,
      authoritative: isAuthoritative(email, payload),
      firstName: text(payload.given_name) || first || email.slice(0, email.lastIndexOf('@')),
      lastName: text(payload.family_name) || rest.join(' '),
    };
  };
}
