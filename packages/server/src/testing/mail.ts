import { pauseBotsOfAccount } from '../bots/pauseBots.ts';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type MailLimits, readConfig } from '../platform/config.ts';
import type { Deps } from '../platform/deps.ts';
import type { JobData } from '../platform/jobs/jobs.ts';
import { emailOf } from '../platform/emailAddress.ts';
import { createSecrets } from '../platform/secrets.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { letterTo, ownPaper, theirPaper } from './letter.ts';
import { COMPOSE_SCOPE, SEND_SCOPE } from '../gmail/accounts.ts';
import { accessTokenPlace, refreshTokenPlace } from '../gmail/sealedTokens.ts';
import type { DeliverDeps } from '../sending/delivery/types.ts';
import type { GmailClient } from '../gmail/gmailClient.ts';
import { testKey } from './testKey.ts';

type Answer<kind extends keyof GmailClient> = Awaited<ReturnType<GmailClient[kind]>>;

/** A fake Gmail client: records what was accepted and returns preset responses. */
export interface FakeGmail extends GmailClient {
  sent: Buffer[];
  drafts: Map<string, Buffer>;
  calls: string[];
  /** Queued handlers for the next calls of each kind; `accept` does what Gmail would do. */
  next: {
    [kind in keyof GmailClient]: ((accept: () => Answer<kind>) => Answer<kind> | Promise<Answer<kind>>)[];
  };
}

const messageIdOf = (raw: Buffer): string => /^Message-ID: *(\S+)/im.exec(raw.toString('utf8'))?.[1] ?? '';

export function fakeGmail(): FakeGmail {
  const next: FakeGmail['next'] = {
    sendMessage: [],
    createDraft: [],
    sendDraft: [],
    readDraft: [],
    deleteDraft: [],
    findDrafts: [],
  };
  const gmail: FakeGmail = {
    sent: [],
    drafts: new Map(),
    calls: [],
    next,
    sendMessage: async (_token, raw) =>
      answer('sendMessage', () => {
        gmail.sent.push(raw);
        return { outcome: 'ok', value: `m${gmail.sent.length}` };
      }),
    createDraft: async (_token, raw) =>
      answer('createDraft', () => {
        const id = `d${gmail.calls.length}`;
        gmail.drafts.set(id, raw);
        return { outcome: 'ok', value: id };
      }),
    sendDraft: async (_token, id) =>
      answer('sendDraft', () => {
        const raw = gmail.drafts.get(id);
        if (!raw) return { outcome: 'gone' };
        gmail.drafts.delete(id);
        gmail.sent.push(raw);
        return { outcome: 'ok', value: `m${gmail.sent.length}` };
      }),
    readDraft: async (_token, id) =>
      answer('readDraft', () => (gmail.drafts.has(id) ? { outcome: 'ok', value: id } : { outcome: 'gone' })),
    deleteDraft: async (_token, id) =>
      answer('deleteDraft', () => (gmail.drafts.delete(id) ? { outcome: 'ok', value: '' } : { outcome: 'gone' })),
    findDrafts: async (_token, messageId) =>
      answer('findDrafts', () => ({
        outcome: 'ok',
        value: [...gmail.drafts].flatMap(([id, raw]) => (messageIdOf(raw) === messageId ? [id] : [])),
      })),
  };
  const answer = async <kind extends keyof GmailClient>(
    kind: kind,
    accept: () => Answer<kind>,
  ): Promise<Answer<kind>> => {
    gmail.calls.push(kind);
    const special = next[kind].shift();
    return special ? special(accept) : accept();
  };
  return gmail;
}

export interface Connected {
  userId: number;
  accountId: number;
  address: string;
}

export interface MailTest {
  deps: DeliverDeps & Deps;
  connection: TestDatabase['connection'];
  gmail: FakeGmail;
  queued: { draftId: number; approvalId: number; startAfter: Date | undefined }[];
  clock: { now: Date };
  /** A user with a connected account and its Gmail address. */
  person(options?: { compose?: boolean }): Promise<Connected>;
  /** Adds another connected account of the user. */
  account(userId: number, options?: { compose?: boolean }): Promise<Connected>;
  /** Reconnects a disconnected account. */
  reconnect(account: Connected): Promise<void>;
  /** A draft to a professor of the user. */
  draft(
    owner: { userId: number; accountId: number | null },
    professor?: {
      email?: string | null;
      country?: string;
      key?: string;
      runId?: number;
      department?: string;
      university?: string;
    },
  ): Promise<number>;
  state(draftId: number): Promise<string>;
  /** Before each test: resets the clock, the queue and the fake Gmail. Rows stay. */
  reset(): void;
  close(): Promise<void>;
}

