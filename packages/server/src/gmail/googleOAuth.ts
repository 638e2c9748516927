import { createHash } from 'node:crypto';
import * as oidc from 'openid-client';
import type { Deps } from '../platform/deps.ts';
import type { Db } from '../platform/db/open.ts';
import { canonicalEmail } from '../platform/emailAddress.ts';
import { HttpProblem, invalidField } from '../platform/http/errors.ts';
import type { Lang } from '../platform/http/messages/translate.ts';
import { COMPOSE_SCOPE, type GmailAccountRow, SEND_SCOPE } from './accounts.ts';
import { markNeedsReconnect } from './markNeedsReconnect.ts';
import type { Place, Secrets } from '../platform/secrets.ts';
import { accessTokenPlace, refreshTokenPlace, statePlace } from './sealedTokens.ts';

type OAuthDeps = Pick<Deps, 'config' | 'db' | 'secrets' | 'log' | 'now' | 'pauseBots'>;

const STATE_MINUTES = 10;
const EARLY_MS = 60_000;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Google responded, but with tokens that are invalid or do not belong to this connection. */
const REFUSALS = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
]);
/** Google returns the long names of the short scopes. */
const LONG_NAMES: Record<string, string> = {
  'https://www.googleapis.com/auth/userinfo.email': 'email',
  'https://www.googleapis.com/auth/userinfo.profile': 'profile',
};

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
const unavailable = (): HttpProblem => new HttpProblem(503, 'googleUnavailable', { code: 'google_unavailable' });

/** Why there is no token: the person must reconnect, or Google is unreachable at present. */
export class TokenProblem extends Error {
  readonly kind: 'reconnect' | 'unavailable';

  constructor(kind: 'reconnect' | 'unavailable') {
    super(kind);
    this.name = 'TokenProblem';
    this.kind = kind;
  }
}

const discovered = new Map<string, Promise<oidc.Configuration>>();

/** Google's endpoints and keys, fetched once per process; failures are not cached. Throws a 503. */
async function discover(config: OAuthDeps['config']): Promise<oidc.Configuration> {
  const { clientId, clientSecret, issuer } = config.google;
  const key = `${issuer} ${clientId}`;
  let found = discovered.get(key);
  if (!found) {
    const url = new URL(issuer);
    const loopback = url.protocol === 'http:' && LOOPBACK.has(url.hostname);
    found = oidc.discovery(url, clientId, { client_secret: clientSecret }, oidc.ClientSecretPost(clientSecret), {
      timeout: 10,
      ...(loopback ? { execute: [oidc.allowInsecureRequests] } : {}),
    });
    discovered.set(key, found);
  }
  try {
    return await found;
  } catch {
    discovered.delete(key);
    throw unavailable();
  }
}

/** The OAuth redirect URI. */
export const returnAddress = (config: Pick<OAuthDeps['config'], 'publicUrl'>): string =>
  `${config.publicUrl}/gmail/callback`;

function checkRedirect(config: OAuthDeps['config'], given: string | null | undefined): string {
  const own = returnAddress(config);
  if (given && given !== own) throw invalidField('redirect_uri', 'redirectUri', { url: own });
  return own;
}

/** Starts a connection. The state is valid for 10 minutes, once, and only for this user. Throws 400 and 503. */
export async function beginConnect(
  deps: OAuthDeps,
  userId: number,
  options: { redirectUri?: string | null | undefined; lang: Lang; loginHint?: string | undefined },
): Promise<{ authorization_url: string; state: string }> {
  const { config, db, secrets, now } = deps;
  const redirectUri = checkRedirect(config, options.redirectUri);
  const google = await discover(config);
  const state = oidc.randomState();
  const stateHash = hash(state);
  const nonce = oidc.randomNonce();
  const verifier = oidc.randomPKCECodeVerifier();
  await db
    .insertInto('oauth_states')
    .values({
      state_hash: stateHash,
      user_id: userId,
      secrets_sealed: secrets.seal(statePlace(stateHash, userId), JSON.stringify({ nonce, verifier })),
      redirect_uri: redirectUri,
      created_at: now(),
    })
    .execute();
  const url = oidc.buildAuthorizationUrl(google, {
    redirect_uri: redirectUri,
    scope: config.google.scopes.join(' '),
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    access_type: 'offline',
    // Without a consent prompt, Google returns no refresh token on a repeated authorisation.
    prompt: 'consent select_account',
    include_granted_scopes: 'true',
    ui_locales: options.lang,
    ...(options.loginHint ? { login_hint: options.loginHint } : {}),
  });
  return { authorization_url: url.href, state };
}

