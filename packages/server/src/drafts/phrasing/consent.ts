import type { components } from '@peyk/api-types';
import type { Kysely } from 'kysely';
import type { LanguageModelConfig } from '../../platform/config.ts';
import type { Deps } from '../../platform/deps.ts';
import type { DB } from '../../platform/db/schema.ts';
import { conflict, invalidField } from '../../platform/http/errors.ts';
import { usedOn } from './budget.ts';
import { WORDING } from './wording.ts';

type LanguageModel = components['schemas']['LanguageModel'];
type Patch = components['schemas']['LanguageModelPatch'];

const consentOf = (db: Kysely<DB>, userId: number) =>
  db.selectFrom('language_model_consents').selectAll().where('user_id', '=', userId);

type ConsentDeps = { config: { languageModel: LanguageModelConfig | null } } & Pick<Deps, 'db' | 'now'>;

/** Whether the person agreed to this very service and model, in today's wording. In a transaction the answer holds until its end. */
export async function hasConsent(
  db: Kysely<DB>,
  userId: number,
  { host, model }: Pick<LanguageModelConfig, 'host' | 'model'>,
): Promise<boolean> {
  const row = await (db.isTransaction ? consentOf(db, userId).forShare() : consentOf(db, userId)).executeTakeFirst();
  return row?.host === host && row.model === model && row.wording === WORDING;
}

/** The language model of this server, and what the person agreed to, in the contract's shape. */
export async function readLanguageModel({ config, db, now }: ConsentDeps, userId: number): Promise<LanguageModel> {
  const service = config.languageModel;
  const row = await consentOf(db, userId).executeTakeFirst();
  const used = await usedOn(db, userId, now());
  const isCurrent =
    service !== null && row?.host === service.host && row.model === service.model && row.wording === WORDING;
  return {
    configured: service !== null,
    host: service?.host ?? null,
    model: service?.model ?? null,
    consent: row === undefined ? 'none' : isCurrent ? 'given' : 'outdated',
    consented_at: row === undefined ? null : new Date(row.given_at).toISOString(),
    calls: { used: used.calls, limit: service?.callsPerDay ?? 0 },
    tokens: { used: used.tokens, limit: service?.tokensPerDay ?? 0 },
  };
}

/** Gives the consent to the service that the person read of, or takes it back. Throws 400 and 409. */
export async function changeConsent({ config, db, now }: ConsentDeps, userId: number, patch: Patch): Promise<void> {
  if (!patch.consent) {
    await db.deleteFrom('language_model_consents').where('user_id', '=', userId).execute();
    return;
  }
  if (patch.host === undefined) throw invalidField('host', 'required');
  if (patch.model === undefined) throw invalidField('model', 'required');
  const service = config.languageModel;
  if (service === null) throw conflict('languageModelOff', 'not_configured');
  if (patch.host !== service.host || patch.model !== service.model)
    throw conflict('languageModelChanged', 'service_changed');
  const given = { host: service.host, model: service.model, wording: WORDING, given_at: now() };
  await db
    .insertInto('language_model_consents')
    .values({ user_id: userId, ...given })
    .onConflict((clash) => clash.column('user_id').doUpdateSet(given))
    .execute();
}
