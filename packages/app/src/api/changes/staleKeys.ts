import type { ChangedKind } from '@peyk/api-types';
import { SWRConfig, mutate, unstable_serialize as nameOf } from 'swr';
import { mayChange } from './live';

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

/**
 * Reads again what is shown of these kinds, or everything. One key at a time: SWR drops an answer when a later question is under way, so that
 * under many changes nothing would ever arrive.
 */
export function readAgain(kinds: readonly ChangedKind[] | null): void {
  const starts = (kinds ?? (Object.keys(readAt) as ChangedKind[])).flatMap((kind) => readAt[kind] ?? []);
  const keys: (readonly [string, ...unknown[]])[] = [];
  void mutate((key) => {
    if (isKey(key) && !stays.has(key[0]) && starts.some((start) => key[0].startsWith(start))) keys.push(key);
    return false;
  });
  for (const key of keys) if (mayChange(key[0], SWRConfig.defaultValue.cache.get(nameOf(key))?.data)) read(key);
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
  void Promise.resolve(mutate(key))
    .catch(() => undefined)
    .then(() => {
      reading.delete(name);
      if (mine.again) read(key);
    });
}
