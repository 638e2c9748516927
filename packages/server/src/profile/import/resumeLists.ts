import type { Degree, Language, Link } from '@peyk/api-types';
import { withLatinDigits } from '../../platform/latin.ts';
import type { Fields } from '../entries.ts';
import type { SectionName } from '../sections.ts';
import { cleanText, rulesOf } from './addEntry.ts';
import { degreeOf } from './degreeType.ts';
import { type Item, own } from './item.ts';
import { hostOf, linkTypeOf } from './linkType.ts';
import { doiOf } from './paper.ts';
import { fluencyOf, skillLevelOf } from './proficiency.ts';

/** A value of another type than the schema's, under the key that holds it. */
export class WrongType extends Error {
  readonly key: string;
  constructor(key: string) {
    super(`Of another type: ${key}`);
    this.key = key;
  }
}

/** The parts of JSON Resume that hold lists of ours; profiles are part of `basics`. */
export type Part =
  | 'profiles'
  | 'work'
  | 'volunteer'
  | 'education'
  | 'awards'
  | 'certificates'
  | 'publications'
  | 'skills'
  | 'languages'
  | 'interests'
  | 'references'
  | 'projects'
  | `x-peyk-${string}`;

/** How one of our lists stands in JSON Resume. What has no place there is kept beside it (`x-peyk`). */
export interface ResumeList {
  part: Part;
  /** The keys of the schema that are read. */
  keys: readonly string[];
  read: (item: Item) => Fields;
  write: (entry: Fields) => Fields;
}

/** A text; a number is taken as one, anything else is refused. */
export function textOf(item: Item, key: string): string | null {
  const value = own(item, key);
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') throw new WrongType(key);
  const text = cleanText(value);
  return text === '' ? null : text;
}

/** A list of texts; one text is a list of one. */
export function textsOf(item: Item, key: string): string[] {
  const value = own(item, key);
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value)) return [textOf(item, key) ?? []].flat();
  return value.flatMap((text: unknown) => {
    if (text === null) return [];
    if (typeof text !== 'string' && typeof text !== 'number') throw new WrongType(key);
    return cleanText(String(text)) || [];
  });
}

/** The year of a date, which is `2014-06-29`, `2014-06`, `2014` or, against the schema, words such as `June 2014`. */
export function yearOf(item: Item, key: string): number | null {
  const year = /(?<!\d)[1-9]\d{3}(?!\d)/u.exec(withLatinDigits(textOf(item, key) ?? ''))?.[0];
  return year === undefined ? null : Number(year);
}

const joined = (texts: readonly string[], separator: string): string | null =>
  texts.length === 0 ? null : texts.join(separator);

/** A description and, as lines of it, what the file highlights. */
const described = (item: Item, key: string): string | null =>
  joined([...((textOf(item, key) ?? '') ? [textOf(item, key) ?? ''] : []), ...textsOf(item, 'highlights')], '\n');

const span = (item: Item): Fields => ({ year_start: yearOf(item, 'startDate'), year_end: yearOf(item, 'endDate') });

/** Without an end it goes on still. */
const openSpan = (item: Item): Fields => {
  const years = span(item);
  return { ...years, is_current: years['year_start'] !== null && years['year_end'] === null };
};

/** The years that the schema's pattern of a date allows. */
const date = (year: unknown): string | null =>
  typeof year === 'number' && year >= 1000 && year < 3000 ? String(year) : null;

const writtenSpan = (entry: Fields): Fields => ({
  startDate: date(entry['year_start']),
  endDate: date(entry['year_end']),
});

