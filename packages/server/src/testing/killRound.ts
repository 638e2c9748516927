import type { EmailDraft } from '@peyk/api-types';
import { sql } from 'kysely';
import { retryWhileUnavailable } from '../platform/db/unavailable.ts';
import { addStaff, addUniversities } from './generated/directory.ts';
import { makeUnreliable, type Trap } from './unreliableGmail.ts';
import { type GmailProvider, startGmailProvider } from './gmailProvider.ts';
import { checkRound, type RoundReport } from './killCheck.ts';
import { createPerson, type Habit, type Person, reconnect, writeOne } from './killPerson.ts';
import { killableServer, type KillableServer } from './killServer.ts';
import { seeded } from './random.ts';
import { isReady, strikeAgainAndAgain, type Trouble } from './troubles.ts';
import { until } from './until.ts';

export interface RoundOptions {
  seed: number;
  trouble: Trouble;
  /** Maximum number of strikes: the round ends when there is nothing left to send. */
  kills: number;
  /** Number of emails that each of the twelve people writes. */
  emails: number;
}

const HABITS: Habit[] = ['approve', 'pauseAll', 'pauseBot', 'stop', 'delete', 'disconnect'];
const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

async function write(server: KillableServer, person: Person, emails: number): Promise<void> {
  for (let number = 1; number <= emails && !person.done; number++) {
    // While the server is down, all emails would fail within moments.
    await until('the server is back', () => isReady(server), 60_000);
    await writeOne(person, number);
    await wait(100);
  }
}

