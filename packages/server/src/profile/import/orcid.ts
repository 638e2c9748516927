import { limits as paperLimits } from '@peyk/api-types/limits/PaperInput';
import { hasLatinLettersOnly, withLatinDigits } from '../../platform/latin.ts';
import { searchKey } from '../../directory/searchKey.ts';
import type { Fields } from '../entries.ts';
import { addEntry, cleanText, isLonger, shortName } from './addEntry.ts';
import { degreeOf } from './degreeType.ts';
import { type Found, problem } from './found.ts';
import { isItem, type Item, own } from './item.ts';
import { linkTypeOf } from './linkType.ts';
import { addPaper, doiOf, MOST_READ, nothingFound, type RawPaper } from './paper.ts';
import { abstractText, plainText } from './plainText.ts';
import { Source, SourceProblem } from './source.ts';

export interface OrcidOptions {
  baseUrl: string;
  /** Of `/read-public`; null asks without one, which is allowed less. */
  token: string | null;
  timeoutMs: number;
  fetch?: typeof fetch;
  now?: () => number;
  wait?: (milliseconds: number) => Promise<unknown>;
  perSecond?: number;
}

export interface Orcid {
  /** What a public record says, or null where there is none. Throws only a SourceProblem. */
  record: (iD: string) => Promise<Found | null>;
}

const ANSWER_BYTES = 5 * 1024 * 1024;
/** Works whose authors are asked for at once; the service takes a hundred. */
const BATCH = 50;
/** A record of more works is read to here. */
const MOST_WORKS = 1000;
/** The authors of all works may take so many times as long as one answer. */
const PATIENCE = 4;
const PER_SECOND = 8;
/** 409: the record is locked or was given up. */
const NO_RECORD = [404, 409, 410];

/** The check character of 15 digits (ISO 7064, mod 11-2). */
function checkOf(digits: string): string {
  const total = Array.from(digits).reduce((sum, digit) => (sum + Number(digit)) * 2, 0);
  const rest = (12 - (total % 11)) % 11;
  return rest === 10 ? 'X' : String(rest);
}

/**
 * An ORCID iD as `0000-0002-1825-0097`, however it was written: as an address, with spaces or any dashes or none, in Persian digits, with a
 * small `x`. Null where the text is none or its last character does not fit the others.
 */
