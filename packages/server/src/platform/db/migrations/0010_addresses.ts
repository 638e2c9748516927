import { type Kysely, sql } from 'kysely';
import { canonicalEmail } from '../../emailAddress.ts';

type Db = Kysely<unknown>;

const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const ADDRESS = String.raw`^${ATOM}(\.${ATOM})*@${LABEL}(\.${LABEL})+$`;

/**
 * Stored addresses are repaired more leniently than input: they were written to until now, so invisible characters and needless dots are
 * removed. Undefined when no valid address results.
 */
function mended(stored: string): string | undefined {
  const parts = stored
    .replaceAll(/[\s\p{Default_Ignorable_Code_Point}\p{C}]/gu, '')
    .normalize('NFKC')
    .replaceAll('。', '.')
    .split('@')
    .map((part) => part.split('.').filter(Boolean).join('.'));
  return canonicalEmail(stored) ?? canonicalEmail(parts.join('@')) ?? undefined;
}

/** Canonicalises the addresses in a column; invalid ones become `none`, an expression over their row. */
async function mend(db: Db, table: string, column: string, none: ReturnType<typeof sql>): Promise<void> {
  const [at, of] = [sql.table(table), sql.ref(column)];
  const { rows } = await sql<{ address: string }>`
    select distinct ${of} as address from ${at} where ${of} is not null`.execute(db);
  const forms = rows.map(({ address }) => [address, mended(address)] as const);
  const [old, one] = [forms.map(([address]) => address), forms.map(([, form]) => form ?? null)];
  await sql`
    update ${at} set ${of} = coalesce(form.one, ${none})
      from unnest(${old}::text[], ${one}::text[]) as form (old, one)
     where ${of} = form.old and form.one is distinct from form.old`.execute(db);
}

const asText = async (db: Db, table: string, column: string): Promise<void> => {
  await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} type text`.execute(db);
};
const asAddress = async (db: Db, table: string, column: string): Promise<void> => {
  await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} type email_address`.execute(db);
};
const withMailbox = async (db: Db, table: string, column: string): Promise<void> => {
  await sql`
    alter table ${sql.table(table)}
      add column mailbox text generated always as (mailbox_of(${sql.ref(column)})) stored`.execute(db);
};

/**
 * Of several accounts with spellings of one address, the verified one keeps it, else the one with the canonical spelling, else the oldest.
 */
async function mendUsers(db: Db): Promise<void> {
  await asText(db, 'users', 'email');
  const { rows } = await sql<{ id: number; email: string; proven: boolean }>`
    select id, email, email_verified_at is not null as proven from users order by id`.execute(db);
  const turns = rows
    .map((user) => ({ ...user, form: mended(user.email) }))
    .map((user) => ({ ...user, right: user.email.toLowerCase() === user.form }))
    .sort((a, b) => Number(b.proven) - Number(a.proven) || Number(b.right) - Number(a.right) || a.id - b.id);
  const taken = new Set<string>();
  const changes = turns.map(({ id, form }) => {
    const email = form === undefined || taken.has(form) ? `account-${id}@address.invalid` : form;
    taken.add(email);
    return { id, email };
  });
  // Dropped first: during the update, an address may move from one account to another.
  await sql`alter table users drop constraint users_email_key`.execute(db);
  await sql`
    update users set email = change.email
      from unnest(${changes.map(({ id }) => id)}::int[], ${changes.map(({ email }) => email)}::text[]) as change (id, email)
     where users.id = change.id`.execute(db);
  await asAddress(db, 'users', 'email');
  await sql`alter table users add constraint users_email_key unique (email)`.execute(db);
}

/** Of several entries for one mailbox, one that cannot be removed is kept, else the oldest. */
async function mendDoNotContact(db: Db): Promise<void> {
  await sql`alter table do_not_contact drop constraint do_not_contact_user_id_recipient_key`.execute(db);
  await asText(db, 'do_not_contact', 'recipient');
  await mend(db, 'do_not_contact', 'recipient', sql`''`);
  // Nothing can be sent to an invalid address.
  await sql`delete from do_not_contact where recipient = ''`.execute(db);
  await asAddress(db, 'do_not_contact', 'recipient');
  await withMailbox(db, 'do_not_contact', 'recipient');
  await sql`
    delete from do_not_contact where id in (
      select id from (
        select id, row_number() over (partition by user_id, mailbox order by (reason = 'user'), id) as place
          from do_not_contact) as entries
       where place > 1)`.execute(db);
  await sql`
    alter table do_not_contact
      add constraint do_not_contact_user_mailbox unique nulls not distinct (user_id, mailbox)`.execute(db);
  await sql`create index do_not_contact_mailbox on do_not_contact (mailbox)`.execute(db);
}

