import { countryByName } from '../directory/countries.ts';
import { readEmail } from '../platform/emailAddress.ts';
import { type FieldMessages, HttpProblem } from '../platform/http/errors.ts';
import { professorKey } from './toProfessor.ts';

/** The fields of a professor that a person may edit; a form sends the same names as strings, empty meaning null. */
export interface ProfessorFields {
  full_name: string;
  department: string | null;
  university_name: string | null;
  university_country: string | null;
  country_code: string | null;
  h_index: number | null;
  research_interests: string;
  email: string | null;
  linkedin_url: string | null;
  google_scholar_url: string | null;
  researchgate_url: string | null;
  homepage_url: string | null;
  related_recent_publications: string | null;
  related_recent_publications_url: string | null;
}

const texts = ['department', 'university_name', 'university_country', 'related_recent_publications'] as const;
const links = [
  'linkedin_url',
  'google_scholar_url',
  'researchgate_url',
  'homepage_url',
  'related_recent_publications_url',
] as const;

/** A link that is safe to follow: http or https, with https added to a bare host. Undefined for anything else. */
function safeLink(text: string): string | undefined {
  const address = /^[a-z][a-z0-9+.-]*:/iu.test(text) && !/^[^/]+:\d+(\/|$)/u.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, username } = new URL(address);
  return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.') && username === ''
    ? address
    : undefined;
}

/**
 * The allow-listed fields in a body, cleaned: trimmed, NFC, empty strings as null. Throws a 400 that names each invalid field: a malformed
 * email address, a link other than http or https.
 */
export function professorFields(body: object): Partial<ProfessorFields> {
  const given = body as Record<string, unknown>;
  const fields: FieldMessages = {};
  const clean: Partial<ProfessorFields> = {};
  const text = (name: string): string | null => {
    const value = given[name];
    return typeof value === 'string' ? value.normalize('NFC').trim() || null : null;
  };
  if ('full_name' in given) {
    const name = text('full_name');
    if (name === null) fields.full_name = [{ key: 'required' }];
    else clean.full_name = name;
  }
  for (const name of texts) if (name in given) clean[name] = text(name);
  if ('university_country' in given) clean.country_code = countryByName(clean.university_country ?? '')?.code ?? null;
  if ('research_interests' in given) clean.research_interests = text('research_interests') ?? '';
  if ('h_index' in given) clean.h_index = given.h_index === '' || given.h_index === null ? null : Number(given.h_index);
  if ('email' in given) {
    const email = text('email');
    const read = email === null ? { address: null } : readEmail(email);
    if ('problem' in read) fields.email = [{ key: read.problem }];
    else clean.email = read.address;
  }
  for (const name of links) {
    if (!(name in given)) continue;
    const value = text(name);
    const link = value === null ? null : safeLink(value);
    if (link === undefined) fields[name] = [{ key: 'linkUnsafe' }];
    else clean[name] = link;
  }
  const first = Object.values(fields)[0]?.[0];
  if (first) throw new HttpProblem(400, first.key, { code: 'invalid', fields });
  return clean;
}

/** The fields of a new record, with its search key. The contract requires `full_name`. */
export function newProfessorFields(body: object): Partial<ProfessorFields> & { full_name: string; search_key: string } {
  const fields = professorFields(body);
  const full = { ...fields, full_name: fields.full_name ?? '' };
  return { ...full, search_key: professorKey(full) };
}
