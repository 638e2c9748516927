import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inlined, readContract } from '../platform/http/contract.ts';
import { withLatinDigits } from '../platform/latin.ts';
import { type Api, type ApiAnswer, startTestServer, type TestServer } from '../testing/server.ts';
import { sampleEntries } from './samples.ts';
import { SECTIONS } from './sections.ts';

type Entry = Record<string, unknown> & { id: number };

/** What the contract says of one field of a request. */
interface Field {
  type?: string | string[];
  enum?: unknown[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
}

let server: TestServer;
let api: Api;
beforeAll(async () => {
  server = await startTestServer();
  ({ api } = await server.signUp('bad-input@example.org'));
});
afterAll(() => server.close());

const contract = readContract();
const fieldsOf = (schema: string): [name: string, field: Field][] =>
  Object.entries(
    (inlined(contract, contract.components?.schemas?.[schema]) as { properties: Record<string, Field> }).properties,
  );
const kindsOf = ({ type }: Field): string[] => [type ?? []].flat();

/** Texts that no field may hold, whatever it is about. */
const NEVER = {
  NUL: 'a\u0000b',
  'an override of the direction': 'invoice\u202efdp.exe',
  'an isolate that is not closed': 'a\u2066b',
  'half a letter': 'a\ud83db',
  'more than any field holds': 'x'.repeat(20_001),
};

/** Texts as people, and those who try doors, write them: each is text, and nothing else. */
const TEXTS = {
  script: '<script>alert(1)</script>',
  'an attribute that runs': '"><img src=x onerror=alert(1)>',
  'a template': '{{7*7}} ${7*7} %00',
  SQL: "Robert'); DROP TABLE users;--",
  emoji: '👩‍👩‍👧‍👦 🇮🇷',
  'letters of the Arabic keyboard': 'كارداني رياضي ٣',
  Persian: 'می‌خواهم ۱۲۳',
  'Persian in between': 'PhD در Sharif (برق) 2024',
  'marks of direction': '\u200fabc\u200e',
  'nothing that can be seen': '\u200b\u200c\u200d',
  'a letter in two parts': 'Cafe\u0301',
  'blanks around': ' \u00a0 between \n',
  'a word of another kind': 'null',
};

/** Fields whose text has a form of its own, which the contract cannot say: either it is refused, or stored as any other text is. */
const hasOwnForm = (name: string, field: Field) =>
  /^(?:url|photo_url|reference_email|(?:latin|persian)_name)$|_en$/.test(name) ||
  field.format !== undefined ||
  field.pattern === DAY;
const DAY = String.raw`^\d{4}-\d{2}-\d{2}$`;

/** What is stored of a text: composed, without blanks around it, and nothing in place of nothing. */
function storedAs(name: string, text: string): unknown {
  const tidy = text.normalize('NFC').trim();
  if (name === 'last_name') return tidy;
  if (tidy === '') return null;
  return name.endsWith('_en') ? withLatinDigits(tidy) : tidy;
}

/** Values of a wrong kind, or outside of what the contract allows. */
function wrongFor(field: Field): unknown[] {
  const kinds = kindsOf(field);
  const wrong: unknown[] = [[], ['x'], {}, { name: 'x' }];
  if (!kinds.includes('string')) wrong.push('x', '', '2020', '۲۰۲۰');
  if (!kinds.includes('boolean')) wrong.push(true);
  if (!kinds.includes('number') && !kinds.includes('integer')) wrong.push(7, -1);
  if (!kinds.includes('null')) wrong.push(null);
  if (kinds.includes('integer')) wrong.push(2020.5);
  const { minimum, maximum, maxLength, enum: words } = field;
  if (minimum !== undefined) wrong.push(minimum - 1);
  if (maximum !== undefined) wrong.push(maximum + 1, 1e308);
  if (maxLength !== undefined) wrong.push('x'.repeat(maxLength + 1), '𝒳'.repeat(maxLength + 1));
  if (words) wrong.push('another', '', '<script>alert(1)</script>', 'پایان');
  if (kinds.includes('string')) wrong.push(...Object.values(NEVER));
  return wrong;
}

/** Values that the contract allows, with what is stored for each. */
function rightFor(name: string, field: Field): [value: unknown, stored: unknown][] {
  const kinds = kindsOf(field);
  const { minimum, maximum, maxLength, enum: words } = field;
  if (words) return words.map((word) => [word, word]);
  const right: [unknown, unknown][] = [];
  if (minimum !== undefined) right.push([minimum, minimum]);
  if (maximum !== undefined) right.push([maximum, maximum]);
  if (kinds.includes('boolean')) right.push([true, true], [false, false]);
  if (kinds.includes('null')) right.push([null, name === 'last_name' ? '' : kinds.includes('boolean') ? false : null]);
  if (kinds.includes('string') && !hasOwnForm(name, field)) {
    const texts = Object.values(TEXTS).filter((text) => Array.from(text).length <= (maxLength ?? Infinity));
    right.push(...texts.map((text): [unknown, unknown] => [text, storedAs(name, text)]));
    if (maxLength !== undefined)
      for (const letter of ['x', '𝒳', 'ی']) right.push([letter.repeat(maxLength), letter.repeat(maxLength)]);
  }
  return right;
}

/** The sentences of each language. */
const SENTENCE = { en: /^[A-Z][^\u0600-\u06FF]*\.$/, fa: /^[\u0600-\u06FF].*\.$/ };
type Lang = keyof typeof SENTENCE;
type Answer = ApiAnswer<Record<string, unknown>>;
type Send = (body: object, lang: Lang) => Promise<Answer>;

/** A value and what was answered, short enough to be read. */
const told = (value: unknown, answer: unknown) =>
  `${JSON.stringify(value).slice(0, 60)} was answered ${JSON.stringify(answer).slice(0, 300)}`;

/** Whether something is wrong with a refusal: it must be a 400 about this field alone, with sentences in the language of the person. */
function faultOfRefusal({ status, body }: Answer, field: string, lang: Lang): boolean {
  const { detail, code, [field]: sentences, ...others } = body;
  const texts = [detail, ...(Array.isArray(sentences) ? (sentences as unknown[]) : [null])];
  const isSaid = texts.every((text) => typeof text === 'string' && SENTENCE[lang].test(text));
  return status !== 400 || code !== 'invalid' || !isSaid || Object.keys(others).length > 0;
}

/** Tries every wrong value at a field, beside fields that are right. Answers those that were not refused as they should be. */
async function wrongTaken(name: string, field: Field, send: Send, langs: readonly Lang[], others: object = {}) {
  const found: string[] = [];
  for (const value of wrongFor(field))
    for (const lang of langs) {
      const answer = await send({ ...others, [name]: value }, lang);
      if (faultOfRefusal(answer, name, lang)) found.push(told(value, answer));
    }
  return found;
}

/** Tries every right value at a field, and every text at one with a form of its own. Answers those that were not taken as they should be. */
async function rightSpoilt(name: string, field: Field, send: Send) {
  const found: string[] = [];
  for (const [value, stored] of rightFor(name, field)) {
    const answer = await send({ [name]: value }, 'en');
    if (answer.status !== 200 || answer.body[name] !== stored || !isInert(answer)) found.push(told(value, answer));
  }
  if (!kindsOf(field).includes('string') || !hasOwnForm(name, field)) return found;
  for (const text of Object.values(TEXTS)) {
    const answer = await send({ [name]: text }, 'en');
    const isSpoilt =
      answer.status === 200
        ? answer.body[name] !== storedAs(name, text) || !isInert(answer)
        : faultOfRefusal(answer, name, 'en') || faultOfRefusal(await send({ [name]: text }, 'fa'), name, 'fa');
    if (isSpoilt) found.push(told(text, answer));
  }
  return found;
}

/** No browser reads the answer as a page. */
const isInert = ({ headers }: Answer) =>
  headers.get('content-type') === 'application/json; charset=utf-8' &&
  headers.get('x-content-type-options') === 'nosniff';

describe.each(SECTIONS)('in $section', ({ section, schema }) => {
  const path = `/api/student/${section.replaceAll('_', '-')}/`;
  const fields = fieldsOf(`${schema}Input`);
  const add: Send = (body, lang) => api('POST', `${path}add/`, body, { 'accept-language': lang });

  it('a new entry with anything wrong is refused in Persian at the field that is wrong, and nothing is stored', async () => {
    for (const [name, field] of fields)
      expect(await wrongTaken(name, field, add, ['fa'], sampleEntries[section]), name).toEqual([]);
    expect((await api('GET', path)).body).toEqual([]);
  });

  it.each(fields.filter(([name]) => name !== 'version' && name !== 'position'))(
    'a change of %s to anything wrong is refused in English, and anything else is stored as it is',
    async (name, field) => {
      const { body: entry } = await api<Entry>('POST', `${path}add/`, sampleEntries[section]);
      const change: Send = (body, lang) => api('PATCH', `${path}${entry.id}/`, body, { 'accept-language': lang });
      expect(await wrongTaken(name, field, change, ['en'])).toEqual([]);
      expect((await api<Entry[]>('GET', path)).body).toEqual([entry]);
      expect(await rightSpoilt(name, field, change)).toEqual([]);
      const last = await change({}, 'en');
      expect((await api<Entry[]>('GET', path)).body).toEqual([last.body]);
      await api('DELETE', `${path}${entry.id}/`);
    },
  );
});

describe.each([
  ['UserPatch', '/api/auth/me/'],
  ['StudentProfilePatch', '/api/student/profile/edit/'],
])('in the record of a person (%s)', (schema, path) => {
  // A gender that is stored cannot change.
  const fields = fieldsOf(schema).filter(([name]) => name !== 'version' && name !== 'gender');

  it.each(fields)(
    'a change of %s to anything wrong is refused in both languages, and anything else is stored as it is',
    async (name, field) => {
      const change: Send = (body, lang) => api('PATCH', path, body, { 'accept-language': lang });
      const before = (await api('GET', path)).body;
      expect(await wrongTaken(name, field, change, ['en', 'fa'])).toEqual([]);
      expect((await api('GET', path)).body).toEqual(before);
      expect(await rightSpoilt(name, field, change)).toEqual([]);
      const last = await change({}, 'en');
      expect((await api('GET', path)).body).toEqual(last.body);
    },
  );

  it('a gender of any other word is refused in both languages', async () => {
    const gender = fieldsOf(schema).find(([name]) => name === 'gender')?.[1];
    const change: Send = (body, lang) => api('PATCH', path, body, { 'accept-language': lang });
    expect(await wrongTaken('gender', gender ?? {}, change, ['en', 'fa'])).toEqual([]);
    expect((await api('GET', path)).body).toMatchObject({ gender: null });
  });
});
