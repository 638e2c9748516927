import type { EmailAnswer } from '@peyk/api-types';
import { type Kysely, sql } from 'kysely';
import { searchKey } from '../directory/searchKey.ts';
import type { DB } from '../platform/db/schema.ts';
import { LOCKS } from '../platform/locks.ts';
import { mailboxOf } from '../platform/mailboxKey.ts';
import type { Throttle } from './slots.ts';

const DAY = 86_400_000;
/** A contact is open while an answer may still come; then silence counts as one (R7). */
export const OPEN_DAYS = 14;
export const PER_DEPARTMENT = 1;
export const PER_UNIVERSITY = 3;
const FAIR_DAYS = 7;
const PEOPLE_PER_PROFESSOR = 3;

/** The addressee's fields that the rules use. */
export interface Addressee {
  id: number;
  person_key: string;
  recipient: string;
  department: string | null;
  university_name: string | null;
}

/** Place keys stored with a contact, so that it counts even after the professor's record is deleted. Null when unknown. */
export function placeKeys(place: Pick<Addressee, 'department' | 'university_name'>): {
  department: string | null;
  university: string | null;
} {
  const university = searchKey(place.university_name ?? '') || null;
  const department = searchKey(place.department ?? '') || null;
  return { university, department: university && department ? `${university}|${department}` : null };
}

interface Placed {
  at: Date;
  department: string | null;
  university: string | null;
}

/** Answers that are a "no", after which the place is free (R7). An automatic answer is none, and every other one may lead on. */
const REFUSALS: readonly string[] = ['not_recruiting', 'stop'] satisfies EmailAnswer['kind'][];

/** The person's first contacts that may still be answered: neither bounced nor declined. */
async function openContacts(trx: Kysely<DB>, userId: number, now: Date): Promise<Placed[]> {
  const rows = await trx
    .selectFrom('contacts')
    .select(['claimed_at', 'department_key', 'university_key'])
    .where('user_id', '=', userId)
    .where('released_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('messages')
            .select('messages.id')
            .whereRef('messages.contact_id', '=', 'contacts.id')
            .where((of) =>
              of.or([of('messages.bounced_at', 'is not', null), of('messages.answer_kind', 'in', REFUSALS)]),
            ),
        ),
      ),
    )
    .where('claimed_at', '>', new Date(now.getTime() - OPEN_DAYS * DAY))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('do_not_contact')
            .select('do_not_contact.id')
            .whereRef('do_not_contact.mailbox', '=', 'contacts.mailbox')
            .where('do_not_contact.user_id', '=', userId)
            // The person's own choice not to write is no answer from the professor.
            .where('do_not_contact.reason', '<>', 'user'),
        ),
      ),
    )
    .execute();
  return rows.map((row) => ({
    at: new Date(row.claimed_at),
    department: row.department_key,
    university: row.university_key,
  }));
}

/** Scheduled drafts. For an approved draft, only those approved before it, so that two never wait for each other. */
async function scheduled(trx: Kysely<DB>, userId: number, exceptDraft: number): Promise<Placed[]> {
  const own = await trx
    .selectFrom('approvals')
    .select('id')
    .where('draft_id', '=', exceptDraft)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  const rows = await trx
    .selectFrom('email_drafts')
    .innerJoin('professors', 'professors.id', 'email_drafts.professor_id')
    .innerJoin('approvals', (join) =>
      join.onRef('approvals.draft_id', '=', 'email_drafts.id').on('approvals.withdrawn_at', 'is', null),
    )
    .select(['email_drafts.scheduled_at', 'professors.department', 'professors.university_name'])
    .where('email_drafts.user_id', '=', userId)
    .where('email_drafts.state', '=', 'approved')
    .where('email_drafts.scheduled_at', 'is not', null)
    .where('email_drafts.id', '<>', exceptDraft)
    .$if(own !== undefined, (query) => query.where('approvals.id', '<', own?.id ?? 0))
    .execute();
  return rows.flatMap((row) =>
    row.scheduled_at === null ? [] : [{ at: new Date(row.scheduled_at), ...placeKeys(row) }],
  );
}

