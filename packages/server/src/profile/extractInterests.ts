import type { ExtractedInterest } from '@peyk/api-types';
import { limits } from '@peyk/api-types/limits/ResearchInterestInput';
import { searchKey } from '../directory/searchKey.ts';
import { type Phrase, phrasesOf } from './phrases.ts';
import type { Sections } from './sections.ts';

const MOST = 8;
/** Characters that are read, the most significant texts first: many times a full profile, and a tenth of a second. */
const MOST_TEXT = 400_000;
/** A single word must be the name of a field or a skill, or occur this often. */
const REPEATED = 3;

interface Source {
  text: string | null | undefined;
  weight: number;
  /** The text is itself the name of a field, method or tool. */
  named?: boolean;
}

interface Candidate {
  phrase: Phrase;
  weight: number;
  count: number;
  named: boolean;
}

/** A person's texts, most significant first: the name of a degree or thesis weighs more than a description. */
function sources(sections: Sections): Source[] {
  return [
    ...sections.degrees.flatMap((degree): Source[] => [
      { text: degree.field_of_study, weight: 4, named: true },
      { text: degree.thesis_title, weight: 5 },
      { text: degree.thesis_abstract, weight: 1.5 },
    ]),
    ...sections.papers.flatMap((paper): Source[] => [
      { text: paper.title, weight: 5 },
      { text: paper.abstract, weight: 1.5 },
    ]),
    ...sections.research_experiences.flatMap((research): Source[] => [
      { text: research.research_title, weight: 4 },
      { text: research.research_description, weight: 1.2 },
    ]),
    ...sections.projects.flatMap((project): Source[] => [
      { text: project.project_title, weight: 2.5 },
      { text: project.project_description, weight: 1 },
    ]),
    ...sections.skills
      .filter((skill) => skill.skill_type === 'Technical')
      .map((skill): Source => ({ text: skill.skill_name, weight: 1.5, named: true })),
    ...sections.courses.map((course): Source => ({ text: course.course_title, weight: 1.5 })),
  ];
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
  for (const { text, weight, named = false } of sources(sections)) {
    const read = (text ?? '').slice(0, left);
    left -= read.length;
    for (const phrase of phrasesOf(read)) {
      const key = phrase.words.join(' ');
      const known = candidates.get(key);
      if (known) {
        known.weight += weight;
        known.count += 1;
        known.named ||= named;
      } else {
        candidates.set(key, { phrase, weight, count: 1, named });
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
  return chosen.map(({ phrase }) => ({
    // By code points, as the contract counts them: half of a surrogate pair could not be saved.
    interest_name: Array.from(displayed(phrase.text)).slice(0, limits.interest_name.maxLength).join(''),
    subfield: null,
  }));
}
