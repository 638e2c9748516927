import type { AccountFile, Bot, BotRun, EmailDraft, User } from '@peyk/api-types';
import { COMPOSE_SCOPE, SEND_SCOPE } from '../gmail/accounts.ts';
import { accessTokenPlace, refreshTokenPlace } from '../gmail/sealedTokens.ts';
import { createSecrets } from '../platform/secrets.ts';
import type { KillableServer } from './killServer.ts';
import { letterTo, ownPaper, theirPaper } from './letter.ts';
import { pdf, pdfForm } from './pdfs.ts';
import { type Api, type ApiAnswer, caller, TEST_PASSWORD } from './server.ts';
import { until } from './until.ts';

/** What a person does during the kills, besides approving emails. */
export type Habit = 'approve' | 'pauseAll' | 'pauseBot' | 'stop' | 'delete' | 'disconnect';

/** One email of a person, as far as the server has acknowledged it. */
export interface Item {
  email: string;
  professor: number | null;
  draft: number | null;
  text: string | null;
  /** The hashes of the files that its person has seen and approved with it. */
  files: string[];
  approved: boolean;
}

export interface Person {
  name: string;
  compose: boolean;
  habit: Habit;
  user: User;
  account: number;
  bot: number;
  run: number;
  /** A research proposal of theirs. */
  proposal: number;
  items: Item[];
  /** Periods in which no provider call may begin. */
  quiet: { from: number; to: number }[];
  /** Responses that no fault excuses. */
  failures: string[];
  /** True once the habit excludes further approvals. */
  done: boolean;
  /** One request; null when the server or its database was unavailable. */
  call: <T>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<ApiAnswer<T> | null>;
  /** Repeats the request until the server has responded. */
  insist: <T>(method: string, path: string, body?: unknown) => Promise<ApiAnswer<T>>;
}

/** The grant that Google has issued for an account. */
function grantOf(server: KillableServer, { id, name }: { id: number; name: string }) {
  const secrets = createSecrets(server.dataDir);
  const owned = { user_id: id, google_subject: name };
  return {
    state: 'connected',
    refresh_token_sealed: secrets.seal(refreshTokenPlace(owned), name),
    access_token_sealed: secrets.seal(accessTokenPlace(owned), name),
    access_expires_at: new Date('2100-01-01T00:00:00Z'),
  };
}

/** The person reconnects the account that they had disconnected. */
export async function reconnect(server: KillableServer, { account, name, user }: Person): Promise<void> {
  await server.database.db
    .updateTable('gmail_accounts')
    .set(grantOf(server, { id: user.id, name }))
    .where('id', '=', account)
    .execute();
}

/** A person with a connected account and a bot whose first run is in progress. The server must be running. */
export async function createPerson(
  server: KillableServer,
  { name, compose, habit, universities }: Pick<Person, 'name' | 'compose' | 'habit'> & { universities: number[] },
): Promise<Person> {
  const { db } = server.database;
  const open = caller(server.url);
  const credentials = { email: `${name}@example.com`, password: TEST_PASSWORD };
  await open('POST', '/api/auth/signup/', { ...credentials, first_name: 'Nasrin', last_name: 'Ahmadi' });
  const failures: string[] = [];
  let api: Api | null = null;
  const signIn = async (): Promise<User> => {
    const { body } = await open<{ access: string; user: User }>('POST', '/api/auth/login/', credentials);
    api = caller(server.url, body.access);
    return body.user;
  };
  const user = await signIn();
  const call: Person['call'] = async <T>(method: string, path: string, body?: unknown, headers = {}) => {
    try {
      const answer = await (api ?? open)<T>(method, path, body, headers);
      if (answer.status === 401) await signIn();
      const { code } = (answer.body ?? {}) as { code?: unknown };
      if (answer.status === 401 || code === 'database_gone') return null;
      if (answer.status >= 500) failures.push(`${name}: ${method} ${path} answered ${answer.status}`);
      return answer;
    } catch {
      return null;
    }
  };
  const insist: Person['insist'] = <T>(method: string, path: string, body?: unknown) =>
    until(`${name} gets an answer to ${method} ${path}`, () => call<T>(method, path, body), 60_000);

  const { id: account } = await db
    .insertInto('gmail_accounts')
    .values({
      user_id: user.id,
      google_subject: name,
      email: `${name}@gmail.example`,
      scopes: [compose ? COMPOSE_SCOPE : SEND_SCOPE],
      ...grantOf(server, { id: user.id, name }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insist('POST', '/api/student/papers/add/', ownPaper);
  const created = await insist<{ bot: Bot; run: BotRun }>('POST', '/bots/create/', {
    name: `Bot of ${name}`,
    gmail_account: account,
    num_professors: 4,
    advanced_filters: { research_area: 'Machine learning', selected_universities: universities },
  });
  if (created.status !== 201) throw new Error(`The bot answered ${created.status}: ${JSON.stringify(created.body)}`);
  const { bot, run } = created.body;
  const proposal = await insist<AccountFile>(
    'POST',
    '/api/account/files/',
    pdfForm(pdf({ title: name }), 'Proposal.pdf'),
  );
  return {
    name,
    compose,
    habit,
    user,
    account,
    bot: bot.id,
    run: run.id,
    proposal: proposal.body.id,
    items: [],
    quiet: [],
    failures,
    done: false,
    call,
    insist,
  };
}

/**
 * Writes to one more professor, as far as the server allows: record, draft, own text, approval. Each acknowledgement is recorded at once.
 */
export async function writeOne(person: Person, number: number): Promise<void> {
  const item: Item = {
    email: `${person.name}-${number}@university.example`,
    professor: null,
    draft: null,
    text: null,
    files: [],
    approved: false,
  };
  person.items.push(item);
  const professor = await person.call<{ id: number }>('POST', '/api/professor/professors/create/', {
    full_name: `Professor ${number}`,
    email: item.email,
    ...theirPaper,
  });
  if (professor?.status !== 201) return;
  item.professor = professor.body.id;
  const draft = await person.call<EmailDraft>('POST', '/api/emails/email-drafts/get-or-create/', {
    professor: item.professor,
    bot_run: person.run,
  });
  if (draft?.status !== 201) return;
  item.draft = draft.body.id;
  const text = letterTo(String(number), number);
  const edited = await person.call<EmailDraft>('PATCH', `/api/emails/email-drafts/${item.draft}/`, {
    subject: `A question of ${person.name}`,
    body: text,
  });
  if (edited?.status !== 200) return;
  item.text = text;
  const attached = await person.call<EmailDraft>('PUT', `/api/emails/email-drafts/${item.draft}/attachments/`, {
    cv: 'current',
    proposal: person.proposal,
  });
  if (attached?.status !== 200) return;
  item.files = (attached.body.attachments ?? []).map(({ sha256 }) => sha256);
  if (item.files.length !== 2) person.failures.push(`${item.email}: ${item.files.length} files go with it`);
  if (person.done) return;
  const approved = await person.call<EmailDraft>('POST', `/api/emails/email-drafts/${item.draft}/approve/`, {
    attachments: item.files,
  });
  item.approved = approved?.status === 200;
  if (approved && approved.status !== 200 && !(approved.status === 404 && person.habit === 'delete'))
    throw new Error(`${person.name} was refused an approval: ${JSON.stringify(approved.body)}`);
}
