import { type RawBuilder, sql } from 'kysely';

/**
 * The mailbox that an address reaches, for comparing with the columns of that name: Gmail reads no dots and nothing after a plus, so that
 * several addresses are one person (R6, R11). The database makes the columns by the same function; letters go to the address as it stands.
 */
export const mailboxOf = (address: string): RawBuilder<string> => sql<string>`mailbox_of(${address})`;
