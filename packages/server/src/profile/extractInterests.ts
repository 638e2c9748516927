import type { ExtractedInterest, components } from '@peyk/api-types';
import { limits } from '@peyk/api-types/limits/ResearchInterestInput';
import { isAreaWord } from '../directory/areaNames.ts';
import { searchKey } from '../directory/searchKey.ts';
import { type Phrase, phrasesOf } from './phrases.ts';
import type { Sections } from './sections.ts';

const MOST = 8;
/** Entries that are named for each. */
const MOST_SOURCES = 3;
/** Characters that are read, the most significant texts first: many times a full profile, and a tenth of a second. */
const MOST_TEXT = 400_000;
/** A single word must be the name of a field or a skill, or occur this often. */
const REPEATED = 3;

type InterestSource = components['schemas']['InterestSource'];

interface Source {
  entry: InterestSource;
  text: string | null | undefined;
  weight: number;
  /** The text is itself the name of a field, method or tool. */
  named?: boolean;
  /** Sentences, in which any words may stand together; else a title. */
  running?: boolean;
}

interface Candidate {
  phrase: Phrase;
  weight: number;
  count: number;
  named: boolean;
  /** By section and id, the weightiest first: sources are read in that order for each section. */
  entries: Map<string, { entry: InterestSource; weight: number }>;
}

/** A person's texts, most significant first: the name of a degree or thesis weighs more than a description. */
function sources(sections: Sections): Source[] {
  return [
    ...sections.degrees.flatMap(({ id, field_of_study, thesis_title, thesis_abstract }): Source[] => {
      const entry: InterestSource = { section: 'degrees', id, title: thesis_title || field_of_study };
      return [
        { entry, text: field_of_study, weight: 4, named: true },
        { entry, text: thesis_title, weight: 5 },
        { entry, text: thesis_abstract, weight: 1.5, running: true },
      ];
    }),
    ...sections.papers.flatMap(({ id, title, abstract }): Source[] => {
      const entry: InterestSource = { section: 'papers', id, title };
      return [
        { entry, text: title, weight: 5 },
        { entry, text: abstract, weight: 1.5, running: true },
      ];
    }),
    ...sections.research_experiences.flatMap(({ id, research_title, research_description }): Source[] => {
      const entry: InterestSource = { section: 'research_experiences', id, title: research_title };
      return [
        { entry, text: research_title, weight: 4 },
        { entry, text: research_description, weight: 1.2, running: true },
      ];
    }),
    ...sections.projects.flatMap(({ id, project_title, project_description }): Source[] => {
      const entry: InterestSource = { section: 'projects', id, title: project_title };
      return [
        { entry, text: project_title, weight: 2.5 },
        { entry, text: project_description, weight: 1, running: true },
      ];
    }),
    ...sections.skills
      .filter(({ skill_type }) => skill_type === 'Technical')
      .map(({ id, skill_name }): Source => ({
        entry: { section: 'skills', id, title: skill_name },
        text: skill_name,
        weight: 1.5,
        named: true,
      })),
    ...sections.courses.map(({ id, course_title }): Source => ({
      entry: { section: 'courses', id, title: course_title },
      text: course_title,
      weight: 1.5,
    })),
  ];
}

/** Endings of English nouns that name a field, a process or a property. */
const NOUN = /(?:tion|sion|ment|ity|ness|ics|logy|graphy|metry|nomy|ism|ance|ence|sis|ture|ing)s?$/;

/**
 * Whether a phrase of a sentence names a topic: in sentences words stand together that are none ("false alarms"). The last word decides: one
 * of the areas and topics of the directory, a noun by its ending, an abbreviation, or one of another script, for which there is no such list.
 */
function isTopic({ text, words }: Phrase): boolean {
  const last = words.at(-1) ?? '';
  const spelled = text.slice(text.lastIndexOf(' ') + 1);
  return isAreaWord(last) || NOUN.test(last) || /\p{Lu}.*\p{Lu}|\d/u.test(spelled) || !/^[a-z]/.test(last);
}

const holds = (outer: readonly string[], inner: readonly string[]): boolean =>
  ` ${outer.join(' ')} `.includes(` ${inner.join(' ')} `);
const score = ({ weight, phrase }: Candidate): number => weight * (1 + 0.35 * (Math.min(phrase.words.length, 3) - 1));

function displayed(text: string): string {
  const [first = '', ...rest] = Array.from(text);
  return first.toUpperCase() + rest.join('');
}

/**
 * Extracts up to eight research interests from a person's own entries, best first, without the existing ones. Deterministic: it counts
 * phrases and infers nothing.
 */
export function extractInterests(sections: Sections): ExtractedInterest[] {
  const candidates = new Map<string, Candidate>();
  let left = MOST_TEXT;
  for (const { entry, text, weight, named = false, running = false } of sources(sections)) {
    const source = `${entry.section} ${entry.id}`;
    const read = (text ?? '').slice(0, left);
    left -= read.length;
    for (const phrase of phrasesOf(read)) {
      if (running && !isTopic(phrase)) continue;
      const key = phrase.words.join(' ');
      const known = candidates.get(key);
      if (known) {
        known.weight += weight;
        known.count += 1;
        known.named ||= named;
        const seen = known.entries.get(source);
        known.entries.set(source, { entry, weight: weight + (seen?.weight ?? 0) });
      } else {
        candidates.set(key, { phrase, weight, count: 1, named, entries: new Map([[source, { entry, weight }]]) });
      }
    }
  }

  const taken = sections.research_interests.flatMap((interest) =>
    [interest.interest_name, interest.subfield ?? ''].map((name) => searchKey(name).split(' ')),
  );
  const chosen: Candidate[] = [];
  const ranked = [...candidates.values()]
    .filter(({ phrase, named, count }) => phrase.words.length > 1 || named || count >= REPEATED)
    .sort((a, b) => score(b) - score(a) || a.phrase.words.join(' ').localeCompare(b.phrase.words.join(' ')));
  for (const candidate of ranked) {
    const { words } = candidate.phrase;
    const known = [...taken, ...chosen.map(({ phrase }) => phrase.words)];
    if (known.some((other) => other[0] !== '' && (holds(other, words) || holds(words, other)))) continue;
    chosen.push(candidate);
    if (chosen.length === MOST) break;
  }
  return chosen.map(({ phrase, entries }) => ({
    // By code points, as the contract counts them: half of a surrogate pair could not be saved.
    interest_name: Array.from(displayed(phrase.text)).slice(0, limits.interest_name.maxLength).join(''),
    subfield: null,
    sources: [...entries.values()]
      .sort((a, b) => b.weight - a.weight)
      .slice(0, MOST_SOURCES)
      .map(({ entry }) => entry),
  }));
}
