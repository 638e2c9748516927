import { createHash } from 'node:crypto';
import {
  createRemoteJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import type { Deps } from '../platform/deps.ts';
import { canonicalEmail } from '../platform/emailAddress.ts';
import { HttpProblem } from '../platform/http/errors.ts';
import { textWithin } from '../platform/textWithin.ts';
import { type Limit, reserve } from './attempts.ts';

export interface GooglePerson {
  subject: string;
  email: string;
  emailVerified: boolean;
  /** Whether Google itself hosts the mailbox, so that its claim about the address is authoritative. */
  authoritative: boolean;
  firstName: string;
  lastName: string;
  /** When Google issued the token. */
  issuedAt: Date;
}

/** Whether a token was requested with this secret: its nonce is the secret's hash. A token with a nonce is invalid without its secret. */
function isAskedWith(nonce: unknown, secret: string | undefined): boolean {
  return nonce === (secret === undefined ? undefined : createHash('sha256').update(secret).digest('base64url'));
}

/**
 * Verifies an ID token and the secret it was requested with. Throws 401 for a token that is invalid or not meant for us, 503 when the
 * issuer does not respond.
 */
export type VerifyIdToken = (token: string, secret?: string) => Promise<GooglePerson>;

const FETCH_LIMIT_MS = 5000;
/** Google's own is 1.3 KB. */
const DISCOVERY_BYTES = 64 * 1024;
/** Google's tokens are valid for an hour. A use is remembered for longer than any accepted token is valid. */
const LONGEST_LIFE_SECONDS = 2 * 3600;
const USES: Limit = { kind: 'google-token', most: 1, windowMs: 3 * 3_600_000 };
const ALGORITHMS = ['RS256', 'ES256'];
const refused = (): HttpProblem => new HttpProblem(401, 'googleRefused', { code: 'google_refused' });
const text = (value: unknown): string => (typeof value === 'string' ? value.normalize('NFC').trim() : '');

/** Rule: developers.google.com/identity/sign-in/web/backend-auth — gmail.com, or a verified address of a Workspace domain. */
function isAuthoritative(email: string, payload: JWTPayload): boolean {
  return payload.email_verified === true && (/@(gmail|googlemail)\.com$/.test(email) || text(payload.hd) !== '');
}

export function createVerifyIdToken(deps: Pick<Deps, 'config' | 'db' | 'secrets' | 'now' | 'log'>): VerifyIdToken {
  const { config, now, log } = deps;
  const { issuer, clientId, standIn } = config.google;
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
        redirect: 'error',
      });
      const { issuer: named, jwks_uri: address } = JSON.parse(await textWithin(response, DISCOVERY_BYTES)) as {
        issuer?: string;
        jwks_uri?: string;
      };
      // OpenID Connect Discovery 1.0, 4.3: the document of another issuer must be rejected.
      if (!response.ok || named !== issuer || !address)
        throw new Error(`The discovery document answered ${response.status}, or is of another issuer`);
      keys = createRemoteJWKSet(new URL(address), { timeoutDuration: FETCH_LIMIT_MS });
      return keys;
    } catch (error) {
      throw unavailable(error);
    }
  }

  /** A token opens one session; a replay is refused. */
  async function useOnce(token: string): Promise<void> {
    // Only the signed part identifies a token: the signature can be encoded in several ways.
    const signed = token.slice(0, token.lastIndexOf('.'));
    if (!('ids' in (await reserve(deps, [{ limit: USES, key: signed }])))) throw refused();
  }

  // Google names itself with and without the scheme.
  const issuers = [issuer, issuer.replace(/^https:\/\//, '')];

  /** Throws for a malformed token or one for another audience or issuer, without a network request. */
  function refuseOthers(token: string): void {
    let claims: JWTPayload;
    try {
      if (!ALGORITHMS.includes(decodeProtectedHeader(token).alg ?? '')) throw refused();
      claims = decodeJwt(token);
    } catch {
      throw refused();
    }
    if (![claims.aud].flat().includes(clientId) || !issuers.includes(claims.iss ?? '')) throw refused();
  }

  /** The issuer's key for a token. The only step that may use the network. */
  const keyFor: JWTVerifyGetKey = async (header, token) => {
    const keyOf = await keySet();
    try {
      return await keyOf(header, token);
    } catch (error) {
      const isNone = error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys;
      throw isNone ? refused() : unavailable(error);
    }
  };

  return async (token, secret) => {
    refuseOthers(token);
    const { payload } = await jwtVerify(token, keyFor, {
      audience: clientId,
      issuer: issuers,
      algorithms: ALGORITHMS,
      requiredClaims: ['sub', 'exp', 'iat'],
      maxTokenAge: LONGEST_LIFE_SECONDS,
      currentDate: now(),
      clockTolerance: 30,
    }).catch((error: unknown) => {
      throw error instanceof HttpProblem ? error : refused();
    });
    const email = canonicalEmail(text(payload.email));
    if (text(payload.sub) === '' || email === null || !isAskedWith(payload.nonce, secret)) throw refused();
    await useOnce(token);
    const [first = '', ...rest] = text(payload.name).split(/\s+/);
    return {
      subject: text(payload.sub),
      email,
      emailVerified: payload.email_verified === true,
      // The stand-in lets anybody claim any address.
      authoritative: !standIn && isAuthoritative(email, payload),
      firstName: text(payload.given_name) || first || email.slice(0, email.lastIndexOf('@')),
      lastName: text(payload.family_name) || rest.join(' '),
      issuedAt: new Date((payload.iat ?? 0) * 1000),
    };
  };
}
