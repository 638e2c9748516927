import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';

const MARK = '/* prepared */';

/**
 * Marks a query that is asked many times a second, with `.modifyFront(prepared)`: the database plans it once per connection, and planning a
 * join of eight tables costs three times what running it does. Its text must be the same each time, with lists as one parameter, and it must
 * name its columns: the plan of a `select *` is refused for ever once a migration has added one.
 */
export const prepared = sql.raw(MARK);

const nameOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The client of the pool: marked queries go to the database under the name of their text. */
export class PreparingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const names = new Map<string, string>();
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    // Kysely calls with a text and its parameters; every other form is passed on as it is.
    this.query = ((...args: unknown[]) => {
      const [text, values] = args;
      if (typeof text !== 'string' || !text.includes(MARK)) return query(...args);
      const name = names.get(text) ?? nameOf(text);
      names.set(text, name);
      return query({ name, text, values });
    }) as typeof this.query;
  }
}
