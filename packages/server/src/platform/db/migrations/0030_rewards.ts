import { type Kysely, sql } from 'kysely';

type Db = Kysely<unknown>;

/** Events of other things than letters: each has a subject in place of a draft. What counts only once in a life has a key. */
async function widenEvents(db: Db): Promise<void> {
  await sql`
    alter table events
      alter column draft_id drop not null,
      alter column draft_version drop not null,
      alter column to_state drop not null,
      add column subject text,
      add column once_key text,
      add constraint events_about check ((draft_id is null) = (subject is not null)),
      add constraint events_of_letters check (draft_id is null or (draft_version is not null and to_state is not null))`.execute(
    db,
  );
  await sql`create index events_user on events (user_id, id)`.execute(db);
  await sql`create unique index events_once on events (user_id, once_key) where once_key is not null`.execute(db);
}

/**
 * XP, coins and level of a person are always the sum of their ledger (QST-01): the database computes them, whatever is written. A server of
 * the release before adds to them beside its row of the ledger, which changes nothing here.
 */
async function sumTheLedger(db: Db): Promise<void> {
  await sql`alter table rewards add column week date`.execute(db);
  await sql`
    insert into rewards (user_id, kind, reference, xp, coins)
      select users.id, 'opening', 'opening', users.xp - coalesce(sum(rewards.xp), 0), users.coins - coalesce(sum(rewards.coins), 0)
        from users left join rewards on rewards.user_id = users.id
       group by users.id
      having users.xp <> coalesce(sum(rewards.xp), 0) or users.coins <> coalesce(sum(rewards.coins), 0)`.execute(db);
  await sql`
    create function standing_is_the_sum() returns trigger language plpgsql as $$
    begin
      select greatest(0, least(coalesce(sum(xp), 0), 2147483647)), greatest(0, least(coalesce(sum(coins), 0), 2147483647))
        into new.xp, new.coins
        from rewards where user_id = new.id;
      new.level := new.xp / 1000 + 1;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger users_standing before insert or update of xp, coins, level on users
      for each row execute function standing_is_the_sum()`.execute(db);
  await sql`
    create function sum_the_ledger() returns trigger language plpgsql as $$
    begin
      update users set xp = xp where id = coalesce(new.user_id, old.user_id);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger rewards_summed after insert or update or delete on rewards
      for each row execute function sum_the_ledger()`.execute(db);
  await sql`update users set xp = xp`.execute(db);
}

/** The ledger of rewards, and the person's own days and weeks, which are settled one after the other. */
export async function up(db: Db): Promise<void> {
  await widenEvents(db);
  await sumTheLedger(db);
  await sql`
    create table person_clocks (
      user_id int primary key references users on delete cascade,
      time_zone text not null,
      calendar text not null check (calendar in ('gregorian', 'persian')),
      -- The last day that is settled, and the first day of the first week that is not.
      days_to date not null,
      weeks_from date not null
    )`.execute(db);
}
