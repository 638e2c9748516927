import { describe, expect, it } from 'vitest';
import { abstractText, judgedProfessor, judgedStudent, JUDGED_YEAR, yearOf } from '../../../matching/judged/index.ts';
import { judgedPairs } from '../../../matching/judged/pairs.ts';
import { countWords, maxWords } from '../../../matching/wordCount.ts';
import { factAt } from '../factAt.ts';
import { figuresIn } from '../figures.ts';
import type { Source } from '../shapes.ts';
import { judgedLetters } from './index.ts';
import { bodyOf, type JudgedLetter, type LetterSentence, PARTS, TOOL_LINE } from './letter.ts';

const sentencesOf = (letter: JudgedLetter): readonly LetterSentence[] => letter.paragraphs.flat();
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}%.’-]*[\p{L}\p{N}%]/gu) ?? [];

/** A Jalali year as a Gregorian one, anything else as it is. */
const gregorian = (fact: string): string => (/^1[34]\d\d$/u.test(fact) ? String(Number(fact) + 621) : fact);

const thin = new Set(['joseph-mwangi', 'thandeka-nkosi']);

/** The publications of the professor that a sentence rests on. */
const citedBy = (letter: JudgedLetter, rests: readonly Source[]) =>
  judgedProfessor(letter.professor).publications.filter(({ id }) =>
    rests.some((source) => source.startsWith(`their:${id}/`)),
  );