/** Deletes expired states with the secrets sealed in them. */
export async function deleteExpiredStates(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('oauth_states')
    .where('created_at', '<', new Date(now.getTime() - STATE_MINUTES * 60_000))
    .execute();
}

/** The secrets of a started connection. Throws a 400 if they were sealed for another one. */
function openState(secrets: Secrets, place: Place, sealed: string): { nonce: string; verifier: string } {
  try {
    return JSON.parse(secrets.open(place, sealed)) as { nonce: string; verifier: string };
  } catch {
    throw invalidField('state', 'oauthState');
  }
}

async function exchange(
  deps: OAuthDeps,
  input: { code: string; state: string; nonce: string; verifier: string; redirectUri: string },
): Promise<oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers> {
  const google = await discover(deps.config);
  const url = new URL(input.redirectUri);
  url.searchParams.set('code', input.code);
  url.searchParams.set('state', input.state);
  // The app passes on only code and state. There is one issuer, so a mix-up attack is impossible and the check can be satisfied here.
  if (google.serverMetadata().authorization_response_iss_parameter_supported)
    url.searchParams.set('iss', google.serverMetadata().issuer);
  try {
    return await oidc.authorizationCodeGrant(google, url, {
      pkceCodeVerifier: input.verifier,
      expectedState: input.state,
      expectedNonce: input.nonce,
      idTokenExpected: true,
    });
  } catch (error) {
    if (
      error instanceof oidc.ResponseBodyError ||
      (error instanceof oidc.ClientError && REFUSALS.has(error.code ?? ''))
    )
      throw invalidField('code', 'oauthCode');
    deps.log.warn({ err: error }, 'google code exchange');
    throw unavailable();
  }
}

/**
 * Completes a connection and returns the account's row. Throws 400 for a wrong, used, expired or another user's state, a refused code or a
 * missing permission, 503 when Google is unreachable.
 */
export async function completeConnect(
  deps: OAuthDeps,
  userId: number,
  input: { code: string; state: string; redirectUri?: string | null | undefined },
): Promise<GmailAccountRow> {
  const { config, db, secrets, now } = deps;
  checkRedirect(config, input.redirectUri);
  const stateHash = hash(input.state);
  const begun = await db
    .updateTable('oauth_states')
    .set({ used_at: now() })
    .where('state_hash', '=', stateHash)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('created_at', '>', new Date(now().getTime() - STATE_MINUTES * 60_000))
    .returning(['secrets_sealed', 'redirect_uri'])
    .executeTakeFirst();
  if (!begun) throw invalidField('state', 'oauthState');
  const { nonce, verifier } = openState(secrets, statePlace(stateHash, userId), begun.secrets_sealed);
  const tokens = await exchange(deps, {
    code: input.code,
    state: input.state,
    nonce,
    verifier,
    redirectUri: begun.redirect_uri,
  });
  const claims = tokens.claims();
  const email = typeof claims?.email === 'string' ? canonicalEmail(claims.email) : null;
  if (!claims || email === null || claims.email_verified === false) throw invalidField('code', 'oauthNoAddress');

  const scopes = (tokens.scope ?? config.google.scopes.join(' ')).split(' ').map((scope) => LONG_NAMES[scope] ?? scope);
  if (!scopes.includes(SEND_SCOPE) && !scopes.includes(COMPOSE_SCOPE)) {
    await revoke(deps, () => tokens.refresh_token ?? tokens.access_token);
    throw new HttpProblem(400, 'oauthScope', { code: 'gmail_scope_missing' });
  }
  const { refresh_token: refresh } = tokens;
  const life = Number((tokens as Record<string, unknown>).refresh_token_expires_in);
  const account = { user_id: userId, google_subject: claims.sub };
  const values = {
    email,
    state: 'connected',
    scopes,
    access_token_sealed: secrets.seal(accessTokenPlace(account), tokens.access_token),
    access_expires_at: new Date(now().getTime() + (tokens.expiresIn() ?? 3600) * 1000),
    expires_at: life > 0 ? new Date(now().getTime() + life * 1000) : null,
    updated_at: now(),
    // A repeated authorisation may come without a refresh token; the stored one stays valid.
    ...(refresh ? { refresh_token_sealed: secrets.seal(refreshTokenPlace(account), refresh) } : {}),
  };
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('gmail_accounts')
      .values({ ...account, ...values })
      .onConflict((conflict) => conflict.columns(['user_id', 'google_subject']).doUpdateSet(values))
      .returningAll()
      .executeTakeFirstOrThrow();
    if (row.refresh_token_sealed === null) throw new HttpProblem(400, 'oauthNotOffline', { code: 'gmail_not_offline' });
    return row;
  });
}