/** Each other user's newest first contact with this professor within the window of R9. */
async function othersContacts(trx: Kysely<DB>, userId: number, to: Addressee, now: Date): Promise<Date[]> {
  const rows = await trx
    .selectFrom('contacts')
    .select((eb) => eb.fn.max('claimed_at').as('at'))
    .where('user_id', '<>', userId)
    .where('released_at', 'is', null)
    .where('claimed_at', '>', new Date(now.getTime() - FAIR_DAYS * DAY))
    .where((eb) => eb.or([eb('person_key', '=', to.person_key), eb('mailbox', '=', mailboxOf(to.recipient))]))
    .groupBy('user_id')
    .execute();
  return rows.map(({ at }) => new Date(at));
}

/** The places of the person's drafts that wait to be approved or sent, each with how many there are. */
async function waiting(trx: Kysely<DB>, userId: number): Promise<(Omit<Placed, 'at'> & { count: number })[]> {
  const rows = await trx
    .selectFrom('email_drafts')
    .innerJoin('professors', 'professors.id', 'email_drafts.professor_id')
    .select(['professors.department', 'professors.university_name'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('email_drafts.user_id', '=', userId)
    .where('email_drafts.state', 'in', ['needs_review', 'approved'])
    .groupBy(['professors.department', 'professors.university_name'])
    .execute();
  return rows.map(({ count, ...place }) => ({ ...placeKeys(place), count }));
}

/**
 * Which open place another first email at this place would lack: the department's (R7), the university's (R8), or null for neither. What
 * waits to be approved or sent takes a place as well as an open contact, whichever bot wrote it, so that no two drafts wait for one place.
 * The caller holds the person's row lock.
 */
export async function takenPlace(
  trx: Kysely<DB>,
  { userId, to, now }: { userId: number; to: Pick<Addressee, 'department' | 'university_name'>; now: Date },
): Promise<'department' | 'university' | null> {
  const { department, university } = placeKeys(to);
  if (university === null) return null;
  const placed = [
    ...(await openContacts(trx, userId, now)).map((place) => ({ ...place, count: 1 })),
    ...(await waiting(trx, userId)),
  ];
  const countOf = (matches: (place: Omit<Placed, 'at'>) => boolean): number =>
    placed.filter(matches).reduce((sum, { count }) => sum + count, 0);
  if (department !== null && countOf((place) => place.department === department) >= PER_DEPARTMENT) return 'department';
  return countOf((place) => place.university === university) >= PER_UNIVERSITY ? 'university' : null;
}

/**
 * Rules about the addressee: one open contact per department (R7), three per university (R8), three of our users per professor and week
 * (R9). `plan` also counts scheduled drafts; without it only what has left counts.
 */
export async function throttlesFor(
  trx: Kysely<DB>,
  { userId, to, now, plan }: { userId: number; to: Addressee; now: Date; plan: boolean },
): Promise<Throttle[]> {
  const { department, university } = placeKeys(to);
  const placed =
    university === null
      ? []
      : [...(await openContacts(trx, userId, now)), ...(plan ? await scheduled(trx, userId, to.id) : [])];
  const of = (matches: (place: Placed) => boolean): Date[] => placed.filter(matches).map(({ at }) => at);
  const throttles: Throttle[] = [
    {
      span: FAIR_DAYS * DAY,
      cap: PEOPLE_PER_PROFESSOR,
      moments: await othersContacts(trx, userId, to, now),
      delay: 'fairness',
    },
  ];
  if (department !== null) {
    const moments = of((place) => place.department === department);
    throttles.push({ span: OPEN_DAYS * DAY, cap: PER_DEPARTMENT, moments, delay: 'department' });
  }
  if (university !== null) {
    const moments = of((place) => place.university === university);
    throttles.push({ span: OPEN_DAYS * DAY, cap: PER_UNIVERSITY, moments, delay: 'university' });
  }
  return throttles;
}

/** Serialises transactions that write to one person or mailbox, so that their count is exact (R9). */
export async function lockAddressee(
  trx: Kysely<DB>,
  { person_key: person, recipient }: Pick<Addressee, 'person_key' | 'recipient'>,
): Promise<void> {
  // Locked in numeric order, to avoid deadlocks.
  await sql`
    select pg_advisory_xact_lock(${LOCKS.addressee}::int, number)
      from (select distinct hashtext(name) as number
              from unnest(array[${mailboxOf(recipient)}, ${`person ${person}`}::text]) as name
             order by 1) as numbers`.execute(trx);
}
