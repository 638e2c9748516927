import { limits as userLimits } from '@peyk/api-types/limits/UserPatch';
import { invalidField } from '../../platform/http/errors.ts';
import type { Fields } from '../entries.ts';
import { authorNames } from '../ownAuthor.ts';
import { SECTIONS, type SectionName } from '../sections.ts';
import { addEntry, cleanText, isLonger, rulesOf, shortName } from './addEntry.ts';
import { type Found, problem } from './found.ts';
import { isItem, type Item, own } from './item.ts';
import { addPaper, MOST_READ, nothingFound } from './paper.ts';
import {
  KINDS,
  type Part,
  RESUME_LISTS,
  resumeListOf,
  type ResumeList,
  schoolCourse,
  textOf,
  textsOf,
  WrongType,
} from './resumeLists.ts';

/** The key under which Peyk keeps what JSON Resume has no place for. */
export const PEYK = 'x-peyk';

const MOST_NESTED = 32;
/** Names of parts that are listed as left out. */
const MOST_LEFT_OUT = 100;
const LONGEST_PART = 100;
const BASICS = new Set(['name', 'email', 'phone', 'location', 'profiles', 'url', PEYK]);
const ROOT = new Set<string>(['$schema', 'meta', 'basics', PEYK]);
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** The parts with the list whose objects they hold where an object does not say. */
const PARTS = new Map<Part, SectionName>();
for (const { section } of SECTIONS) {
  const { part } = resumeListOf(section);
  PARTS.set(part, KINDS[part]?.[0] ?? section);
}

/** Whether brackets are nested so deeply that the text is no resume. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') {
      for (at += 1; at < text.length && text[at] !== '"'; at += 1) if (text[at] === '\\') at += 1;
    } else if (character === '{' || character === '[') {
      depth += 1;
      if (depth > MOST_NESTED) return true;
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return false;
}

function parsed(text: string): Item {
  const json = text.replace(/^\uFEFF/u, '');
  if (isTooDeep(json)) throw invalidField('file', 'resumeInvalid');
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw invalidField('file', 'resumeInvalid');
  }
  if (!isItem(value)) throw invalidField('file', 'resumeInvalid');
  return value;
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === '' ||
  (Array.isArray(value) ? value.length === 0 : isItem(value) && Object.keys(value).length === 0);

const peykOf = (item: Item): Item | null => {
  const peyk = own(item, PEYK);
  return isItem(peyk) ? peyk : null;
};

/** The fields of a list that stand beside an object, which count more than what the object says. */
function withPeyk(section: SectionName, read: Fields, peyk: Item | null): Fields {
  const fields = { ...read };
  for (const name of rulesOf(section).fields.keys()) {
    if (peyk && Object.hasOwn(peyk, name)) fields[name] = peyk[name];
  }
  return fields;
}

const placeOf = (peyk: Item | null): number => {
  const place = peyk === null ? null : own(peyk, 'position');
  return typeof place === 'number' ? place : Number.POSITIVE_INFINITY;
};

class Reader {
  readonly found: Found = nothingFound();
  #count = 0;
  /** Courses stand in two parts, and have their order in the list beside them. */
  readonly #courses: { fields: Fields; place: number }[] = [];

  /** True as long as entries are read, of which there is a limit. */
  #counts(): boolean {
    this.#count += 1;
    if (this.#count === MOST_READ + 1) this.found.problems.push(problem('too_many_entries', { limit: MOST_READ }));
    return this.#count <= MOST_READ;
  }

  unreadable(name: string): void {
    this.found.problems.push(problem('unreadable', { name: shortName(name) }));
  }

  leaveOut(name: string): void {
    const { leftOut } = this.found;
    const part = cleanText(name.slice(0, LONGEST_PART));
    if (part !== '' && leftOut.length < MOST_LEFT_OUT && !leftOut.includes(part)) leftOut.push(part);
  }

  leaveOutOthers(item: Item, known: (key: string) => boolean, prefix: string): void {
    for (const [key, value] of Object.entries(item)) {
      if (!known(key) && !FORBIDDEN.has(key) && !isEmpty(value)) this.leaveOut(`${prefix}${key}`);
    }
  }

  part(part: Part, value: unknown): void {
    const path = part === 'profiles' ? 'basics.profiles' : part;
    if (value === null || value === undefined) return;
    if (!Array.isArray(value)) return this.unreadable(path);
    for (const [index, item] of value.entries()) {
      if (!this.#counts()) return;
      if (!isItem(item)) {
        this.unreadable(`${path}[${index}]`);
        continue;
      }
      try {
        this.#item(part, path, item);
      } catch (error) {
        if (!(error instanceof WrongType)) throw error;
        this.unreadable(`${path}[${index}].${error.key}`);
      }
    }
  }

  #item(part: Part, path: string, item: Item): void {
    const peyk = peykOf(item);
    const told = peyk === null ? null : own(peyk, 'list');
    const section = KINDS[part]?.find((name) => name === told) ?? PARTS.get(part);
    if (section === undefined) return;
    const list = resumeListOf(section);
    const fields = withPeyk(section, list.read(item), peyk);
    this.#leaveOutFields(section, list, path, item);
    if (section === 'courses') this.#courses.push({ fields, place: placeOf(peyk) });
    else if (section === 'papers') this.#paper(fields, peyk !== null);
    else addEntry(this.found, section, fields);
    if (section === 'degrees') this.#coursesOf(item, fields, peyk);
    if (section === 'skills') this.#keywordsOf(item, fields);
  }