describe('the letters written by hand', () => {
  it('are ten, from ten students and five fields, each for a pair judged strong, two of them without a result', () => {
    expect(judgedLetters.length).toBe(10);
    expect(new Set(judgedLetters.map(({ student }) => student)).size).toBe(10);
    expect(new Set(judgedLetters.map(({ student }) => judgedStudent(student).field)).size).toBeGreaterThanOrEqual(5);
    expect(judgedLetters.filter(({ student }) => thin.has(student)).length).toBe(2);
    for (const { student, professor } of judgedLetters) {
      expect(judgedPairs).toContainEqual(expect.objectContaining({ student, professor, judged: 'strong' }));
    }
  });

  it('have 120 to 200 words above the line of the tool, and with it no more than a draft may have', () => {
    for (const letter of judgedLetters) {
      const words = countWords(bodyOf(letter));
      const written = words - countWords(TOOL_LINE);
      expect(written, `${letter.student}: ${written}`).toBeGreaterThanOrEqual(120);
      expect(written, `${letter.student}: ${written}`).toBeLessThanOrEqual(200);
      expect(words, `${letter.student}: ${words}`).toBeLessThanOrEqual(maxWords);
    }
  });

  it('keep the order of thought: who, theirs, own, the meeting, the ask, each in paragraphs of its own', () => {
    for (const { paragraphs } of judgedLetters) {
      const parts = paragraphs.map((sentences) => [...new Set(sentences.map(({ part }) => part))]);
      expect(parts).toEqual(PARTS.map((part) => [part]));
    }
  });

  it('R16 end with the name in Latin letters, the line that admits the tool, and the promise', () => {
    for (const letter of judgedLetters) {
      const { latin_name } = judgedStudent(letter.student).profile;
      expect(bodyOf(letter).endsWith(`,\n${latin_name}\n\n${TOOL_LINE}`)).toBe(true);
      expect(latin_name).toMatch(/^[\p{Script=Latin} -]+$/u);
    }
    const first = judgedLetters.find(({ professor }) => professor === 'aasgrav');
    expect(first && bodyOf(first)).toMatch(/^Dear Professor Aasgrav,\n\n/u);
  });

  it('rest each sentence on facts that exist, but for an ask that claims nothing', () => {
    for (const letter of judgedLetters) {
      for (const { part, text, rests } of sentencesOf(letter)) {
        expect([...segmenter.segment(text)].length, text).toBe(1);
        for (const source of rests) expect(factAt(letter, source), `${text} ${source}`).toEqual(expect.any(String));
        expect(rests.length > 0 || part === 'ask', text).toBe(true);
      }
    }
  });

  it('hold no figure that the facts of their sentence do not hold', () => {
    for (const letter of judgedLetters) {
      for (const { text, rests } of sentencesOf(letter)) {
        const years = citedBy(letter, rests).map(yearOf);
        const facts = rests.map((source) => gregorian(factAt(letter, source) ?? ''));
        const known = figuresIn([...facts, ...years].join(' '));
        for (const figure of figuresIn(text)) expect(known, text).toContain(figure);
      }
    }
  });

  it('take theirs from a finding, a method or a limit of one paper of the last five years, with its year', () => {
    for (const letter of judgedLetters) {
      const theirs = sentencesOf(letter).filter(({ part }) => part === 'theirs');
      const rests = theirs.flatMap((sentence) => sentence.rests);
      const cited = citedBy(letter, rests);
      expect(cited.length, letter.student).toBe(1);
      for (const paper of cited) {
        expect(yearOf(paper)).toBeGreaterThanOrEqual(JUDGED_YEAR - 5);
        expect(theirs.map(({ text }) => text).join(' ')).toContain(String(yearOf(paper)));
      }
      expect(rests.some((source) => source.endsWith('/finding'))).toBe(true);
      for (const source of rests) expect(source).toMatch(/\/(?:finding|method|limit|title)$/u);
    }
  });

  it('quote at most twenty words, which stand in the abstract of the paper', () => {
    const quotes = judgedLetters.flatMap((letter) =>
      sentencesOf(letter).flatMap(({ text, rests }) =>
        [...text.matchAll(/“([^”]+)”/gu)].map(([, quote = '']) => ({
          quote,
          abstracts: citedBy(letter, rests).map(({ abstract }) => abstractText(abstract)),
        })),
      ),
    );
    expect(quotes.length).toBeGreaterThanOrEqual(5);
    for (const { quote, abstracts } of quotes) {
      expect(countWords(quote)).toBeLessThanOrEqual(20);
      expect(
        abstracts.some((abstract) => abstract.includes(quote)),
        quote,
      ).toBe(true);
    }
  });

  it('tell the own result word for word, with the year of its entry; without one they say so', () => {
    for (const letter of judgedLetters) {
      const own = sentencesOf(letter).filter(({ part }) => part === 'own');
      const text = own.map((sentence) => sentence.text).join(' ');
      const results = own.flatMap((sentence) =>
        sentence.rests.filter(
          (source) => /\/result(?:_en)?$/u.test(source) && factAt(letter, source) === sentence.text,
        ),
      );
      expect(results.length, letter.student).toBe(thin.has(letter.student) ? 0 : 1);
      expect(/no result of my own|not tested anything/u.test(text), letter.student).toBe(thin.has(letter.student));
      for (const source of results) {
        const year: Source = `own:${source.slice('own:'.length, source.lastIndexOf('/'))}/year_end`;
        expect(text).toContain(gregorian(factAt(letter, year) ?? 'no year'));
      }
    }
  });

  it('ask the question of the profile in its own words', () => {
    for (const letter of judgedLetters) {
      const [interest] = judgedStudent(letter.student).interests;
      const question = (interest?.question_en ?? interest?.question ?? '').slice(1).replace(/\?$/u, '');
      expect(bodyOf(letter), letter.student).toContain(question);
    }
  });

  it('join theirs and own by a word that stands in the paper, in the question or result, and where both meet', () => {
    for (const letter of judgedLetters) {
      const meeting = sentencesOf(letter).filter(({ part }) => part === 'meeting');
      const ownWords = sentencesOf(letter)
        .flatMap(({ rests }) => rests)
        .filter((source) => /\/(?:question|result|job_description)(?:_en)?$/u.test(source))
        .map((source) => factAt(letter, source) ?? '');
      const papers = citedBy(
        letter,
        sentencesOf(letter).flatMap(({ rests }) => rests),
      ).map(({ title, abstract }) => `${title} ${abstractText(abstract)}`);
      for (const words of [papers.join(' '), ownWords.join(' '), meeting.map(({ text }) => text).join(' ')]) {
        expect(words.toLowerCase(), letter.student).toContain(letter.concept.toLowerCase());
      }
    }
  });

  it('have a subject of at most nine words, and no two share more than half of them', () => {
    for (const { subject } of judgedLetters) expect(countWords(subject), subject).toBeLessThanOrEqual(9);
    for (const [index, { subject }] of judgedLetters.entries()) {
      for (const other of judgedLetters.slice(index + 1)) {
        const first = new Set(wordsOf(subject));
        const second = new Set(wordsOf(other.subject));
        const shared = [...first].filter((word) => second.has(word)).length;
        expect(shared / Math.min(first.size, second.size), `${subject} / ${other.subject}`).toBeLessThanOrEqual(0.5);
      }
    }
  });

  it('have typographic marks, no contraction, and none of the words of a form letter', () => {
    for (const letter of judgedLetters) {
      const text = `${letter.subject}\n${bodyOf(letter)}`;
      expect(text).not.toMatch(/["'«»]|\.\.\.| {2}|--/u);
      expect(text).not.toMatch(/n’t\b|\b(?:I|you|we|they|it|that|there|what|he|she)’(?:m|re|ve|ll|d|s)\b/iu);
      expect(text).not.toMatch(
        /\b(?:esteemed|passion\w*|prestigious|inspir\w*|groundbreaking|pioneering|excit\w*|honou?red|delve|deeply|fascinat\w*|renowned|impress\w*|your (?:great|excellent|important) work)\b/iu,
      );
    }
  });

  it('share no run of seven words, but for the line of the tool', () => {
    const seen = new Map<string, string>();
    for (const letter of judgedLetters) {
      const words = wordsOf(bodyOf(letter).replace(TOOL_LINE, ''));
      for (let at = 0; at + 7 <= words.length; at += 1) {
        const run = words.slice(at, at + 7).join(' ');
        expect(seen.get(run) ?? letter.student, run).toBe(letter.student);
        seen.set(run, letter.student);
      }
    }
  });
});
