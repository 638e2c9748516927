import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import { rememberAccount, standInAccounts } from './accounts.ts';
import { createGoogleProvider } from './googleProvider.ts';
import { googleRoutes } from './googleRoutes.ts';
import { gmailRoutes } from './gmailRoutes.ts';
import { scholarlyRoutes } from './scholarlyRoutes.ts';
import { signingKey } from './signingKey.ts';

/** Mounts the stand-ins of Google sign-in, Gmail, Crossref, doi.org and ORCID. The rest of the server accesses them only over HTTP. */
export async function mountStandIns(
  app: FastifyInstance,
  deps: Pick<Deps, 'config' | 'db' | 'secrets' | 'now'>,
): Promise<void> {
  for (const account of standInAccounts) await rememberAccount(deps.db, account);
  const key = signingKey(deps.config.dataDir);
  const provider = createGoogleProvider(deps, key);
  await googleRoutes(app, deps, provider, key);
  await gmailRoutes(app, deps, provider);
  await scholarlyRoutes(app);
}