/** Performs the person's habit once; after its response no provider call may begin. */
async function act(person: Person, pauseMs: number): Promise<void> {
  const quietFrom = async (method: string, path: string): Promise<{ from: number; to: number }> => {
    const answer = await person.insist(method, path);
    // A retry may find that the first request, whose response was lost, has already succeeded.
    if (answer.status !== 200 && answer.status !== 404)
      throw new Error(`${person.name}: ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    const quiet = { from: Date.now(), to: Number.POSITIVE_INFINITY };
    person.quiet.push(quiet);
    return quiet;
  };
  const bot = `/bots/${person.bot}`;
  if (person.habit === 'pauseAll' || person.habit === 'pauseBot') {
    const base = person.habit === 'pauseAll' ? '/api/sending' : bot;
    const quiet = await quietFrom('POST', `${base}/pause/`);
    await wait(pauseMs);
    quiet.to = Date.now();
    await person.insist('POST', `${base}/resume/`);
  }
  if (person.habit === 'stop') await quietFrom('POST', `${bot}/stop/`);
  if (person.habit === 'delete') await quietFrom('POST', `${bot}/delete/`);
  if (person.habit === 'disconnect')
    await quietFrom('DELETE', `/integrations/api/gmail/accounts/${person.account}/disconnect/`);
}

/** Whether any letter is waiting or being sent. */
async function hasOpen(server: KillableServer, people: readonly Person[]): Promise<boolean> {
  const draft = server.database.db
    .selectFrom('email_drafts')
    .select('id')
    .where(
      'user_id',
      'in',
      people.map(({ user }) => user.id),
    )
    .where('state', 'in', ['approved', 'sending']);
  return (await retryWhileUnavailable(() => draft.executeTakeFirst())) !== undefined;
}

async function settled(server: KillableServer, people: readonly Person[]): Promise<void> {
  const users = people.map(({ user }) => user.id);
  const { db } = server.database;
  const open = async (): Promise<string> => {
    const drafts = await db
      .selectFrom('email_drafts')
      .leftJoin('bot_runs', 'bot_runs.id', 'email_drafts.bot_run_id')
      .leftJoin('bots', 'bots.id', 'bot_runs.bot_id')
      .select(['email_drafts.id', 'state', 'delay', 'scheduled_at', 'bots.status', 'email_drafts.user_id'])
      .where('email_drafts.user_id', 'in', users)
      .where('state', 'in', ['approved', 'sending'])
      .execute();
    const { rows } = await sql`
      select data, state, start_after, retry_count, singleton_key from pgboss.job
       where state in ('created', 'retry', 'active', 'failed') and name <> 'bot-schedules'`.execute(db);
    return JSON.stringify({ drafts, jobs: rows });
  };
  await until(
    'nothing waits to be sent and no run is open',
    async () => {
      const run = await db
        .selectFrom('bot_runs')
        .select('id')
        .where('user_id', 'in', users)
        .where('status', 'in', ['queued', 'running'])
        .executeTakeFirst();
      return !run && !(await hasOpen(server, people));
    },
    100_000,
  ).catch(async (error: unknown) => {
    throw new Error(`It does not come to rest: ${await open()}`, { cause: error });
  });
}

/** The person settles unknown outcomes: by a look-up at Gmail, or by checking their folder of sent messages. */
async function settleAll(server: KillableServer, provider: GmailProvider, person: Person): Promise<void> {
  const rows = await server.database.db
    .selectFrom('email_drafts')
    .select('id')
    .where('user_id', '=', person.user.id)
    .where('state', '=', 'unknown')
    .execute();
  for (const { id } of rows) {
    const path = `/api/emails/email-drafts/${id}`;
    const { body } = await person.insist<EmailDraft>('GET', `${path}/`);
    if (!body.can_look) continue;
    let answer = await person.call('POST', `${path}/settle/`, { outcome: 'look' });
    if (answer?.status === 409) {
      const outcome = provider.sent.some(({ to }) => to === body.to_email) ? 'sent' : 'not_sent';
      answer = await person.call('POST', `${path}/settle/`, { outcome });
    }
    if (answer?.status !== 200) throw new Error(`A look answered ${answer?.status}: ${JSON.stringify(answer?.body)}`);
  }
}

/** Number of drafts left in the mailboxes a minute after everything is settled. */
async function orphansOf(provider: GmailProvider): Promise<number> {
  await until('no draft is left', () => provider.drafts.size === 0, 60_000).catch(() => {});
  return provider.drafts.size;
}

/**
 * Twelve people, half of them with gmail.compose and half with gmail.send, let bots run and approve emails while the server is killed at
 * random times, or loses its database, and Gmail fails at random. Then everything is settled and the provider's ledger is compared with the
 * database.
 */
export async function killRound({ seed, trouble, kills, emails }: RoundOptions): Promise<RoundReport> {
  const random = seeded(seed);
  const provider = await startGmailProvider();
  const settings = {
    GMAIL_BASE_URL: provider.url,
    GMAIL_TIMEOUT_MS: '800',
    MAIL_PER_DAY: '0',
    MAIL_PER_WEEK: '0',
    MAIL_SPACING_MINUTES: '0',
    MAIL_WINDOW: 'always',
    DRAFT_SWEEP_MS: '3000',
  };
  const ended: string[] = [];
  const onEnd = (said: string): number => ended.push(`the process ended by itself with ${said}`);
  const server = await killableServer(settings, { embedded: trouble === 'database', onEnd });
  try {
    await server.start();
    const { ids: universities } = await addUniversities(server.database.db, 6);
    await addStaff(server.database.db, universities, 8);
    const people: Person[] = [];
    for (const habit of HABITS) {
      for (const compose of [true, false]) {
        const name = `${habit.toLowerCase()}-${compose ? 'compose' : 'send'}`;
        people.push(await createPerson(server, { name, compose, habit, universities }));
      }
    }
    const trap: Trap = { set: null };
    makeUnreliable(provider, random.next, trap);
    const writing = people.map(async (person) => write(server, person, emails));
    const acting = people.map(async (person) => {
      if (person.habit === 'approve') return;
      // While emails are still being written and sent.
      await wait(random.between(500, 4000));
      const forGood = !person.habit.startsWith('pause');
      if (forGood) person.done = true;
      if (forGood) await writing[people.indexOf(person)];
      await act(person, random.between(1500, 4000));
    });
    let isWriting = true;
    const written = Promise.all(writing).finally(() => (isWriting = false));
    const struck = await strikeAgainAndAgain(server, {
      trouble,
      times: kills,
      random,
      trap,
      hasMore: async () => isWriting || (await hasOpen(server, people)),
    });
    await Promise.all([written, ...acting]);
    provider.chance = () => null;
    await settled(server, people);
    const unsettled = await server.database.db
      .selectFrom('email_drafts')
      .select('user_id')
      .where('state', '=', 'unknown')
      .execute();
    // From here on the people themselves trigger provider calls.
    for (const quiet of people.flatMap((person) => person.quiet)) quiet.to = Math.min(quiet.to, Date.now());
    for (const person of people.filter(({ habit }) => habit === 'disconnect')) await reconnect(server, person);
    for (const person of people) await settleAll(server, provider, person);
    const orphans = await orphansOf(provider);
    const users = unsettled.map((row) => row.user_id);
    return await checkRound({ seed, struck, ended, server, provider, people, orphans, unsettled: users });
  } finally {
    await server.close();
    await provider.close();
  }
}
