import { englishArea } from '../directory/areaNames.ts';
import { sampleFields } from '../directory/sample/fields.ts';
import { type Abbreviations, abbreviationsIn } from './abbreviations.ts';
import { referenceRarity } from './wordRarity.ts';
import { isLatin, isTechnical, type ProfileEntry, profileEntries, type StudentProfile } from './student.ts';
import { type Term, termsOf } from './terms.ts';

/** The worth of words by their roots. */
export type Worth = ReadonlyMap<string, number>;

export interface Area {
  text: string;
  name: Worth;
  subfield: Worth;
  subfieldText: string | null;
  /** 1 for the bot's own area, less for the others. */
  importance: number;
}

/** A student's words, parsed once for all candidates. Text in other letters than the Latin ones is left out (LTR-05). */
export interface OwnWords {
  areas: Area[];
  /** Areas that have no English name yet. */
  waiting: number;
  /** Of the questions and results. */
  asked: Worth;
  /** Of the skills and of what was written of own work. */
  done: Worth;
  /** Of all the person's texts. */
  all: Worth;
  /** The words as they are written, by root. */
  written: ReadonlyMap<string, string>;
  /** Where the words are at home, by fields of the reference. */
  home: Float64Array;
  entries: { entry: ProfileEntry; words: ReadonlyMap<string, string> }[];
  abbreviations: Abbreviations;
  /** Whether the areas name no more than fields or single words. */
  broad: boolean;
}

export const worthIn = (terms: readonly Term[]): Map<string, number> =>
  new Map(terms.map(({ root }) => [root, referenceRarity().worthOf(root)]));

export const total = (worth: Worth): number => [...worth.values()].reduce((sum, value) => sum + value, 0);

const fieldNames = sampleFields.map(({ name }) => new Set(termsOf(name).map(({ root }) => root)));

/** Whether an area is a whole field by its name, or a single word. */
export const namesField = ({ name }: Area): boolean =>
  name.size < 2 || fieldNames.some((field) => [...name.keys()].every((root) => field.has(root)));

const isBroad = (area: Area): boolean => area.subfield.size === 0 && namesField(area);

function areasOf(student: StudentProfile, extra: readonly string[]): { areas: Area[]; waiting: number } {
  const own = student.interests.map((interest, index) => {
    const text = englishArea(interest.name);
    const subfield = interest.subfield?.trim() ? englishArea(interest.subfield) : null;
    return {
      text,
      subfield: subfield !== null && isLatin(subfield) ? subfield : null,
      importance: index === 0 ? 1 : 0.75,
    };
  });
  const more = extra.map((name) => ({ text: englishArea(name), subfield: null, importance: 0.9 }));
  const named = [...own, ...more].filter(({ text }) => text !== '');
  const areas = named
    .filter(({ text }) => isLatin(text))
    .map(({ text, subfield, importance }): Area => ({
      text,
      name: worthIn(termsOf(text)),
      subfield: worthIn(termsOf(subfield ?? '')),
      subfieldText: subfield,
      importance,
    }))
    .filter(({ name }) => name.size > 0);
  return { areas, waiting: named.filter(({ text }) => !isLatin(text)).length };
}

/** How many of the student's interests have no English name, so that nothing can be compared with them (LTR-05). */
export const interestsWithoutEnglish = (student: StudentProfile): number => areasOf(student, []).waiting;

export function readStudent(student: StudentProfile, extraAreas: readonly string[]): OwnWords {
  const { areas, waiting } = areasOf(student, extraAreas);
  const english = (texts: readonly (string | null | undefined)[]): string[] =>
    texts.flatMap((text) => (text && isLatin(text) ? [text] : []));
  const works = [
    ...student.degrees,
    ...student.papers,
    ...student.projects,
    ...student.jobs,
    ...student.researchExperiences,
  ];
  const asked = english([...student.interests.map(({ question }) => question), ...works.map(({ result }) => result)]);
  const entries = profileEntries(student).map((entry) => {
    const words = new Map<string, string>();
    for (const { root, word } of termsOf(entry.text)) if (!words.has(root)) words.set(root, word);
    return { entry, words };
  });
  const done = english([
    ...student.degrees.flatMap(({ thesis_title, thesis_abstract }) => [thesis_title, thesis_abstract]),
    ...student.papers.flatMap(({ title, abstract }) => [title, abstract]),
    ...student.projects.flatMap((project) => [
      project.project_title,
      project.project_description,
      project.technologies_used,
    ]),
    ...student.jobs.map(({ job_description }) => job_description),
    ...student.researchExperiences.flatMap((research) => [research.research_title, research.research_description]),
    ...student.skills.filter(isTechnical).map(({ skill_name }) => skill_name),
  ]);
  const areaTexts = areas.flatMap(({ text, subfieldText }) => [text, ...(subfieldText === null ? [] : [subfieldText])]);
  const terms = [...areaTexts, ...asked, ...done].flatMap(termsOf);
  const all = worthIn(terms);
  const written = new Map<string, string>();
  for (const { root, word } of terms) if (!written.has(root)) written.set(root, word);
  return {
    areas,
    waiting,
    asked: worthIn(asked.flatMap(termsOf)),
    done: worthIn(done.flatMap(termsOf)),
    all,
    written,
    home: referenceRarity().homeOf(all.keys()),
    entries,
    abbreviations: new Map([...areaTexts, ...asked, ...done].flatMap((text) => [...abbreviationsIn(text)])),
    broad: areas.length > 0 && areas.every(isBroad),
  };
}