/** Contacts are kept, even where one person was contacted under two spellings. */
async function mendContacts(db: Db): Promise<void> {
  await sql`drop index contacts_recipient_season, contacts_recipient_time`.execute(db);
  await asText(db, 'contacts', 'recipient');
  await mend(db, 'contacts', 'recipient', sql`'contact-' || id || '@address.invalid'`);
  await asAddress(db, 'contacts', 'recipient');
  await withMailbox(db, 'contacts', 'recipient');
  // A second contact in one season, from before spellings were unified.
  await sql`alter table contacts add column repeated boolean not null default false`.execute(db);
  await sql`
    update contacts set repeated = true where id in (
      select id from (
        select id, row_number() over (partition by user_id, mailbox, season order by id) as place
          from contacts where outcome <> 'failed') as each
       where place > 1)`.execute(db);
  await sql`
    create unique index contacts_mailbox_season on contacts (user_id, mailbox, season)
      where outcome <> 'failed' and not repeated`.execute(db);
  await sql`create index contacts_mailbox_time on contacts (mailbox, created_at)`.execute(db);
}

/**
 * Canonicalises every address and stores its mailbox, so that do-not-contact entries and contacts match every spelling.
 * `docs/decisions/0005-sending.md` describes what happens to stored addresses.
 */
export async function up(db: Db): Promise<void> {
  await sql`
    create domain email_address as text
      check (length(value) <= 254 and (value collate "C") ~ ${sql.lit(ADDRESS)})`.execute(db);
  // Gmail ignores dots and everything after a plus: https://support.google.com/mail/answer/7436150
  await sql`
    create function mailbox_of(address text) returns text language sql immutable strict parallel safe as $$
      select case
        when address ~ '@(gmail|googlemail)[.]com$'
          then replace(split_part(split_part(address, '@', 1), '+', 1), '.', '') || '@gmail.com'
        else address
      end $$`.execute(db);
  await mendUsers(db);
  await mend(db, 'professors', 'email', sql`null`);
  await asAddress(db, 'professors', 'email');
  await withMailbox(db, 'professors', 'email');
  await sql`create index professors_mailbox on professors (user_id, mailbox)`.execute(db);
  await mend(db, 'approvals', 'recipient', sql`'approval-' || id || '@address.invalid'`);
  await asAddress(db, 'approvals', 'recipient');
  await withMailbox(db, 'approvals', 'recipient');
  await mendDoNotContact(db);
  await mendContacts(db);
  await mend(db, 'gmail_accounts', 'email', sql`'account-' || id || '@address.invalid'`);
  await asAddress(db, 'gmail_accounts', 'email');
  await mend(db, 'directory_people', 'email', sql`null`);
  await asAddress(db, 'directory_people', 'email');
  await asText(db, 'system_mail', 'to_email');
  await mend(db, 'system_mail', 'to_email', sql`to_email`);
  await mendReferences(db);
  // Finds identical letters among any number of others (R13).
  await sql`create index email_drafts_words on email_drafts (user_id, md5(body))`.execute(db);
}

/** Referees in a CV; an invalid address stays as entered. */
async function mendReferences(db: Db): Promise<void> {
  const { rows } = await sql<{ id: number; address: string }>`
    select id, fields ->> 'reference_email' as address from profile_entries
     where section = 'references' and fields ->> 'reference_email' is not null`.execute(db);
  const changed = rows.flatMap(({ id, address }) => {
    const form = canonicalEmail(address);
    return form === null || form === address ? [] : [{ id, form }];
  });
  await sql`
    update profile_entries set fields = jsonb_set(fields, '{reference_email}', to_jsonb(change.form))
      from unnest(${changed.map(({ id }) => id)}::int[], ${changed.map(({ form }) => form)}::text[]) as change (id, form)
     where profile_entries.id = change.id`.execute(db);
}
