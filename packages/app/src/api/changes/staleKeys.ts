import type { ChangedKind } from '@peyk/api-types';
import { SWRConfig, mutate, unstable_serialize as nameOf } from 'swr';
import { callLimitMs } from '../sessionPorts';
import { mayChange } from './live';

const { cache } = SWRConfig.defaultValue;

/** Where each kind is read: the paths that begin like this. */
const readAt: Record<ChangedKind, readonly string[]> = {
  account: ['/api/auth/me/', '/api/account/'],
  // The numbers of the dashboard count letters and professors, too.
  bots: ['/bots/', '/api/bots/'],
  exports: ['/api/account/export/'],
  files: ['/api/account/files/'],
  gmail: ['/integrations/api/gmail/accounts/', '/api/gmail-accounts/'],
  letters: ['/bots/', '/api/bots/', '/api/emails/', '/api/sending/', '/api/mailbox/'],
  notices: ['/api/notices/'],
  professors: ['/api/professor/', '/professor/', '/api/matching/'],
  profile: ['/api/student/', '/api/auth/me/'],
  rewards: ['/api/student/rewards/', '/api/student/clock/', '/api/auth/me/'],
  sending: ['/api/sending/'],
  sessions: ['/api/account/sessions/'],
};
/** The one professor beside a letter that is edited stays as it was opened. */
const stays = new Set(['/api/professor/professors/{id}/']);

/** Keys that are being read again, and whether once more after that. */
const reading = new Map<string, { again: boolean }>();

/** How often it is looked whether a question of somebody else is answered. */
const lookMs = 50;

/**
 * Reads again what is shown of these kinds, or everything. One question of a key at a time, also where somebody else has asked: SWR drops an
 * answer when a later question is under way. Under many changes nothing would ever arrive, and whoever waits for their own reading, as after
 * a move in a list, would go on without it.
 */
export function readAgain(kinds: readonly ChangedKind[] | null): void {
  const starts = (kinds ?? (Object.keys(readAt) as ChangedKind[])).flatMap((kind) => readAt[kind] ?? []);
  const keys: (readonly [string, ...unknown[]])[] = [];
  void mutate((key) => {
    if (isKey(key) && !stays.has(key[0]) && starts.some((start) => key[0].startsWith(start))) keys.push(key);
    return false;
  });
  for (const key of keys) if (mayChange(key[0], cache.get(nameOf(key))?.data)) read(key);
}

const isKey = (key: unknown): key is readonly [string, ...unknown[]] =>
  Array.isArray(key) && typeof key[0] === 'string';

function read(key: readonly [string, ...unknown[]]): void {
  const name = nameOf(key);
  const under = reading.get(name);
  if (under) {
    under.again = true;
    return;
  }
  const mine = { again: false };
  reading.set(name, mine);
  // A failure is shown where the data is.
  void isAnswered(name)
    .then(() => mutate(key))
    .catch(() => undefined)
    .then(() => {
      reading.delete(name);
      if (mine.again) read(key);
    });
}

async function isAnswered(name: string): Promise<void> {
  for (let waited = 0; cache.get(name)?.isValidating && waited < callLimitMs; waited += lookMs)
    await new Promise((resolve) => setTimeout(resolve, lookMs));
}
