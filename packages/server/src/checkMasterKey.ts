import type { Deps } from './platform/deps.ts';
import { openLegacy, resealTokens } from './resealTokens.ts';
import { isSealed, type Place } from './platform/secrets.ts';
import { StartRefusal } from './platform/startRefusal.ts';

const NAME = 'sealed with';
const PLACE: Place = { table: 'installation', column: 'value', row: NAME, user: null };

/** The database belongs to another master key: nothing sealed in it can be opened. */
export class ForeignKey extends StartRefusal {
  override name = 'ForeignKey';
  constructor() {
    super(
      'SECRET_KEY (or DATA_DIR/keys) is not the key this database was filled with, so no mailbox could be used. Start with the key it was made with.',
    );
  }
}

/**
 * Checks that the database belongs to this master key, which the first start records; throws `ForeignKey` otherwise. Values sealed by the
 * first versions are resealed once: the recorded value's own format tells whether that is done, and afterwards the old format is rejected
 * everywhere.
 */
export async function checkMasterKey(deps: Pick<Deps, 'db' | 'secrets' | 'now' | 'pauseBots'>): Promise<void> {
  const { db, secrets } = deps;
  await db
    .insertInto('installation')
    .values({ name: NAME, value: secrets.seal(PLACE, NAME) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.transaction().execute(async (trx) => {
    const { value } = await trx
      .selectFrom('installation')
      .select('value')
      .where('name', '=', NAME)
      .forUpdate()
      .executeTakeFirstOrThrow();
    try {
      if (isSealed(value)) secrets.open(PLACE, value);
      else openLegacy(secrets, NAME, value);
    } catch {
      throw new ForeignKey();
    }
    if (isSealed(value)) return;
    await resealTokens(deps, trx);
    await trx
      .updateTable('installation')
      .set({ value: secrets.seal(PLACE, NAME) })
      .where('name', '=', NAME)
      .execute();
  });
}
