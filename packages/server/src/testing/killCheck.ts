import type { GmailProvider, ProviderCall } from './gmailProvider.ts';
import type { Item, Person } from './killPerson.ts';
import type { KillableServer } from './killServer.ts';
import type { Struck } from './troubles.ts';

export interface RoundReport {
  seed: number;
  /** Strikes: kills of the server, losses of its connections or kills of its database. */
  kills: number;
  /** Strikes during a delivery. */
  midst: number;
  acknowledged: number;
  approved: number;
  sent: number;
  unknownShown: number;
  providerCalls: number;
  /** Drafts deleted from the mailboxes, and those left in them. */
  removed: number;
  orphans: number;
  /** Milliseconds from each strike until the server was ready again. */
  up: number[];
  /** Violated invariants, as text; empty means success. */
  broken: string[];
}

interface Row {
  state: string;
  body: string;
  outcomes: string[];
}

async function rowsOf(server: KillableServer, person: Person): Promise<Map<number, Row>> {
  const rows = await server.database.db
    .selectFrom('email_drafts')
    .leftJoin('approvals', 'approvals.draft_id', 'email_drafts.id')
    .leftJoin('messages', 'messages.approval_id', 'approvals.id')
    .select([
      'email_drafts.id',
      'email_drafts.state',
      'email_drafts.body',
      'messages.state as outcome',
      'approvals.id as approval',
    ])
    .where('email_drafts.user_id', '=', person.user.id)
    .execute();
  const found = new Map<number, Row>();
  for (const row of rows) {
    const known = found.get(row.id) ?? { state: row.state, body: row.body, outcomes: [] };
    if (row.approval !== null) known.outcomes.push(row.outcome ?? 'none');
    found.set(row.id, known);
  }
  return found;
}

/** The faults of one email, given how often the provider accepted it. */
function faultsOf(person: Person, item: Item, row: Row | undefined, accepted: number): string[] {
  const faults: string[] = [];
  const fault = (text: string): number => faults.push(`${item.email}: ${text}`);
  if (accepted > 1) fault(`sent ${accepted} times`);
  if (item.draft === null) return faults;
  if (!row) {
    fault('its acknowledged draft is lost');
    return faults;
  }
  if (item.text !== null && row.body !== item.text) fault('its acknowledged text is lost');
  if (item.approved && row.outcomes.length === 0) fault('its acknowledged approval is lost');
  if (row.state === 'sent' && accepted !== 1) fault(`shown as sent, accepted ${accepted} times`);
  if (['needs_review', 'failed'].includes(row.state) && accepted > 0) fault(`shown as ${row.state}, but was sent`);
  const interrupts = ['stop', 'delete', 'disconnect'].includes(person.habit);
  if (row.state === 'unknown' && person.compose) fault('unknown, although Gmail can tell');
  // Gmail refused a failed email; its person stopped one that is back in review.
  const rests = [
    'sent',
    'failed',
    ...(person.compose ? [] : ['unknown']),
    ...(interrupts ? ['needs_review', 'unknown'] : []),
  ];
  if (item.approved && !rests.includes(row.state)) fault(`approved, and rests as ${row.state}`);
  return faults;
}

const CLEANING: readonly ProviderCall[] = ['drafts/list', 'drafts/read', 'drafts/delete'];

/**
 * Provider calls during a time in which the server had promised none. A stopped or deleted bot sends nothing more, but its leftover drafts
 * are still deleted. A pause or a disconnected account allows no calls at all.
 */
function loud(person: Person, provider: GmailProvider): string[] {
  const cleans = person.habit === 'stop' || person.habit === 'delete';
  const calls = provider.calls.filter(({ account, at, call }) => {
    const quiet = person.quiet.some(({ from, to }) => at > from && at < to);
    return account === person.name && quiet && !(cleans && CLEANING.includes(call));
  });
  return calls.map(({ call }) => `${person.name}: ${call} began after ${person.habit} was answered`);
}

/** Compares the provider's ledger, the database and what the server has acknowledged. */
export async function checkRound(round: {
  seed: number;
  struck: Struck;
  /** The server's output at each unexpected exit. */
  ended: readonly string[];
  server: KillableServer;
  provider: GmailProvider;
  people: readonly Person[];
  /** The people whose outcomes were unknown before any look-up, one entry per outcome. */
  unsettled: readonly number[];
  orphans: number;
}): Promise<RoundReport> {
  const { struck, ended, server, provider, people, unsettled, orphans } = round;
  const { db } = server.database;
  const broken = [...ended, ...struck.faults];
  let acknowledged = 0;
  for (const person of people) {
    broken.push(...loud(person, provider), ...person.failures);
    const rows = await rowsOf(server, person);
    const records = await db
      .selectFrom('professors')
      .select(['id', 'email'])
      .where('user_id', '=', person.user.id)
      .execute();
    for (const item of person.items) {
      const leftWith = provider.sent.filter(({ to }) => to === item.email).map(({ files }) => files);
      const accepted = leftWith.length;
      if (leftWith.some((files) => files.join() !== item.files.join()))
        broken.push(`${item.email}: sent with other files than were approved`);
      acknowledged += [item.professor, item.draft, item.text, item.approved || null].filter(
        (part) => part !== null,
      ).length;
      if (item.professor !== null && records.find(({ id }) => id === item.professor)?.email !== item.email)
        broken.push(`${item.email}: its acknowledged record is lost`);
      broken.push(...faultsOf(person, item, item.draft === null ? undefined : rows.get(item.draft), accepted));
    }
    const asked = ['approve', 'pauseAll', 'pauseBot'].includes(person.habit);
    if (person.compose && asked && unsettled.includes(person.user.id))
      broken.push(`${person.name}: had an unknown outcome`);
    const failedRun = await db
      .selectFrom('bot_runs')
      .select('id')
      .where('user_id', '=', person.user.id)
      .where('status', '=', 'failed')
      .executeTakeFirst();
    if (failedRun) broken.push(`${person.name}: run ${failedRun.id} failed`);
  }
  const addresses = new Set(people.flatMap(({ items }) => items.map(({ email }) => email)));
  for (const { to } of provider.sent) if (!addresses.has(to)) broken.push(`${to}: sent, although nobody wrote it`);
  for (const { account, to, messageId } of provider.drafts.values()) {
    const delivery = await db
      .selectFrom('messages')
      .select(['state', 'sweep_at'])
      .where('message_id', '=', messageId)
      .executeTakeFirst();
    broken.push(
      `${account}: a draft to ${to} is left in the mailbox (${delivery?.state}, sweep at ${String(delivery?.sweep_at)})`,
    );
  }
  return {
    seed: round.seed,
    kills: struck.up.length,
    midst: struck.midst,
    acknowledged,
    approved: people.flatMap(({ items }) => items).filter(({ approved }) => approved).length,
    sent: provider.sent.length,
    unknownShown: unsettled.length,
    providerCalls: provider.calls.length,
    removed: provider.removed,
    orphans,
    up: struck.up,
    broken,
  };
}
