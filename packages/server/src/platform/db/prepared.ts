import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';

const MARK = '/* prepared */';

/**
 * Marks a frequent query for preparation, with `.modifyFront(prepared)`: the database plans it once per connection, and planning a join of
 * eight tables costs three times its execution. Its text must be constant, with lists as one parameter, and it must name its columns: a
 * prepared `select *` fails permanently once a migration adds one.
 */
export const prepared = sql.raw(MARK);

const nameOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** A pool client that sends marked queries as prepared statements, named after their text. */
export class PreparingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const names = new Map<string, string>();
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    // Kysely calls with text and parameters; every other form is passed through.
    this.query = ((...args: unknown[]) => {
      const [text, values] = args;
      if (typeof text !== 'string' || !text.includes(MARK)) return query(...args);
      const name = names.get(text) ?? nameOf(text);
      names.set(text, name);
      return query({ name, text, values });
    }) as typeof this.query;
  }
}
