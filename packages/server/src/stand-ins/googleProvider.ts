import type { JWK } from 'jose';
import Provider, { interactionPolicy } from 'oidc-provider';
import type { Deps } from '../platform/deps.ts';
import { accountOf } from './accounts.ts';
import { errorPage } from './consentPage.ts';
import { createOidcAdapter } from './oidcAdapter.ts';

export const GOOGLE_PATH = '/stand-in/google';
export const SCOPE_PREFIX = 'https://www.googleapis.com/auth/';
/** The scopes that the Gmail stand-in supports. */
export const GMAIL_SCOPES = ['gmail.send', 'gmail.compose', 'gmail.readonly'].map((name) => SCOPE_PREFIX + name);

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** Google's grants have no known expiry. */
const LONG = 400 * DAY;

interface Source {
  grantId?: string;
}

/** Marks a grant for offline access; Google issues a refresh token only for such a grant. */
export const OFFLINE = 'OfflineGrant';

/** The part of Google's OpenID Connect that Peyk uses: code with PKCE, ID tokens with the address, refresh, revocation. */
export function createGoogleProvider(deps: Pick<Deps, 'config' | 'db' | 'secrets' | 'now'>, key: JWK): Provider {
  const { config, db, secrets, now } = deps;
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const provider = new Provider(config.google.issuer, {
    adapter: (kind: string) => createOidcAdapter(db, kind, now),
    clients: [
      {
        client_id: config.google.clientId,
        client_secret: config.google.clientSecret,
        redirect_uris: [`${config.publicUrl}/gmail/callback`],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [key] },
    scopes: ['openid', 'email', 'profile', ...GMAIL_SCOPES],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    // Google includes the address in the ID token.
    conformIdTokenClaims: false,
    extraParams: ['access_type', 'include_granted_scopes'],
    routes: { revocation: '/revoke', userinfo: '/userinfo', jwks: '/certs' },
    features: {
      devInteractions: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_context: unknown, client: { clientId: string }, token: { clientId: string }) =>
          token.clientId === client.clientId,
      },
      rpInitiatedLogout: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
    },
    pkce: { required: () => false },
    cookies: {
      names: { session: 'stand_in_session', interaction: 'stand_in_interaction', resume: 'stand_in_resume' },
      keys: [secrets.key('stand-in-cookies').toString('base64url')],
      long: { httpOnly: true, sameSite: 'lax', path: GOOGLE_PATH },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    interactions: {
      policy,
      url: (_context: unknown, interaction: { uid: string }) => `${GOOGLE_PATH}/interaction/${interaction.uid}`,
    },
    async findAccount(_context: unknown, sub: string) {
      const account = await accountOf(db, sub);
      return account && { accountId: sub, claims: async () => ({ ...account, email_verified: true }) };
    },
    expiresWithSession: async () => false,
    rotateRefreshToken: false,
    async issueRefreshToken(_context: unknown, _client: unknown, source: Source) {
      const row = await db
        .selectFrom('stand_in_oidc')
        .select('id')
        .where('kind', '=', OFFLINE)
        .where('id', '=', source.grantId ?? '')
        .executeTakeFirst();
      return row !== undefined;
    },
    ttl: {
      AccessToken: 60 * MINUTE,
      AuthorizationCode: 10 * MINUTE,
      IdToken: 60 * MINUTE,
      Interaction: 60 * MINUTE,
      Session: DAY,
      RefreshToken: LONG,
      Grant: LONG,
    },
    renderError(
      context: { type: string; body: string; get(name: string): string },
      out: Record<string, string | undefined>,
    ) {
      context.type = 'html';
      context.body = errorPage(context.get('accept-language'), out.error_description ?? out.error ?? '');
    },
  });
  // URLs come from the configuration, not from the client's Host header.
  provider.proxy = true;
  return provider;
}
