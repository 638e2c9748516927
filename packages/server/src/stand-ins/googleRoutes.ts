import { parse } from 'node:querystring';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { importJWK, type JWK, SignJWT } from 'jose';
import type Provider from 'oidc-provider';
import type { Interaction } from 'oidc-provider';
import type { Deps } from '../platform/deps.ts';
import { offeredAccounts, rememberAccount, standInAccounts } from './accounts.ts';
import { consentPage, errorPage, pageLanguage } from './consentPage.ts';
import { GOOGLE_PATH, OFFLINE } from './googleProvider.ts';

type StandInDeps = Pick<Deps, 'config' | 'db' | 'now'>;

/** Copies Fastify's headers to the raw response, which oidc-provider writes itself. A popup must keep its opener across these pages. */
function copyHeaders(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  // Some headers are already on the raw response.
  reply.raw.removeHeader('cross-origin-opener-policy');
}

function withoutCookie(header: string | undefined, prefix: string): string {
  return (header ?? '')
    .split(';')
    .filter((cookie) => !cookie.trim().startsWith(prefix))
    .join(';');
}

/** Google issues a refresh token at an account's first offline consent, or when consent was requested again. */
async function isOffline(deps: StandInDeps, interaction: Interaction, sub: string): Promise<boolean> {
  if (interaction.params.access_type !== 'offline') return false;
  if (interaction.params.prompt?.split(' ').includes('consent')) return true;
  const before = await deps.db
    .selectFrom('stand_in_oidc')
    .select('id')
    .where('kind', '=', OFFLINE)
    .where('uid', '=', sub)
    .executeTakeFirst();
  return before === undefined;
}

/** Account choice, consent, denial and everything that oidc-provider serves itself. */
export async function googleRoutes(
  app: FastifyInstance,
  deps: StandInDeps,
  provider: Provider,
  key: JWK,
): Promise<void> {
  const { config, db } = deps;
  const base = new URL(config.publicUrl);
  const handle = provider.callback();

  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, parse(body as string)),
    );
    scope.addHook('onSend', async (_request, reply) => {
      reply.removeHeader('cross-origin-opener-policy');
    });

    const found = async (request: FastifyRequest, reply: FastifyReply): Promise<Interaction | null> => {
      const interaction = await provider.interactionDetails(request.raw, reply.raw).catch(() => null);
      return interaction?.uid === (request.params as { uid: string }).uid ? interaction : null;
    };
    const lost = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
      reply
        .code(400)
        .type('text/html; charset=utf-8')
        .send(errorPage(request.headers['accept-language'], 'invalid_request'));

    scope.get(`${GOOGLE_PATH}/interaction/:uid`, async (request, reply) => {
      const interaction = await found(request, reply);
      if (!interaction) return lost(request, reply);
      const { params, uid } = interaction;
      const lang = pageLanguage(params.ui_locales, request.headers['accept-language']);
      return reply
        .type('text/html; charset=utf-8')
        .send(consentPage(lang, uid, offeredAccounts(params.login_hint), (params.scope ?? '').split(' ')));
    });

    scope.post(`${GOOGLE_PATH}/interaction/:uid`, async (request, reply) => {
      const interaction = await found(request, reply);
      if (!interaction) return lost(request, reply);
      const form = (request.body ?? {}) as Record<string, string | string[] | undefined>;
      const account = offeredAccounts(interaction.params.login_hint).find(({ email }) => email === form.account);
      if (form.decision !== 'allow' || !account) {
        const result = { error: 'access_denied', error_description: 'The user did not grant access' };
        return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
      }
      const ticked = new Set([form.scope ?? []].flat());
      const grant = new provider.Grant({ accountId: account.sub, clientId: config.google.clientId });
      for (const asked of (interaction.params.scope ?? '').split(' ')) {
        if (asked.includes('/auth/') && !ticked.has(asked)) grant.rejectOIDCScope(asked);
        else grant.addOIDCScope(asked);
      }
      await rememberAccount(db, account);
      const offline = await isOffline(deps, interaction, account.sub);
      const grantId = await grant.save();
      if (offline)
        await db
          .insertInto('stand_in_oidc')
          .values({ kind: OFFLINE, id: grantId, uid: account.sub, payload: '{}' })
          .execute();
      const result = { login: { accountId: account.sub }, consent: { grantId }, select_account: {} };
      return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
    });

    // Replaces Google's own button: the accounts, and an ID token for the chosen one.
    scope.get(`${GOOGLE_PATH}/accounts`, async () => standInAccounts.map(({ email, name }) => ({ email, name })));
    scope.post(`${GOOGLE_PATH}/id-token`, async (request, reply) => {
      const asked = (request.body ?? {}) as { account?: unknown; nonce?: unknown };
      // Only the stand-in's own accounts: an ID token for any address would open any account.
      const account = standInAccounts.find(({ email }) => email === asked.account);
      if (!account) return reply.code(400).send({ error: 'invalid_request', error_description: 'unknown account' });
      const { sub, ...claims } = account;
      const nonce = typeof asked.nonce === 'string' ? { nonce: asked.nonce } : {};
      const token = await new SignJWT({ ...claims, ...nonce, email_verified: true, azp: config.google.clientId })
        .setProtectedHeader({ alg: 'RS256', kid: key.kid ?? 'stand-in' })
        .setIssuer(config.google.issuer)
        .setSubject(sub)
        .setAudience(config.google.clientId)
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(await importJWK(key, 'RS256'));
      return { id_token: token };
    });
  });

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // oidc-provider reads the body itself.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all(`${GOOGLE_PATH}/*`, async (request, reply) => {
      copyHeaders(reply);
      reply.hijack();
      const raw = request.raw as FastifyRequest['raw'] & { originalUrl?: string };
      const url = raw.url ?? '/';
      raw.originalUrl = url;
      raw.url = url.slice(GOOGLE_PATH.length);
      raw.headers['x-forwarded-host'] = base.host;
      raw.headers['x-forwarded-proto'] = base.protocol.slice(0, -1);
      // Every authorisation request must show the account choice again.
      if (raw.url.startsWith('/auth?')) raw.headers.cookie = withoutCookie(raw.headers.cookie, 'stand_in_session');
      await handle(raw, reply.raw);
    });
  });
}