export function parseOrcid(text: string): string | null {
  const bare = withLatinDigits(text.slice(0, 2000))
    .replaceAll(/[\p{Cf}\p{Cc}]/gu, '')
    .trim()
    .replace(/^(?:https?:\/\/)?(?:www\.|pub\.)?orcid\.org\/(?:v\d\.\d\/)?/iu, '')
    .replace(/^orcid(?: id)?[\s:]{0,3}/iu, '')
    .replace(/[/?#].*$/su, '');
  const characters = bare.replaceAll(/[\s\p{Pd}\u2212]/gu, '').toUpperCase();
  if (!/^\d{15}[\dX]$/u.test(characters) || checkOf(characters.slice(0, 15)) !== characters[15]) return null;
  return [0, 4, 8, 12].map((start) => characters.slice(start, start + 4)).join('-');
}

/** The value at the end of a path; null where anything on the way is null, absent or of another type. */
const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((inner, key) => (isItem(inner) ? own(inner, key) : null), value);

function textAt(value: unknown, ...path: string[]): string | null {
  const found = at(value, ...path);
  const text = typeof found === 'string' ? cleanText(found) : '';
  return text === '' ? null : text;
}

const itemsAt = (value: unknown, ...path: string[]): Item[] => {
  const found = at(value, ...path);
  return Array.isArray(found) ? found.filter(isItem).slice(0, MOST_READ) : [];
};

const yearAt = (value: unknown, ...path: string[]): number | null => {
  const year = textAt(value, ...path, 'year', 'value');
  return year !== null && /^\d{4}$/u.test(year) ? Number(year) : null;
};

/** The parts of a record that a profile has no place for. */
const LEFT_OUT: readonly (readonly [string, readonly string[]])[] = [
  ['biography', ['person', 'biography', 'content']],
  ['other-names', ['person', 'other-names', 'other-name']],
  ['external-identifiers', ['person', 'external-identifiers', 'external-identifier']],
  ['invited-positions', ['activities-summary', 'invited-positions', 'affiliation-group']],
  ['memberships', ['activities-summary', 'memberships', 'affiliation-group']],
  ['services', ['activities-summary', 'services', 'affiliation-group']],
  ['fundings', ['activities-summary', 'fundings', 'group']],
  ['peer-reviews', ['activities-summary', 'peer-reviews', 'group']],
  ['research-resources', ['activities-summary', 'research-resources', 'group']],
];

function nameIn(record: Item): string | null {
  const credit = textAt(record, 'person', 'name', 'credit-name', 'value');
  const parts = ['given-names', 'family-name'].map((part) => textAt(record, 'person', 'name', part, 'value'));
  const name = credit ?? parts.filter((part) => part !== null).join(' ');
  return name === '' ? null : shortName(name);
}

/** The entries of one kind of affiliation: `educations` hold an `education-summary` each. */
const affiliations = (record: Item, kind: string): Item[] =>
  itemsAt(record, 'activities-summary', kind, 'affiliation-group')
    .flatMap((group) => itemsAt(group, 'summaries'))
    .map((summary) => at(summary, `${kind.slice(0, -1)}-summary`))
    .filter(isItem)
    .slice(0, MOST_READ);

const span = (summary: Item): Fields => ({
  year_start: yearAt(summary, 'start-date'),
  year_end: yearAt(summary, 'end-date'),
});
/** Without an end it goes on still. */
const isCurrent = (summary: Item): boolean =>
  yearAt(summary, 'start-date') !== null && yearAt(summary, 'end-date') === null;

function addDegrees(found: Found, record: Item): void {
  const seen = new Set<string>();
  for (const kind of ['educations', 'qualifications']) {
    for (const summary of affiliations(record, kind)) {
      const role = textAt(summary, 'role-title');
      const degree = degreeOf(role ?? '');
      const department = textAt(summary, 'department-name');
      const entry = {
        degree_type: degree?.type ?? null,
        field_of_study: degree?.subject ?? department,
        university_name: textAt(summary, 'organization', 'name'),
        ...span(summary),
        is_current: kind === 'educations' && isCurrent(summary),
      };
      // Some people enter a degree as education and as qualification.
      const key = JSON.stringify([entry.degree_type, entry.field_of_study, entry.university_name]);
      if (entry.degree_type !== null && seen.has(key)) continue;
      seen.add(key);
      const name = [role, department, entry.university_name].filter((part) => part !== null).join(', ');
      addEntry(found, 'degrees', entry, name === '' ? {} : { name: shortName(name) });
    }
  }
}

function addJobs(found: Found, record: Item): void {
  for (const summary of affiliations(record, 'employments')) {
    const [city, country] = ['city', 'country'].map((part) => textAt(summary, 'organization', 'address', part));
    addEntry(found, 'jobs', {
      job_title: textAt(summary, 'role-title'),
      company_name: textAt(summary, 'organization', 'name'),
      job_description: textAt(summary, 'department-name'),
      location: [city, country].filter(Boolean).join(', '),
      ...span(summary),
      is_current: isCurrent(summary),
    });
  }
}

function addAwards(found: Found, record: Item): void {
  for (const summary of affiliations(record, 'distinctions')) {
    addEntry(found, 'awards', {
      award_title: textAt(summary, 'role-title'),
      year: yearAt(summary, 'start-date') ?? yearAt(summary, 'end-date'),
      awarding_organization: textAt(summary, 'organization', 'name'),
    });
  }
}

function addInterests(found: Found, record: Item): void {
  const seen = new Set<string>();
  for (const keyword of itemsAt(record, 'person', 'keywords', 'keyword')) {
    // Many people write all of them into one.
    for (const name of (textAt(keyword, 'content') ?? '').split(/[,;،؛]/u)) {
      const key = searchKey(name);
      if (key === '' || seen.has(key)) continue;
      seen.add(key);
      addEntry(found, 'research_interests', { interest_name: name });
    }
  }
}

function addLinks(found: Found, record: Item): void {
  for (const link of itemsAt(record, 'person', 'researcher-urls', 'researcher-url')) {
    const url = textAt(link, 'url', 'value');
    addEntry(
      found,
      'links',
      { link_type: linkTypeOf(url ?? ''), url },
      { name: shortName(textAt(link, 'url-name') ?? url ?? 'researcher-url') },
    );
  }
}

/** The summaries of the works, one of each group: the one that the person prefers, which is also the first. */
function worksIn(record: Item): Item[] {
  const preference = (work: Item): number => Number(at(work, 'display-index') ?? 0) || 0;
  return itemsAt(record, 'activities-summary', 'works', 'group').flatMap((group) => {
    const [first, ...others] = itemsAt(group, 'work-summary');
    if (first === undefined) return [];
    return [others.reduce((best, work) => (preference(work) > preference(best) ? work : best), first)];
  });
}

const putCode = (work: Item): number | null => {
  const code = at(work, 'put-code');
  return typeof code === 'number' && Number.isSafeInteger(code) && code > 0 ? code : null;
};

/** What identifies the work itself, not what it is part of. */
function ownIds(work: Item): Item[] {
  return itemsAt(work, 'external-ids', 'external-id').filter(
    (id) => textAt(id, 'external-id-relationship')?.toLowerCase() === 'self',
  );
}

/** The contributors of a work that are named; the owner of the record has its name where theirs is not. */
function authorsOf(work: Item | undefined, iD: string, owner: string | null): Pick<RawPaper, 'authors' | 'ownAuthor'> {
  const named = itemsAt(work, 'contributors', 'contributor').map((contributor) => {
    const path =
      textAt(contributor, 'contributor-orcid', 'path') ?? textAt(contributor, 'contributor-orcid', 'uri') ?? '';
    const isOwner = parseOrcid(path) === iD;
    return { isOwner, name: textAt(contributor, 'credit-name', 'value') ?? (isOwner ? owner : null) };
  });
  return {
    authors: named.flatMap(({ name }) => name ?? []),
    ownAuthor: named.find(({ isOwner }) => isOwner)?.name ?? null,
  };
}

function addWork(found: Found, summary: Item, whole: Item | undefined, iD: string): void {
  const title = plainText(textAt(summary, 'title', 'title', 'value') ?? '');
  const ids = ownIds(summary);
  const doi = ids
    .filter((id) => textAt(id, 'external-id-type')?.toLowerCase() === 'doi')
    .map((id) => doiOf(textAt(id, 'external-id-value') ?? ''))
    .find((value) => value !== null);
  const venue = textAt(summary, 'journal-title', 'value');
  const abstract = textAt(whole, 'short-description');
  const before = found.entries.length;
  addPaper(found, {
    title,
    year: textAt(summary, 'publication-date', 'year', 'value'),
    ...authorsOf(whole, iD, found.name),
    venue: venue === null ? null : plainText(venue),
    doi: doi ?? null,
    url:
      textAt(summary, 'url', 'value') ?? ids.map((id) => textAt(id, 'external-id-url', 'value')).find(Boolean) ?? null,
    abstract: abstract === null ? null : abstractText(abstract),
    line: null,
  });
  const added = found.entries[before];
  if (added?.section !== 'papers') return;
  const type = textAt(summary, 'type');
  if (type === null || type === 'other')
    found.problems.push(problem('type_unknown', { name: shortName(added.entry.title) }));
  const english = withLatinDigits(plainText(textAt(summary, 'title', 'translated-title', 'value') ?? '')).trim();
  const isNeeded = english !== '' && hasLatinLettersOnly(english) && !hasLatinLettersOnly(title);
  if (isNeeded && !isLonger(english, paperLimits.title_en.maxLength ?? 0)) added.entry.title_en = english;
}

/** The public records of ORCID (API 3.0). In its answers what is absent is null. */
export function createOrcid({ baseUrl, token, timeoutMs, perSecond = PER_SECOND, ...more }: OrcidOptions): Orcid {
  const source = new Source({ name: 'ORCID', timeoutMs, concurrency: 2, perSecond, ...more });
  const ask = (path: string, none: readonly number[], signal?: AbortSignal): Promise<Item | null> =>
    source.ask({
      address: `${baseUrl}/v3.0/${path}`,
      headers: { accept: 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      mostBytes: ANSWER_BYTES,
      none,
      ...(signal ? { signal } : {}),
    });

  /** The whole works by their codes, because summaries have no authors; those of an answer that makes no sense are missing. */
  async function wholeWorks(iD: string, codes: readonly number[]): Promise<ReadonlyMap<number, Item>> {
    const works = new Map<number, Item>();
    const signal = AbortSignal.timeout(timeoutMs * PATIENCE);
    for (let start = 0; start < codes.length; start += BATCH) {
      const path = `${iD}/works/${codes.slice(start, start + BATCH).join(',')}`;
      const answer = await ask(path, NO_RECORD, signal).catch((error: unknown) => {
        // Works of collaborations with thousands of authors can be too much for one answer.
        if (error instanceof SourceProblem && error.kind === 'refused') return null;
        throw error;
      });
      for (const item of itemsAt(answer, 'bulk')) {
        const work = at(item, 'work');
        const code = isItem(work) ? putCode(work) : null;
        if (isItem(work) && code !== null) works.set(code, work);
      }
    }
    return works;
  }

  return {
    async record(iD) {
      const record = await ask(`${iD}/record`, NO_RECORD);
      if (record === null) return null;
      // A record has at least the iD that it is of; other objects are no records.
      if (!isItem(at(record, 'orcid-identifier')) && !isItem(at(record, 'person')))
        throw new SourceProblem('refused', 'ORCID: an answer of another shape');
      const found = nothingFound();
      found.name = nameIn(record);
      const all = worksIn(record);
      const works = all.slice(0, MOST_WORKS);
      if (all.length > works.length) found.problems.push(problem('too_many_entries', { limit: MOST_WORKS }));
      const whole = await wholeWorks(
        iD,
        works.flatMap((work) => putCode(work) ?? []),
      );
      addDegrees(found, record);
      for (const work of works) addWork(found, work, whole.get(putCode(work) ?? 0), iD);
      addJobs(found, record);
      addAwards(found, record);
      addInterests(found, record);
      addLinks(found, record);
      for (const [name, path] of LEFT_OUT) {
        const value = at(record, ...path);
        if (Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value.trim() !== '')
          found.leftOut.push(name);
      }
      return found;
    },
  };
}