  #leaveOutFields(section: SectionName, { keys }: ResumeList, path: string, item: Item): void {
    const isKnown = (key: string): boolean =>
      key === PEYK ||
      keys.includes(key) ||
      (section === 'references' && key === 'reference' && Object.hasOwn(item, PEYK));
    this.leaveOutOthers(item, isKnown, `${path}.`);
  }

  /** A paper of ours is what it was; one of another program has only what JSON Resume has a place for. */
  #paper(fields: Fields, isOurs: boolean): void {
    if (!isOurs) {
      const text = (name: string): string | null => (typeof fields[name] === 'string' ? cleanText(fields[name]) : null);
      addPaper(this.found, {
        title: text('title'),
        year: fields['year'] as number | null,
        authors: [],
        venue: text('journal_conference_name'),
        doi: text('doi'),
        url: text('url'),
        abstract: text('abstract'),
        line: null,
      });
      return;
    }
    const [printed, told] = [fields['authors'], fields['own_author']].map((name) =>
      typeof name === 'string' ? cleanText(name) : '',
    );
    const names = authorNames(printed ?? '');
    const ownAuthor = told || null;
    const authors = ownAuthor !== null && !names.includes(ownAuthor) ? [...names, ownAuthor] : names;
    addEntry(this.found, 'papers', fields, { authors, ownAuthor });
  }

  /** The courses of a school, by their titles. */
  #coursesOf(item: Item, school: Fields, peyk: Item | null): void {
    const kept = peyk === null ? null : own(peyk, 'courses');
    const beside = Array.isArray(kept) ? kept.filter(isItem) : [];
    for (const title of textsOf(item, 'courses')) {
      if (!this.#counts()) return;
      const at = beside.findIndex((course) => own(course, 'course_title') === title);
      const course = at === -1 ? null : (beside.splice(at, 1)[0] ?? null);
      this.#courses.push({ fields: withPeyk('courses', schoolCourse(title, school), course), place: placeOf(course) });
    }
  }

  /** What a group of skills consists of is skills as well, of its level. */
  #keywordsOf(item: Item, group: Fields): void {
    for (const keyword of textsOf(item, 'keywords')) {
      if (!this.#counts()) return;
      addEntry(this.found, 'skills', { ...group, skill_name: keyword });
    }
  }

  basics(basics: Item): void {
    const { found } = this;
    const read = (key: string): string | null => {
      try {
        return textOf(basics, key);
      } catch {
        this.unreadable(`basics.${key}`);
        return null;
      }
    };
    const name = read('name');
    found.name = name === null ? null : shortName(name);
    const person = {
      phone: this.#within('phone', read('phone')),
      address: this.#within('address', this.#address(basics)),
    };
    if (person.phone !== null || person.address !== null) found.person = person;
    const url = read('url');
    this.part('profiles', own(basics, 'profiles'));
    if (url !== null && this.#counts()) addEntry(found, 'links', RESUME_LISTS.links.read({ url }));
    this.leaveOutOthers(basics, (key) => BASICS.has(key), 'basics.');
  }

  #within(field: 'phone' | 'address', text: string | null): string | null {
    const limit = userLimits[field].maxLength ?? 0;
    if (text === null || !isLonger(text, limit)) return text;
    this.found.problems.push(problem('field_too_long', { name: 'basics', field, limit }));
    return null;
  }

  #address(basics: Item): string | null {
    const location = own(basics, 'location');
    if (location === null || location === undefined) return null;
    try {
      if (!isItem(location)) return textOf(basics, 'location');
      const town = [textOf(location, 'postalCode'), textOf(location, 'city')].filter(Boolean).join(' ');
      const lines = [textOf(location, 'address'), town, textOf(location, 'region'), textOf(location, 'countryCode')];
      return lines.filter(Boolean).join(', ') || null;
    } catch {
      this.unreadable('basics.location');
      return null;
    }
  }

  end(): Found {
    for (const { fields } of this.#courses.toSorted((a, b) => (a.place === b.place ? 0 : a.place - b.place)))
      addEntry(this.found, 'courses', fields);
    return this.found;
  }
}

/**
 * The lists of a JSON Resume, those of Peyk's own files with all of their fields. What cannot be read is named and the rest is kept. Throws a
 * 400 for `file` where the text is no JSON, or no object.
 */
export function readJsonResume(text: string): Found {
  const root = parsed(text);
  const reader = new Reader();
  const basics = own(root, 'basics');
  if (isItem(basics)) reader.basics(basics);
  else if (basics !== null && basics !== undefined) reader.unreadable('basics');
  for (const part of PARTS.keys()) if (part !== 'profiles') reader.part(part, own(root, part));
  reader.leaveOutOthers(root, (key) => ROOT.has(key) || (PARTS.has(key as Part) && key !== 'profiles'), '');
  return reader.end();
}
