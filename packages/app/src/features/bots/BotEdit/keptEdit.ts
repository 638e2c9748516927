import type { Bot } from '@peyk/api-types';
import { type EditField, type EditForm, formOf } from './editForm';

const version = 1;
const keyOf = (bot: number) => `peyk.botEdit.${bot}`;

type Changes = Partial<EditForm>;

/**
 * Keeps what was changed and not saved for this tab, so that it is there again after a reload or a new sign-in. `owner` is the id of the
 * person: nobody finds the words of somebody else. Signing out forgets it.
 */
export function keepEdit(bot: Bot, form: EditForm, owner: number): void {
  const before = formOf(bot);
  const fields = (Object.keys(before) as EditField[]).filter((field) => before[field] !== form[field]);
  if (fields.length === 0) return dropEdit(bot.id);
  const changes = Object.fromEntries(fields.map((field) => [field, form[field]]));
  inStorage((storage) => storage.setItem(keyOf(bot.id), JSON.stringify({ version, owner, changes })));
}

/** The changes that were kept; none for garbage, for another version and for somebody else's. */
export function keptEdit(bot: number, owner: number): Changes {
  try {
    const kept: unknown = JSON.parse(inStorage((storage) => storage.getItem(keyOf(bot))) ?? 'null');
    return isKept(kept) && kept.owner === owner ? kept.changes : {};
  } catch {
    return {};
  }
}

export function dropEdit(bot: number): void {
  inStorage((storage) => storage.removeItem(keyOf(bot)));
}

/** Storage may be blocked or full; then changes live as long as the page. */
function inStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(globalThis.sessionStorage);
  } catch {
    return undefined;
  }
}

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isCount: Check = (value) => value === null || typeof value === 'number';
const checks: Record<EditField, Check> = {
  name: isText,
  gmail_account: isCount,
  research_area: isText,
  research_areas: isText,
  description: isText,
  num_professors: isCount,
  need_research_proposal: isFlag,
  min_publications: isCount,
  min_rank: isCount,
  max_rank: isCount,
  run_interval: isCount,
  max_targets: isCount,
};

const isBag = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isKept(value: unknown): value is { owner: number; changes: Changes } {
  return (
    isBag(value) &&
    value['version'] === version &&
    typeof value['owner'] === 'number' &&
    isBag(value['changes']) &&
    Object.entries(value['changes']).every(
      ([field, each]) => Object.hasOwn(checks, field) && checks[field as EditField](each),
    )
  );
}