/** A database for mail tests, with a fake Gmail and a fixed clock. */
export async function mailTest(limits: Partial<MailLimits> = {}): Promise<MailTest> {
  const database = await testDatabase();
  const { db } = database;
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'peyk-mail-'));
  const base = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'http://localhost:9' });
  const config = {
    ...base,
    mail: { perDay: 10, perWeek: 40, spacingMinutes: { min: 0, max: 0 }, window: 'always' as const, ...limits },
  };
  const gmail = fakeGmail();
  const queued: MailTest['queued'] = [];
  const begin = '2026-11-18T10:00:00Z';
  const clock = { now: new Date(begin) };
  const secrets = createSecrets(dataDir, testKey('a key for tests'));
  const deps = {
    config,
    db,
    secrets,
    gmail,
    now: () => clock.now,
    pauseBots: pauseBotsOfAccount,
    log: { warn: () => {}, error: () => {}, info: () => {} },
    jobs: {
      send: async (
        _trx: unknown,
        _name: unknown,
        data: JobData['send-draft'],
        { startAfter }: { startAfter?: Date },
      ) => {
        queued.push({ ...data, startAfter });
      },
    },
  } as unknown as MailTest['deps'];
  const connected = (place: { user_id: number; google_subject: string }, address: string) => ({
    state: 'connected' as const,
    refresh_token_sealed: secrets.seal(refreshTokenPlace(place), 'refresh'),
    // The test provider identifies an account by its token.
    access_token_sealed: secrets.seal(accessTokenPlace(place), address),
    access_expires_at: new Date('2100-01-01T00:00:00Z'),
  });
  let accounts = 0;
  async function account(userId: number, { compose = false } = {}): Promise<Connected> {
    accounts += 1;
    const address = `person${accounts}@gmail.example`;
    const place = { user_id: userId, google_subject: `subject${accounts}` };
    const { id: accountId } = await db
      .insertInto('gmail_accounts')
      .values({
        ...place,
        ...connected(place, address),
        email: address,
        scopes: [compose ? COMPOSE_SCOPE : SEND_SCOPE],
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { userId, accountId, address };
  }
  return {
    deps,
    connection: database.connection,
    gmail,
    queued,
    clock,
    reset() {
      clock.now = new Date(begin);
      queued.length = 0;
      gmail.sent.length = 0;
      gmail.calls.length = 0;
      gmail.drafts.clear();
      for (const waiting of Object.values(gmail.next)) waiting.length = 0;
    },
    async person(options) {
      const { id: userId } = await db
        .insertInto('users')
        .values({ email: `person${accounts + 1}@example.com`, first_name: 'Nasrin', last_name: 'Ahmadi' })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('profile_entries')
        .values({ user_id: userId, section: 'papers', fields: JSON.stringify(ownPaper) })
        .execute();
      return account(userId, options);
    },
    account,
    async reconnect({ userId, accountId, address }) {
      const { google_subject } = await db
        .selectFrom('gmail_accounts')
        .select('google_subject')
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow();
      await db
        .updateTable('gmail_accounts')
        .set(connected({ user_id: userId, google_subject }, address))
        .where('id', '=', accountId)
        .execute();
    },
    async draft({ userId, accountId }, { email, country = 'GB', key, runId, department, university } = {}) {
      const number = await db
        .selectFrom('professors')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
      const { id: professorId } = await db
        .insertInto('professors')
        .values({
          user_id: userId,
          person_key: key ?? `person-${number.n}`,
          full_name: 'Jane Doe',
          country_code: country,
          department: department ?? null,
          university_name: university ?? null,
          email: email === null ? null : emailOf('email', email ?? `jane${number.n}@university.example`),
          ...theirPaper,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { id } = await db
        .insertInto('email_drafts')
        .values({
          user_id: userId,
          professor_id: professorId,
          bot_run_id: runId ?? null,
          gmail_account_id: accountId,
          subject: 'A question about your work',
          body: letterTo('Doe', number.n),
          written_by: 'person',
          state: 'needs_review',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    async state(draftId) {
      const row = await db
        .selectFrom('email_drafts')
        .select('state')
        .where('id', '=', draftId)
        .executeTakeFirstOrThrow();
      return row.state;
    },
    async close() {
      await database.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
