import type { Paper } from '@peyk/api-types';
import { searchKey } from '../../directory/searchKey.ts';
import type { Fields } from '../entries.ts';
import type { SectionName } from '../sections.ts';

/**
 * The fields by which two entries of a list are the same one, in whatever spelling; all of them where the list is not named. Papers are compared
 * by DOI first (IMP-03).
 */
const IDENTITY: Readonly<Partial<Record<SectionName, readonly string[]>>> = {
  degrees: ['degree_type', 'field_of_study', 'university_name'],
  papers: ['title', 'year'],
  jobs: ['job_title', 'company_name', 'year_start'],
  skills: ['skill_name'],
  projects: ['project_title'],
  awards: ['award_title', 'year'],
  courses: ['course_title', 'institution'],
  volunteer: ['volunteer_title', 'organization'],
  research_interests: ['interest_name'],
  links: ['url'],
  languages: ['language_name'],
  certifications: ['certification_name', 'issuing_organization'],
  research_experiences: ['research_title', 'institution'],
  teaching_experiences: ['teaching_title', 'course_title', 'institution'],
  references: ['reference_email'],
};

/** Found anew for each import, or told by another field. */
const NOT_COMPARED = new Set(['own_author', 'version', 'position']);

/** A field holds a text, a number or a yes. */
const written = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);

const keyOf = (section: SectionName, fields: Fields): string =>
  (IDENTITY[section] ?? Object.keys(fields))
    .map((name) =>
      searchKey(written(fields[name]))
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .join('\n');

/** A DOI has no case (DOI Handbook, 2.4). */
const doiOf = (fields: Fields): string | null => (fields as Partial<Paper>).doi?.toLowerCase() ?? null;

/** The entries of one list, to be found by what identifies them. */
export function createIndex<Entry extends Fields>(section: SectionName, entries: readonly Entry[]) {
  const byDoi = new Map<string, Entry>();
  const byKey = new Map<string, Entry[]>();
  const add = (entry: Entry): void => {
    const doi = section === 'papers' ? doiOf(entry) : null;
    if (doi !== null && !byDoi.has(doi)) byDoi.set(doi, entry);
    const key = keyOf(section, entry);
    byKey.set(key, [...(byKey.get(key) ?? []), entry]);
  };
  for (const entry of entries) add(entry);
  return {
    add,
    /** The entry that these fields are, if it is there. Two DOIs that differ are two papers, whatever their titles. */
    find(fields: Fields): Entry | undefined {
      const doi = section === 'papers' ? doiOf(fields) : null;
      const same = doi === null ? undefined : byDoi.get(doi);
      if (same) return same;
      return byKey
        .get(keyOf(section, fields))
        ?.find((entry) => doi === null || section !== 'papers' || doiOf(entry) === null);
    },
  };
}

const said = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** The fields in which an import says something else than the stored entry. What it does not say changes nothing. */
export function differencesOf(stored: Fields, imported: Fields): string[] {
  return Object.keys(imported).filter((name) => {
    if (NOT_COMPARED.has(name) || !said(imported[name])) return false;
    if (name === 'doi') return doiOf(stored) !== doiOf(imported);
    // An entry with an end is not told to be over, and one without is not told to go on.
    if (name === 'is_current') return imported[name] === true && stored[name] !== true;
    return written(stored[name]) !== written(imported[name]);
  });
}
