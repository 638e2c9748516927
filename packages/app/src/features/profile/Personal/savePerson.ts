import type { StudentProfile, User, components } from '@peyk/api-types';
import { type Outcome, api, perform } from '../../../api/client';
import type { Problem } from '../../../api/problem';
import { phoneOf } from '../../../entities/user/personalProgress';
import { type PersonalForm, personalForm } from './personalForm';

type StudentProfilePatch = components['schemas']['StudentProfilePatch'];
type UserPatch = components['schemas']['UserPatch'];

/**
 * A person as the two calls of a save see them. Each part keeps the version that it was read with: the first call changes the record, and a
 * version taken from its answer would hide from the second one what others changed meanwhile.
 */
export interface PersonRecord {
  me: User;
  extras: StudentProfile;
}

/** Both parts from the one answer that has all fields. */
export function recordOf(me: User): PersonRecord {
  const { gender, address, photo_url, version } = me;
  return {
    me,
    extras: { gender, phone: phoneOf(me), address, photo_url, ...(version === undefined ? {} : { version }) },
  };
}

/** The form as it opens. */
export const formOf = ({ me, extras }: PersonRecord): PersonalForm => personalForm.valuesOf({ ...me, ...extras });

/** What the first call of a save has stored while its second one failed, by the record that the save began with. */
const storedFirst = new WeakMap<PersonRecord, StudentProfile>();

/**
 * Saves with up to two calls, the extras before the person: only what was changed, and a call without a change is left out. Null
 * where there is nothing to send.
 */
export function savePerson(
  record: PersonRecord,
  form: PersonalForm,
  photo: File | null,
): Promise<Outcome<PersonRecord | null>> | null {
  const extras = storedFirst.get(record) ?? record.extras;
  const first = extrasPatch({ ...record, extras }, form, photo !== null);
  const second = personPatch(record.me, form);
  return first === null && second === null && photo === null
    ? null
    : send({ ...record, extras }, record, first, second, photo);
}

async function send(
  now: PersonRecord,
  key: PersonRecord,
  first: StudentProfilePatch | null,
  second: UserPatch | null,
  photo: File | null,
): Promise<Outcome<PersonRecord | null>> {
  let { extras } = now;
  if (first) {
    const outcome = await perform(api.PATCH('/api/student/profile/edit/', { body: first }));
    if (!outcome.ok) return failed(outcome.problem, (current) => withExtras(now.me, current as StudentProfile));
    extras = outcome.data ?? { ...extras, ...first };
    storedFirst.set(key, extras);
  }
  if (second === null && photo === null) return { ok: true, data: withExtras(now.me, extras) };
  const { version } = now.me;
  const body = { ...second, ...(version === undefined ? {} : { version }) };
  // Typed as JSON by the contract's client, which sends form data as it is.
  const sent = photo ? (formData(body, photo) as unknown as UserPatch) : body;
  const outcome = await perform(api.PATCH('/api/auth/me/', { body: sent }));
  if (!outcome.ok) return failed(outcome.problem, (current) => recordOf(current as User));
  return { ok: true, data: outcome.data && recordOf(outcome.data) };
}

/** The extras under the names of both calls. Names and birth date stay as they were read, and so does their version. */
function withExtras(me: User, extras: StudentProfile): PersonRecord {
  const { gender, phone, address, photo_url } = extras;
  return { me: { ...me, gender, phone, phone_number: phone, address, photo_url }, extras };
}

/** A conflict brings the newest record, here in both parts. */
function failed(problem: Problem, inParts: (current: object) => PersonRecord): { ok: false; problem: Problem } {
  if (problem.kind !== 'conflict' || problem.current === undefined) return { ok: false, problem };
  return { ok: false, problem: { ...problem, current: inParts(problem.current) } };
}

function extrasPatch(record: PersonRecord, form: PersonalForm, hasPhoto: boolean): StudentProfilePatch | null {
  const { gender, phone, address, photo_url } = changesOf(formOf(record), form);
  const { extras } = record;
  return ifAny<StudentProfilePatch>(
    {
      // A stored gender cannot change.
      gender: extras.gender === null ? gender : undefined,
      phone,
      address,
      // An upload wins; changed by both calls, the address would be in conflict with itself.
      photo_url: hasPhoto ? undefined : photo_url,
    },
    extras.version,
  );
}

function personPatch(me: User, form: PersonalForm): UserPatch | null {
  const changes = changesOf(personalForm.valuesOf({ ...me, phone: phoneOf(me) }), form);
  const { first_name, last_name, phone: phone_number, date_birth, address } = changes;
  return ifAny<UserPatch>({ first_name, last_name, phone_number, date_birth, address }, undefined);
}

/** The fields that differ as they are sent. */
function changesOf(before: PersonalForm, after: PersonalForm): Partial<ReturnType<typeof personalForm.bodyOf>> {
  const [was, is] = [personalForm.bodyOf(before), personalForm.bodyOf(after)];
  const names = Object.keys(is) as (keyof typeof is)[];
  return Object.fromEntries(names.filter((name) => is[name] !== was[name]).map((name) => [name, is[name]]));
}

/** The fields that are given, with the version they are based on; null where there are none. */
function ifAny<Patch extends object>(
  fields: { [Name in keyof Patch]?: Patch[Name] | undefined },
  version?: number,
): Patch | null {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  if (given.length === 0) return null;
  return Object.fromEntries([...given, ...(version === undefined ? [] : [['version', version]])]) as Patch;
}

/** A form for an upload; an empty text unsets a field. */
function formData(body: UserPatch, photo: File): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(body)) data.append(name, String(value ?? ''));
  data.append('photo', photo, photo.name);
  return data;
}
