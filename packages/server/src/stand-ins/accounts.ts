import { createHash } from 'node:crypto';
import type { Db } from '../platform/db/open.ts';

/** An account at the stand-in. */
export interface StandInAccount {
  sub: string;
  email: string;
  name: string;
  given_name: string;
  family_name: string;
}

/** Google's subjects are long decimal numbers; this one is constant per address. */
const subjectOf = (email: string): string =>
  (1n + (createHash('sha256').update(email).digest().readBigUInt64BE() % 10n ** 20n)).toString().padStart(21, '1');

function account(email: string, given: string, family: string): StandInAccount {
  return { sub: subjectOf(email), email, name: `${given} ${family}`.trim(), given_name: given, family_name: family };
}

export const standInAccounts: readonly StandInAccount[] = [
  account('nasrin.ahmadi@gmail.example', 'نسرین', 'احمدی'),
  account('babak.rostami@gmail.example', 'Babak', 'Rostami'),
];

const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The account of a login hint, with names derived from the local part. Null for an invalid address. */
export function hintedAccount(hint: string | undefined): StandInAccount | null {
  const email = hint?.trim().toLowerCase() ?? '';
  if (!/^[^\s@<>"]{1,64}@[^\s@<>"]{1,190}$/.test(email)) return null;
  const known = standInAccounts.find((one) => one.email === email);
  if (known) return known;
  const words = (email.split('@')[0] ?? '')
    .split(/[._+\-\d]+/)
    .filter(Boolean)
    .map(capitalised);
  return account(email, words[0] ?? email, words.slice(1).join(' '));
}

/** The accounts offered on the consent page: the hinted one first. */
export function offeredAccounts(hint: string | undefined): StandInAccount[] {
  const hinted = hintedAccount(hint);
  if (!hinted) return [...standInAccounts];
  return [hinted, ...standInAccounts.filter(({ email }) => email !== hinted.email)].slice(0, 2);
}

/** Stores a chosen account, so that its tokens can refer to it later. */
export async function rememberAccount(db: Db, chosen: StandInAccount): Promise<void> {
  await db
    .insertInto('stand_in_oidc')
    .values({ kind: 'Account', id: chosen.sub, payload: JSON.stringify(chosen) })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doNothing())
    .execute();
}

export async function accountOf(db: Db, sub: string): Promise<StandInAccount | undefined> {
  const row = await db
    .selectFrom('stand_in_oidc')
    .select('payload')
    .where('kind', '=', 'Account')
    .where('id', '=', sub)
    .executeTakeFirst();
  return row ? (row.payload as unknown as StandInAccount) : undefined;
}
