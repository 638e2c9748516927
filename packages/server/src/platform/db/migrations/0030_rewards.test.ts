import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { emptyDatabase } from '../../../testing/database.ts';
import { migrate, migrations } from '../migrate.ts';

let db: Kysely<unknown>;
let close: () => Promise<void>;

/** A database in which XP and coins were added up beside the ledger. */
beforeEach(async () => {
  ({ db, close } = await emptyDatabase());
  for (const extension of ['pg_trgm', 'unaccent', 'citext'])
    await sql`create extension ${sql.raw(extension)}`.execute(db);
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0030'));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => before } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
});
afterEach(() => close());

const standing = async () =>
  (await sql`select email::text, xp, coins, level from users order by email`.execute(db)).rows;

it('QST-01 what people had is carried over, as an opening row where the ledger says less', async () => {
  await sql`
    insert into users (email, xp, coins, level) values
      ('bots@b.example', 50, 16, 1), ('more@b.example', 2350, 182, 3), ('new@b.example', 0, 0, 1)`.execute(db);
  await sql`
    insert into rewards (user_id, kind, reference, xp, coins)
      select id, 'bot-created', n::text, 25, 8 from users, generate_series(1, 2) n where email <> 'new@b.example'`.execute(
    db,
  );
  const before = await standing();
  await migrate(db);
  expect(await standing()).toEqual(before);
  const { rows } = await sql`
    select users.email::text, kind, rewards.xp, rewards.coins from rewards join users on users.id = user_id
     where kind = 'opening'`.execute(db);
  expect(rows).toEqual([{ email: 'more@b.example', kind: 'opening', xp: 2300, coins: 166 }]);
});

it('QST-01 OPS-04 a server of the release before adds beside its row, and the sum stays right', async () => {
  await sql`insert into users (email) values ('a@b.example')`.execute(db);
  await migrate(db);
  await sql`insert into rewards (user_id, kind, reference, xp, coins) select id, 'bot-created', '1', 25, 8 from users`.execute(
    db,
  );
  await sql`update users set xp = xp + 25, coins = coins + 8, level = (xp + 25) / 1000 + 1`.execute(db);
  expect(await standing()).toEqual([{ email: 'a@b.example', xp: 25, coins: 8, level: 1 }]);
});

it('LET-04 an event is of a draft or has a subject', async () => {
  await sql`insert into users (email) values ('a@b.example')`.execute(db);
  await migrate(db);
  const write = (draft: number | null, subject: string | null) =>
    sql`
      insert into events (at, user_id, actor, draft_id, draft_version, to_state, subject, event)
        select now(), id, 'product', ${draft}::int, 1, 'sent', ${subject}::text, 'x' from users`.execute(db);
  await write(1, null);
  await write(null, 'all');
  await expect(write(null, null)).rejects.toThrow('events_about');
  await expect(write(1, 'all')).rejects.toThrow('events_about');
});
