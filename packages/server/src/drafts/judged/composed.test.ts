import { describe, expect, it } from 'vitest';
import type { CandidateProfessor } from '../../directory/directory.ts';
import { candidates } from '../../matching/fixtures.ts';
import { composeEmail } from '../../matching/compose.ts';
import { judgedStudents } from '../../matching/judged/students.ts';
import type { JudgedStudent } from '../../matching/judged/shapes.ts';
import { asWriter } from '../../matching/judged/writer.ts';
import { shortTitle } from '../../matching/letter/retell.ts';
import { judgeSentences } from '../../matching/sentences/judgeSentences.ts';
import type { SentenceFacts, SentenceJudgement } from '../../matching/sentences/shapes.ts';
import { factsOf, REPORT_DAY } from '../report/letters.ts';

/** Professors of the sample world that each student writes to: 35 of each of 15 students are 525 drafts. */
const EACH = 35;

interface Draft {
  id: string;
  body: string;
  facts: SentenceFacts;
  sentences: SentenceJudgement[];
  /** Somebody of another field. */
  other: CandidateProfessor;
}

const at = <Item>(list: readonly Item[], index: number): Item => {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError('The list is empty.');
  return item;
};

function draftsOf(student: JudgedStudent, first: number): Draft[] {
  const writer = asWriter(student);
  return Array.from({ length: EACH }, (_, index): Draft => {
    const place = first + index * judgedStudents.length;
    const professor = at(candidates, place);
    const { body } = composeEmail(writer, professor, { today: REPORT_DAY, needResearchProposal: index % 4 === 3 });
    const facts = factsOf(student, professor);
    const others = candidates.filter(({ field }) => field !== professor.field);
    const id = `${student.key} to ${professor.fullName}`;
    return { id, body, facts, sentences: judgeSentences(body, facts), other: at(others, place * 7) };
  });
}

const textOf = ({ facts }: SentenceFacts): string => facts.map(({ text, year }) => `${text} ${year}`).join('\n');
const theirs = ({ sentences }: Draft): SentenceJudgement[] =>
  sentences.filter(({ sentenceClass }) => sentenceClass === 'bound');

/** The first sentence of these that a change makes another one, so changed. */
function changed(
  sentences: readonly SentenceJudgement[],
  change: (text: string) => string,
): { from: SentenceJudgement; to: string } | null {
  for (const from of sentences) {
    const to = change(from.text);
    if (to !== from.text) return { from, to };
  }
  return null;
}

const methods = ['optical tweezers', 'ground-penetrating radar', 'a cyclotron', 'eye tracking', 'dendrochronology'];

/** One false claim of each kind; where the letter has nothing to change, a sentence is added to its first paragraph. */
const plants: Readonly<
  Record<string, (draft: Draft, index: number) => { from: SentenceJudgement; to: string } | string>
> = {
  'another year': (draft, index) => {
    const known = textOf(draft.facts);
    const year = [1971, 1973, 1977, 1979, 1983]
      .map((one) => one + (index % 3))
      .find((one) => !known.includes(String(one)));
    return (
      changed(theirs(draft), (text) => text.replace(/\b20[12]\d\b/u, String(year))) ??
      `Your ${year} paper is where I began.`
    );
  },
  'another title': (draft) => {
    const title = shortTitle(at(draft.other.publications, 0).title);
    return (
      changed(theirs(draft), (text) => text.replace(/“[^”]+”/u, () => `“${title}”`)) ??
      `Your paper “${title}” is where I began.`
    );
  },
  'a figure that is not in the source': (draft) =>
    changed(
      draft.sentences.filter(({ sentenceClass }) => sentenceClass === 'bound' || sentenceClass === 'own'),
      (text) => (/“/u.test(text) ? text : text.replace(/\b(?!20[0-3]\d)\d+(?:\.\d+)?\b/u, '$&73')),
    ) ?? 'It rose by 8,173 % in your paper.',
  'a method never used': (draft, index) => {
    const known = textOf(draft.facts).toLowerCase();
    const isUnknown = (method: string): boolean =>
      method.split(/[ -]/u).every((word) => word.length < 3 || !known.includes(word.slice(0, 5)));
    const method = Array.from(methods, (_, step) => at(methods, index + step)).find(isUnknown);
    if (method === undefined) throw new RangeError(`${draft.id}: all methods stand in the sources.`);
    return `${at(['You measured this with', 'In that paper you used', 'In my thesis I worked with'], index)} ${method}.`;
  },
  'a degree the person does not have': (draft, index) =>
    changed(draft.sentences, (text) => text.replace(/\b(?:bachelor|master)’s degree\b/u, 'doctorate')) ??
    at(['I hold a doctorate in marine law.', 'I have a PhD from Heidelberg.'], index),
  'the name of a colleague': ({ other }, index) =>
    at(
      [
        `Your work with ${other.fullName} is where I began.`,
        `I know this paper from ${other.fullName}.`,
        `${other.fullName} and you found the same.`,
      ],
      index,
    ),
};

/** Whether a sentence of the letter that holds what was planted is unbound. */
function isCaught(draft: Draft, plant: ReturnType<(typeof plants)[string]>): boolean {
  const firstParagraph = draft.body.indexOf('\n\n') + 2;
  const [start, end, to] =
    typeof plant === 'string'
      ? [firstParagraph, firstParagraph, `${plant} `]
      : [plant.from.start, plant.from.end, plant.to];
  const body = `${draft.body.slice(0, start)}${to}${draft.body.slice(end)}`;
  const last = start + to.trimEnd().length;
  return judgeSentences(body, draft.facts).some(
    (one) => one.sentenceClass === 'unbound' && one.start < last && one.end > start,
  );
}

describe.each(judgedStudents.map((student, index) => ({ student, index, who: student.key })))(
  'the drafts of $who to people of the sample world',
  ({ student, index }) => {
    let drafts: Draft[] | undefined;
    const all = (): Draft[] => (drafts ??= draftsOf(student, index));

    it('EVD-06 have no sentence of the composer that is marked', () => {
      const marked = all().flatMap(({ id, sentences }) =>
        sentences
          .filter(({ sentenceClass }) => sentenceClass === 'unbound')
          .map(({ reason, text }) => `${id}: ${reason}: ${text}`),
      );
      expect(marked).toEqual([]);
      expect(all().every(({ sentences }) => sentences.length > 5)).toBe(true);
    });

    it.each(Object.entries(plants))('EVD-06 are each caught with %s planted', (_kind, plant) => {
      const missed = all().flatMap((draft, place) => {
        const planted = plant(draft, place);
        const told = typeof planted === 'string' ? planted : planted.to;
        return isCaught(draft, planted) ? [] : [`${draft.id}: ${told}`];
      });
      expect(missed).toEqual([]);
    });
  },
);

it('EVD-06 is measured over more than five hundred drafts', () => {
  expect(judgedStudents.length * EACH).toBeGreaterThan(500);
});
