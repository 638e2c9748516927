import { describe, expect, it } from 'vitest';
import { hash32 } from '../directory/sample/random.ts';
import { searchKey } from '../directory/searchKey.ts';
import { engineer } from './fixtures.ts';
import { asks, signatureOf, whoWrites } from './letter/who.ts';
import { TOOL_LINE } from './letter/write.ts';
import { sharedWords } from './sharedWords.ts';

const { ask, offer } = asks(engineer, { needResearchProposal: true });

/** A letter with these paragraphs between what is meant to be the same in all letters. */
const letter = (...paragraphs: string[]): string =>
  [
    'Dear Professor Solheim,',
    whoWrites(engineer),
    ...paragraphs,
    `${ask} ${offer}`,
    `Kind regards,\n${signatureOf(engineer)}`,
    TOOL_LINE,
  ].join('\n\n');

const shared = (body: string, other: string) => {
  const { passages, ...counts } = sharedWords(body, other, engineer);
  return {
    ...counts,
    passages: passages.map(({ start, end, otherStart, otherEnd }) => [
      body.slice(start, end),
      other.slice(otherStart, otherEnd),
    ]),
  };
};
/** The words of a passage as both letters have them. */
const twice = (text: string) => [text, text];

describe('SIM-01 what two letters share', () => {
  const theirs = 'Your 2024 paper reports that walls of timber panels fail late.';
  const own = 'In my thesis I tested nine walls, and all of them held.';

  it('is each passage of five or more words, at its place in both, with the mark that ends it', () => {
    const body = letter('At first I doubted it. Nine walls of timber panels fail late, as you say.', own);
    const other = letter('Later nine walls of timber panels fail late, I read.', 'Nothing else of it is alike.');
    expect(shared(body, other)).toEqual({
      passages: [['Nine walls of timber panels fail late,', 'nine walls of timber panels fail late,']],
      sameParagraphs: 0,
      paragraphs: 2,
    });
  });

  it('is no passage of four words', () => {
    expect(shared(letter('Then the four words end.'), letter('And the four words end.')).passages).toEqual([]);
  });

  it('is each paragraph that is the same word for word, also a short one, wherever it is', () => {
    const body = letter('Thank you.', theirs, 'Another thing altogether.', own);
    const other = letter(own.toUpperCase(), 'It is mine alone.', 'Thank you.', theirs.replace('walls', '“walls”'));
    expect(shared(body, other)).toEqual({
      passages: [twice('Thank you.'), [theirs, theirs.replace('walls', '“walls”')], [own, own.toUpperCase()]],
      sameParagraphs: 3,
      paragraphs: 4,
    });
  });

  it('is nothing of what is meant to be the same in all letters, whatever stands beside it', () => {
    expect(shared(letter(), letter())).toEqual({ passages: [], sameParagraphs: 0, paragraphs: 0 });
    const [first, second] = ['It is about your walls.', 'It is on your bridges of wood.'];
    const beside = (text: string) =>
      `Dear Professor Doe\n${text} ${whoWrites(engineer)} ${ask} ${offer} ${text}\n${TOOL_LINE} ${text}`;
    expect(shared(beside(first), beside(second))).toEqual({ passages: [], sameParagraphs: 0, paragraphs: 1 });
    const short = asks(engineer, { needResearchProposal: false, tight: true });
    const forms = [whoWrites(engineer, false), short.ask, short.offer].join(' ');
    expect(shared(forms, forms)).toEqual({ passages: [], sameParagraphs: 0, paragraphs: 0 });
  });

  it('is told in parts where something that is left out stands between', () => {
    const text = `Two walls of timber held. ${whoWrites(engineer)} The other seven fell at once.`;
    expect(shared(letter(text), letter(text))).toEqual({
      passages: [twice('Two walls of timber held.'), twice('The other seven fell at once.')],
      sameParagraphs: 1,
      paragraphs: 1,
    });
  });

  it('stays within a paragraph, also over the lines of one', () => {
    const lines = 'I tested nine walls\nof timber and glass';
    expect(shared(`${lines}\n\nand then I wrote to you`, `Once ${lines}. And then I wrote to you.`)).toEqual({
      passages: [twice(lines), ['and then I wrote to you', 'And then I wrote to you']],
      sameParagraphs: 0,
      paragraphs: 2,
    });
  });

  it('counts a paragraph once for each time that it is in the other letter', () => {
    expect(shared(letter(own, own, own), letter(own, theirs, own))).toEqual({
      passages: [twice(own), twice(own)],
      sameParagraphs: 2,
      paragraphs: 3,
    });
  });

  it('takes the longest of several passages that begin with the same words', () => {
    const lead = 'What I would like to find out is';
    const body = `${lead} whether glass holds. ${lead} how wood ends.`;
    const other = `And ${lead} how wood ends. And ${lead} whether glass holds.`;
    expect(shared(body, other).passages).toEqual([
      twice(`${lead} whether glass holds.`),
      twice(`${lead} how wood ends.`),
    ]);
  });

  it('is the same words of both in any texts, none of them twice', () => {
    const wordsOf = (text: string) =>
      searchKey(text)
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean);
    const text = (seed: string) =>
      Array.from({ length: 300 }, (_, at) => {
        const drawn = hash32(`${seed}|${at}`);
        return (
          ['one', 'two', 'Three', 'ﬁve', 'شش‌ها'][drawn % 5] + ([' ', ' ', ' ', ', ', '.\n\n', '\n'][drawn % 6] ?? '')
        );
      }).join('');
    for (let draw = 0; draw < 40; draw += 1) {
      const [body, other] = [text(`a${draw}`), text(`b${draw}`)];
      const { passages } = sharedWords(body, other, engineer);
      expect(passages.length).toBeGreaterThan(3);
      let end = 0;
      for (const passage of passages) {
        expect(passage.start).toBeGreaterThanOrEqual(end);
        ({ end } = passage);
        const mine = body.slice(passage.start, passage.end);
        expect(wordsOf(mine)).toEqual(wordsOf(other.slice(passage.otherStart, passage.otherEnd)));
        expect(mine).not.toContain('\n\n');
      }
      end = 0;
      for (const passage of passages.toSorted((a, b) => a.otherStart - b.otherStart)) {
        expect(passage.otherStart).toBeGreaterThanOrEqual(end);
        end = passage.otherEnd;
      }
    }
  });

  it('is found in the longest letters of one word', () => {
    const [body, other] = ['a '.repeat(10_000), `b ${'a '.repeat(9_999)}`];
    expect(sharedWords(body, other, engineer).passages).toEqual([
      { start: 0, end: 19_997, otherStart: 2, otherEnd: 19_999 },
    ]);
  });
});