/** An address in the letters of RFC 3986, as the schema wants it; null where there is none. */
function uri(address: unknown): string | null {
  const href = typeof address === 'string' ? (URL.parse(address)?.href ?? '') : '';
  const isPlain = /^https?:\/\/(?:[\w.~:/?#@!$&'()*+,;=-]|%[0-9a-f]{2})+$/iu.test(href);
  return isPlain && href.split('#').length <= 2 ? href : null;
}

/** A grade as a number where that says the same. */
const score = (text: string | null): string | number | null =>
  text !== null && String(Number(text)) === text && Number(text) >= 0 && Number(text) <= 1000 ? Number(text) : text;

const STUDY_TYPES: Readonly<Record<Degree['degree_type'], string>> = {
  BSc: 'Bachelor',
  Master: 'Master',
  PhD: 'PhD',
  'Post-PhD': 'Postdoc',
  Associate: 'Associate degree',
  Diploma: 'Diploma',
  Certification: 'Certificate',
};

const NETWORKS: Readonly<Partial<Record<Link['link_type'], string>>> = {
  GitHub: 'GitHub',
  LinkedIn: 'LinkedIn',
  Scholar: 'Google Scholar',
  ResearchGate: 'ResearchGate',
};

const FLUENCIES: Readonly<Record<Language['proficiency'], string>> = {
  Beginner: 'Beginner',
  Intermediate: 'Intermediate',
  Advanced: 'Advanced',
  Native: 'Native speaker',
};

/** `GitHub` for `github`. */
function networkOf(item: Item): Link['link_type'] | null {
  const word = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/gu, '');
  const name = word(textOf(item, 'network') ?? '').replace(/^google(?=scholar$)/u, '');
  return (Object.keys(NETWORKS) as Link['link_type'][]).find((type) => word(type) === name) ?? null;
}

const WORK = ['name', 'company', 'position', 'location', 'startDate', 'endDate', 'summary', 'highlights'];

const workList = (
  title: string,
  place: string,
  description: string,
  more: Partial<Record<string, string>> = {},
): ResumeList => ({
  part: 'work',
  keys: WORK,
  read: (item) => ({
    [title]: textOf(item, 'position'),
    // Before version 1 of the schema it was called `company`.
    [place]: textOf(item, 'name') ?? textOf(item, 'company'),
    [description]: described(item, 'summary'),
    ...Object.fromEntries(Object.entries(more).map(([field, key = '']) => [field, textOf(item, key)])),
    ...openSpan(item),
  }),
  write: (entry) => ({
    name: entry[place],
    position: entry[title],
    ...Object.fromEntries(Object.entries(more).map(([field, key = '']) => [key, entry[field]])),
    ...writtenSpan(entry),
    summary: entry[description],
  }),
});

/** The table of our lists and their parts. `read` after `write` gives what JSON Resume itself can hold of an entry. */
export const RESUME_LISTS = {
  degrees: {
    part: 'education',
    keys: ['institution', 'area', 'studyType', 'startDate', 'endDate', 'score', 'gpa', 'courses'],
    read: (item) => {
      const degree = degreeOf(textOf(item, 'studyType') ?? '');
      return {
        degree_type: degree?.type ?? null,
        field_of_study: textOf(item, 'area') ?? degree?.subject ?? null,
        university_name: textOf(item, 'institution'),
        ...openSpan(item),
        gpa: score(textOf(item, 'score') ?? textOf(item, 'gpa')),
      };
    },
    write: (entry) => ({
      institution: entry['university_name'],
      area: entry['field_of_study'],
      studyType: STUDY_TYPES[entry['degree_type'] as Degree['degree_type']],
      ...writtenSpan(entry),
      score: typeof entry['gpa'] === 'number' ? String(entry['gpa']) : entry['gpa'],
    }),
  },
  papers: {
    part: 'publications',
    keys: ['name', 'publisher', 'releaseDate', 'url', 'website', 'summary'],
    read: (item) => {
      const url = textOf(item, 'url') ?? textOf(item, 'website');
      return {
        title: textOf(item, 'name'),
        journal_conference_name: textOf(item, 'publisher'),
        year: yearOf(item, 'releaseDate'),
        url,
        doi: doiOf(url ?? ''),
        abstract: textOf(item, 'summary'),
      };
    },
    write: (entry) => ({
      name: entry['title'],
      publisher: entry['journal_conference_name'],
      releaseDate: date(entry['year']),
      // Other programs know no DOI: this is where it leads.
      url: uri(entry['url'] ?? (typeof entry['doi'] === 'string' ? `https://doi.org/${entry['doi']}` : null)),
      summary: entry['abstract'],
    }),
  },
  jobs: workList('job_title', 'company_name', 'job_description', { location: 'location' }),
  skills: {
    part: 'skills',
    keys: ['name', 'level', 'keywords'],
    read: (item) => ({
      skill_name: textOf(item, 'name'),
      skill_level: skillLevelOf(textOf(item, 'level')),
      skill_type: 'Technical',
    }),
    write: (entry) => ({ name: entry['skill_name'], level: entry['skill_level'] }),
  },
  projects: {
    part: 'projects',
    keys: ['name', 'description', 'summary', 'highlights', 'keywords', 'startDate', 'endDate', 'roles'],
    read: (item) => ({
      project_title: textOf(item, 'name'),
      project_description: described(item, textOf(item, 'description') === null ? 'summary' : 'description'),
      project_role: joined(textsOf(item, 'roles'), ', '),
      technologies_used: joined(textsOf(item, 'keywords'), ', '),
      ...openSpan(item),
    }),
    write: (entry) => ({
      name: entry['project_title'],
      description: entry['project_description'],
      ...writtenSpan(entry),
      roles: listed(entry['project_role']),
      keywords: listed(entry['technologies_used']),
    }),
  },
  awards: {
    part: 'awards',
    keys: ['title', 'date', 'awarder', 'summary'],
    read: (item) => ({
      award_title: textOf(item, 'title'),
      year: yearOf(item, 'date'),
      awarding_organization: textOf(item, 'awarder'),
      award_description: textOf(item, 'summary'),
    }),
    write: (entry) => ({
      title: entry['award_title'],
      date: date(entry['year']),
      awarder: entry['awarding_organization'],
      summary: entry['award_description'],
    }),
  },
  courses: {
    part: 'certificates',
    keys: ['name', 'date', 'issuer'],
    read: (item) => ({
      course_title: textOf(item, 'name'),
      course_type: 'Online',
      institution: textOf(item, 'issuer'),
      year_start: yearOf(item, 'date'),
    }),
    write: (entry) => ({
      name: entry['course_title'],
      issuer: entry['institution'],
      date: date(entry['year_start']),
    }),
  },
  volunteer: {
    part: 'volunteer',
    keys: ['organization', 'position', 'startDate', 'endDate', 'summary', 'highlights'],
    read: (item) => ({
      volunteer_title: textOf(item, 'position'),
      organization: textOf(item, 'organization'),
      job_description: described(item, 'summary'),
      ...span(item),
    }),
    write: (entry) => ({
      organization: entry['organization'],
      position: entry['volunteer_title'],
      ...writtenSpan(entry),
      summary: entry['job_description'],
    }),
  },
  research_interests: {
    part: 'interests',
    keys: ['name', 'keywords'],
    read: (item) => ({ interest_name: textOf(item, 'name'), subfield: joined(textsOf(item, 'keywords'), ', ') }),
    write: (entry) => ({ name: entry['interest_name'], keywords: listed(entry['subfield']) }),
  },
  links: {
    part: 'profiles',
    keys: ['network', 'url', 'username'],
    read: (item) => {
      const url = textOf(item, 'url');
      return { link_type: networkOf(item) ?? linkTypeOf(url ?? ''), url };
    },
    write: (entry) => ({
      network: NETWORKS[entry['link_type'] as Link['link_type']] ?? hostOf(String(entry['url'])) ?? 'Web',
      url: uri(entry['url']),
    }),
  },
  languages: {
    part: 'languages',
    keys: ['language', 'fluency'],
    read: (item) => ({ language_name: textOf(item, 'language'), proficiency: fluencyOf(textOf(item, 'fluency')) }),
    write: (entry) => ({
      language: entry['language_name'],
      fluency: FLUENCIES[entry['proficiency'] as Language['proficiency']],
    }),
  },
  certifications: {
    part: 'certificates',
    keys: ['name', 'date', 'issuer'],
    read: (item) => ({
      certification_name: textOf(item, 'name'),
      issuing_organization: textOf(item, 'issuer'),
      year_obtained: yearOf(item, 'date'),
    }),
    write: (entry) => ({
      name: entry['certification_name'],
      issuer: entry['issuing_organization'],
      date: date(entry['year_obtained']),
    }),
  },
  research_experiences: workList('research_title', 'institution', 'research_description'),
  teaching_experiences: workList('teaching_title', 'institution', 'teaching_description'),
  references: {
    part: 'references',
    keys: ['name'],
    read: (item) => ({ reference_name: textOf(item, 'name') }),
    write: (entry) => ({
      name: entry['reference_name'],
      reference: [entry['reference_position'], entry['reference_company']].filter(Boolean).join(', '),
    }),
  },
} satisfies Partial<Record<SectionName, ResumeList>>;

/** A list that JSON Resume has no place for: in a part of its own, with its fields as they are. */
export function ownPart(section: SectionName): ResumeList {
  const keys = [...rulesOf(section).fields.keys()];
  const fieldsIn = (item: Item): Fields => Object.fromEntries(keys.map((key) => [key, own(item, key)]));
  return { part: `x-peyk-${section}`, keys, read: fieldsIn, write: fieldsIn };
}

/** How a list stands in JSON Resume. */
export const resumeListOf = (section: SectionName): ResumeList =>
  (RESUME_LISTS as Partial<Record<SectionName, ResumeList>>)[section] ?? ownPart(section);

/** The lists that share a part, with the one that its objects are where they do not say. */
export const KINDS: Readonly<Partial<Record<Part, readonly [SectionName, ...SectionName[]]>>> = {
  work: ['jobs', 'research_experiences', 'teaching_experiences'],
  certificates: ['certifications', 'courses'],
};

/** `Python, PyTorch` as two. */
const listed = (text: unknown): string[] | null =>
  typeof text === 'string' && text !== '' ? text.split(', ').filter((word) => word.trim() !== '') : null;

/** A course that stands by its title alone, among those of a school. */
export const schoolCourse = (title: string, school: Fields): Fields => ({
  course_title: title,
  course_type: 'In-person',
  institution: school['university_name'] ?? null,
  year_start: school['year_start'] ?? null,
  year_end: school['year_end'] ?? null,
});

/** The fields in which an entry differs from what was read of it, null where it has none. */
export const beyond = (entry: Fields, read: Fields, fields: Iterable<string>): Fields =>
  Object.fromEntries(
    [...fields].flatMap((name): [string, unknown][] => {
      const value = isUnset(name, entry[name]) ? null : entry[name];
      const known = isUnset(name, read[name]) ? null : read[name];
      return value === known ? [] : [[name, value]];
    }),
  );

const isUnset = (name: string, value: unknown): boolean =>
  value === undefined || (name === 'is_current' && value === false);
