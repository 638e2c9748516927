import type { Db } from './db/open.ts';
import type { Secrets } from './secrets.ts';

const NAME = 'sealed with';

/** The database was filled under another master key: nothing sealed in it could be opened. */
export class ForeignKey extends Error {
  constructor() {
    super(
      'SECRET_KEY (or DATA_DIR/keys) is not the key this database was filled with, so no mailbox could be used. Start with the key it was made with.',
    );
    this.name = 'ForeignKey';
  }
}

/** Remembers which master key a database belongs to; throws `ForeignKey` when it is started with another one. */
export async function checkKey(db: Db, secrets: Secrets): Promise<void> {
  await db
    .insertInto('installation')
    .values({ name: NAME, value: secrets.seal(NAME, NAME) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('installation')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow();
  try {
    secrets.open(NAME, value);
  } catch {
    throw new ForeignKey();
  }
}