/**
 * An access token that is valid for at least another minute. The row lock makes concurrent callers share one refresh; NO KEY UPDATE lets
 * drafts that refer to the account be written during the request to Google.
 * Throws TokenProblem. When Google has ended the grant, the account is marked for reconnection and its bots are paused.
 */
export async function accessToken(
  deps: OAuthDeps,
  db: Db,
  accountId: number,
  options: { fresh?: boolean } = {},
): Promise<string> {
  const { config, secrets, now } = deps;
  const result = await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('gmail_accounts')
      .selectAll()
      .where('id', '=', accountId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!row || row.state !== 'connected' || !row.refresh_token_sealed) return 'reconnect' as const;
    const until = row.access_expires_at === null ? 0 : new Date(row.access_expires_at).getTime();
    const { access_token_sealed: access, refresh_token_sealed: refresh } = row;
    let held: { access: string | null; refresh: string };
    try {
      held = {
        access: access && secrets.open(accessTokenPlace(row), access),
        refresh: secrets.open(refreshTokenPlace(row), refresh),
      };
    } catch (error) {
      deps.log.error({ err: error, accountId }, 'the tokens of this account were sealed for another');
      await markNeedsReconnect(deps, trx, accountId, now());
      return 'reconnect' as const;
    }
    if (held.access && !options.fresh && until > now().getTime() + EARLY_MS) return { token: held.access };
    let google: oidc.Configuration;
    try {
      google = await discover(config);
    } catch {
      return 'unavailable' as const;
    }
    try {
      const tokens = await oidc.refreshTokenGrant(google, held.refresh);
      await trx
        .updateTable('gmail_accounts')
        .set({
          access_token_sealed: secrets.seal(accessTokenPlace(row), tokens.access_token),
          access_expires_at: new Date(now().getTime() + (tokens.expiresIn() ?? 3600) * 1000),
          updated_at: now(),
          ...(tokens.refresh_token
            ? { refresh_token_sealed: secrets.seal(refreshTokenPlace(row), tokens.refresh_token) }
            : {}),
        })
        .where('id', '=', accountId)
        .execute();
      return { token: tokens.access_token };
    } catch (error) {
      if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant') {
        await markNeedsReconnect(deps, trx, accountId, now());
        return 'reconnect' as const;
      }
      deps.log.warn({ err: error, accountId }, 'gmail token refresh');
      return 'unavailable' as const;
    }
  });
  if (typeof result === 'string') throw new TokenProblem(result);
  return result.token;
}

/**
 * Revokes a grant at Google. True when it has ended, or when our copy cannot be read and never will be; false when Google did not answer
 * for it.
 */
export async function revoke(deps: OAuthDeps, read: () => string): Promise<boolean> {
  let token: string;
  try {
    token = read();
  } catch (error) {
    deps.log.error({ err: error }, 'gmail revocation: the token cannot be read');
    return true;
  }
  try {
    await oidc.tokenRevocation(await discover(deps.config), token);
    return true;
  } catch (error) {
    deps.log.warn({ err: error }, 'gmail revocation');
    // Google answers so for a grant that has ended already.
    return error instanceof oidc.ResponseBodyError && error.error === 'invalid_token';
  }
}
