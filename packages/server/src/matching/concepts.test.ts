import { describe, expect, it } from 'vitest';
import { judgedLetters } from '../drafts/judged/letters/index.ts';
import { abbreviationsIn } from './abbreviations.ts';
import { sharedConcepts } from './concepts.ts';
import { abstractText, judgedProfessor, judgedStudent } from './judged/index.ts';

const names = (theirs: string, own: string): string[] => sharedConcepts(theirs, own).map((concept) => concept.theirs);

/** The question and the results of a student, in English. */
function ownText(key: string): string {
  const { interests, degrees, papers, projects, jobs, researchExperiences } = judgedStudent(key);
  const [interest] = interests;
  const results = [degrees, papers, projects, jobs, researchExperiences].flatMap((entries) =>
    entries.map(({ result, result_en }) => result_en ?? result ?? ''),
  );
  return [interest?.question_en ?? interest?.question ?? '', ...results].filter((text) => text !== '').join(' ');
}

describe('the concepts that two texts share', () => {
  it('LTR-12 are those of the letters written by hand, among the first three for at least eight of the ten', () => {
    const alike = (one: string, other: string): boolean => one.includes(other) || other.includes(one);
    const found = (withTitle: boolean): string[] =>
      judgedLetters.flatMap(({ student, professor, paragraphs, concept }) => {
        const sources = paragraphs.flat().flatMap(({ rests }) => rests);
        const paper = judgedProfessor(professor).publications.find(({ id }) =>
          sources.some((source) => source.startsWith(`their:${id}/`)),
        );
        if (!paper) throw new RangeError(`The letter of ${student} cites nothing.`);
        const abstract = abstractText(paper.abstract);
        const best = names(withTitle ? `${paper.title}. ${abstract}` : abstract, ownText(student)).slice(0, 3);
        return best.some((name) => alike(name.toLowerCase(), concept.toLowerCase())) ? student : [];
      });
    // Two letters name what stands in the title alone.
    expect(found(false).length).toBeGreaterThanOrEqual(8);
    expect(found(true).length).toBeGreaterThanOrEqual(9);
  });

  it('are written as the other text writes them, the longest phrase in place of its parts', () => {
    expect(
      names(
        'Clones of Resident Memory T Cells lay in psoriatic skin.',
        'What keeps resident memory T cells alive in psoriatic skin?',
      ),
    ).toEqual(['psoriatic skin', 'Resident Memory T Cells']);
  });

  it('are no words of every field, no adverbs and no past forms', () => {
    const text =
      'The results of the method were clearly shown in a large study; data of two days fell, and the model replicated.';
    expect(names(text, text)).toEqual([]);
  });

  it.each([
    'What keeps them choosing the next one?',
    'Eighteen of a thousand µm began, ran and came.',
    'An ordinary name was paid',
  ])('are not found in "%s"', (text) => {
    expect(names(text, text)).toEqual([]);
  });

  it('do not run over a comma or the end of a sentence', () => {
    expect(names('We know malaria. Antibodies fade.', 'They study malaria antibodies.')).toEqual([
      'malaria',
      'Antibodies',
    ]);
  });

  it('are worth more where the own text asks for them', () => {
    const [told, asked] = ['Bread is dear. Petitions are many.', 'Bread is dear. Why are petitions many?'].map((own) =>
      Object.fromEntries(sharedConcepts('Petitions about bread', own).map(({ theirs, weight }) => [theirs, weight])),
    );
    expect(asked?.Petitions).toBeCloseTo(1.75 * (told?.Petitions ?? 0), 2);
    expect(asked?.bread).toBe(told?.bread);
  });

  it.each([
    ['British and American', 'tumour behaviour', 'tumor behavior'],
    ['one and many', 'grain boundaries', 'Grain boundary'],
    ['a hyphen or none', 'multi-site trials', 'multisite trials'],
    ['two words or a hyphen', 'Gaussian-process', 'Gaussian process'],
    ['a ligature', 'mediæval glosses', 'medieval glosses'],
  ])('MAT-07 are the same in %s', (_what, theirs, own) => {
    expect(names(`On ${theirs}.`, `On ${own}.`)).toEqual([theirs]);
    expect(names(`On ${own}.`, `On ${theirs}.`)).toEqual([own]);
  });

  it('MAT-07 hold an abbreviation that one of the texts writes out', () => {
    const long = 'Structural health monitoring (SHM) of bridges.';
    expect(names(long, 'I work on SHM.')).toEqual(['Structural health monitoring']);
    expect(names('SHM in winter', long)).toEqual(['SHM']);
    expect(names('SHM in winter', 'I work on SHM.')).toEqual(['SHM']);
  });

  it('do not depend on anything but the two texts', () => {
    const own = ownText('anna-lindqvist');
    const [paper] = judgedProfessor('weidenhaupt').publications;
    const theirs = paper ? abstractText(paper.abstract) : '';
    const first = sharedConcepts(theirs, own);
    sharedConcepts('Bread', 'bread');
    expect(sharedConcepts(theirs, own)).toEqual(first);
    expect(sharedConcepts('', own)).toEqual([]);
  });
});

describe('the abbreviations of a text', () => {
  it.each([
    ['Structural health monitoring (SHM) is planned', { shm: ['structural', 'health', 'monitoring'] }],
    ['mapped by electron backscatter diffraction (EBSD)', { ebsd: ['electron', 'backscatter', 'diffraction'] }],
    ['large language models (LLMs)', { llm: ['large', 'language', 'model'] }],
    ['SHM (structural health monitoring) of decks', { shm: ['structural', 'health', 'monitoring'] }],
    ['at a university (Oslo), in Berlin (BER)', {}],
    ['it rained. Cats (SHM) slept', {}],
    ['SHM (a method that we like)', {}],
  ])('MAT-07 are read from "%s"', (text, expected) => {
    expect(Object.fromEntries(abbreviationsIn(text))).toEqual(expected);
  });
});
