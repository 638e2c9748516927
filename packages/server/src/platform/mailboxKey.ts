import { type RawBuilder, sql } from 'kysely';

/**
 * The mailbox of an address, for comparison with columns of that name: Gmail ignores dots and everything after a plus, so that several
 * addresses are one person (R6, R11). The database computes the columns with the same function; letters go to the address as written.
 */
export const mailboxOf = (address: string): RawBuilder<string> => sql<string>`mailbox_of(${address})`;
