import type { BotStatus } from '@peyk/api-types';

/** Every status of the contract, in the order in which a person meets them. */
export const statuses: readonly BotStatus[] = ['Active', 'Paused', 'Running', 'Draft', 'Error'];

/** A status in the spelling of the contract, whatever its case; Failed is Error; null for any other word. */
export function knownStatus(status: string): BotStatus | null {
  const word = status.trim().toLowerCase();
  if (word === 'failed') return 'Error';
  return statuses.find((known) => known.toLowerCase() === word) ?? null;
}

const pills = {
  Active: 'active',
  Paused: 'paused',
  Running: 'running',
  Draft: 'draft',
  Error: 'error',
} as const satisfies Record<BotStatus, string>;

/** The style of a status; an unknown word looks like a pause and keeps its own label. */
export function pillOf(status: string): (typeof pills)[BotStatus] {
  const known = knownStatus(status);
  return known ? pills[known] : 'paused';
}
