import type { Notice, Notices } from '@peyk/api-types';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../platform/db/schema.ts';

/** The events that are told, and as what. What a person has just done themselves is not among them. */
const KINDS = {
  run_finished: 'run_finished',
  run_failed: 'run_failed',
  account_disconnected: 'account_disconnected',
  account_held: 'account_held',
  bounce: 'bounced',
  refuse: 'approval_withdrawn',
  interrupt: 'approval_withdrawn',
  withdraw: 'approval_withdrawn',
  reject: 'not_sent',
  lose: 'sent_unknown',
} as const satisfies Record<string, Notice['kind']>;

// As constants: only then the planner sees that the index of what is told has them.
const TOLD = sql.join((Object.keys(KINDS) as (keyof typeof KINDS)[]).map((event) => sql.lit(event)));
const MOST_NOTICES = 30;
/** Events of one moment are one notice; stopping a bot may withdraw this many approvals. */
const MOST_EVENTS = 300;

interface Row {
  id: number;
  event: keyof typeof KINDS;
  at: Date;
  bot: number | null;
  professor: number | null;
  name: string | null;
}

/** What happened to a person lately, newest first. */
export const readingOf = (userId: number) => sql<Row>`
    with told as (
      select id, event, at, draft_id, subject from events
       where user_id = ${userId} and event in (${TOLD}) order by id desc limit ${MOST_EVENTS}
    )
    select told.id, told.event, told.at, bots.id as bot, professors.id as professor,
        coalesce(bots.name, professors.full_name, gmail_accounts.email) as name
      from told
      left join bot_runs on bot_runs.id = case when told.event in ('run_finished', 'run_failed') then told.subject::int end
        and bot_runs.user_id = ${userId}
      left join bots on bots.id = bot_runs.bot_id
      left join email_drafts on email_drafts.id = told.draft_id and email_drafts.user_id = ${userId}
      left join professors on professors.id = email_drafts.professor_id
      left join gmail_accounts
        on gmail_accounts.id = case when told.event in ('account_disconnected', 'account_held') then told.subject::int end
        and gmail_accounts.user_id = ${userId}
     order by told.id desc`;

/** What happened to a person lately and matters, newest first. What happened to several emails at one moment is one notice. */
export async function listNotices(db: Kysely<DB>, userId: number): Promise<Notices> {
  const reads = await db.selectFrom('notice_reads').select('read_to').where('user_id', '=', userId).executeTakeFirst();
  const readTo = reads?.read_to ?? 0;
  const { rows } = await readingOf(userId).execute(db);
  const notices: Notice[] = [];
  for (const row of rows) {
    const kind = KINDS[row.event];
    const at = row.at.toISOString();
    const before = notices.at(-1);
    if (before?.kind === kind && before.at === at && row.bot === null) {
      Object.assign(before, { count: before.count + 1, name: null, professor: null });
      continue;
    }
    if (notices.length === MOST_NOTICES) break;
    const { id, bot, professor, name } = row;
    notices.push({ id, kind, at, read: id <= readTo, count: 1, name, bot, professor });
  }
  return { notices, unread: notices.filter(({ read }) => !read).length };
}

/** Marks everything up to an event as read. What has not happened yet stays unread, and what was read stays read. */
export async function readNotices(db: Kysely<DB>, userId: number, upTo: number): Promise<void> {
  await sql`
    insert into notice_reads (user_id, read_to)
      select ${userId}, max(id) from events where user_id = ${userId} and id <= ${upTo} having max(id) is not null
    on conflict (user_id) do update set read_to = greatest(notice_reads.read_to, excluded.read_to)`.execute(db);
}
