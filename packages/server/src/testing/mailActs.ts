import { sql } from 'kysely';
import { approveDraft } from '../sending/approve.ts';
import { deliver } from '../sending/delivery/deliver.ts';
import type { Delivered } from '../sending/delivery/types.ts';
import type { MailTest } from './mail.ts';

export interface MailActs {
  /** Approves a draft and returns the approval's id. */
  approved(owner: { userId: number }, draftId: number): Promise<number>;
  /** Runs the draft's job now. */
  job(draftId: number, approvalId: number): Promise<Delivered>;
  /** Approves and delivers. */
  send(owner: { userId: number }, draftId: number): Promise<Delivered>;
  row(
    draftId: number,
  ): Promise<{ state: string; scheduled_at: Date | null; delay: string | null; failure: string | null }>;
  /** A bot of the user, with a finished run. */
  bot(owner: { userId: number; accountId: number }, status: string): Promise<{ botId: number; runId: number }>;
  botStatus(botId: number): Promise<{ status: string; paused_reason: string | null }>;
  /** Runs `work` while this column cannot be updated: any attempt fails there, like a kill. */
  whileCutOff(table: string, column: string, work: () => Promise<void>): Promise<void>;
}

/** Common actions of sending tests. */
export function mailActs(mail: MailTest): MailActs {
  const { db } = mail.deps;
  const approved: MailActs['approved'] = async (owner, draftId) => {
    await approveDraft(mail.deps, owner.userId, draftId);
    const { id } = await db
      .selectFrom('approvals')
      .select('id')
      .where('draft_id', '=', draftId)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirstOrThrow();
    return id;
  };
  const job: MailActs['job'] = (draftId, approvalId) => deliver(mail.deps, { draftId, approvalId, explicit: false });
  return {
    approved,
    job,
    send: async (owner, draftId) => job(draftId, await approved(owner, draftId)),
    row: async (draftId) => {
      const row = await db
        .selectFrom('email_drafts')
        .select(['state', 'scheduled_at', 'delay', 'failure'])
        .where('id', '=', draftId)
        .executeTakeFirstOrThrow();
      return { ...row, scheduled_at: row.scheduled_at === null ? null : new Date(row.scheduled_at) };
    },
    bot: async ({ userId, accountId }, status) => {
      const { id: botId } = await db
        .insertInto('bots')
        .values({ user_id: userId, name: 'Bot', status, gmail_account_id: accountId, num_professors: 5 })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { id: runId } = await db
        .insertInto('bot_runs')
        .values({ bot_id: botId, user_id: userId, dry_run: false, targets_limit: 5, status: 'finished' })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { botId, runId };
    },
    botStatus: (botId) =>
      db.selectFrom('bots').select(['status', 'paused_reason']).where('id', '=', botId).executeTakeFirstOrThrow(),
    async whileCutOff(table, column, work) {
      await sql`create function cut_off() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$`.execute(
        db,
      );
      await sql`create trigger cut_off before update of ${sql.ref(column)} on ${sql.table(table)} for each row execute function cut_off()`.execute(
        db,
      );
      try {
        await work();
      } finally {
        await sql`drop function cut_off cascade`.execute(db);
      }
    },
  };
}
