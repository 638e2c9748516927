import { describe, expect, it } from 'vitest';
import { asCandidate, judgedProfessor, judgedStudent } from '../judged/index.ts';
import { judgedPairs } from '../judged/pairs.ts';
import { asWriter } from '../judged/writer.ts';
import { writeLetter } from '../letter/write.ts';
import { checkPhrase, type Phrase } from './checkPhrase.ts';
import { type Slot, slotsOf } from './slots.ts';

const letters = judgedPairs
  .filter(({ judged }) => judged !== 'no')
  .map(({ student, professor }) =>
    writeLetter(asWriter(judgedStudent(student)), asCandidate(judgedProfessor(professor)), '2026-11-25', {
      needResearchProposal: false,
    }),
  );
const slots = letters.flatMap((letter) => slotsOf(letter).slots);
const bearing = slots.find(
  ({ name, title }) => name === 'theirs' && title.startsWith('What the rotation of a girder end'),
) as Slot;

const persianOf = (slot: Slot, content: string): string =>
  ({
    theirs: `در مقالهٔ شما، «${slot.title}» (${slot.year})، گزارش شده است: ${content}.`,
    open: `در همان مقاله افزوده‌اید: ${content}.`,
    meeting: `پرسش من این است: ${content}`,
  })[slot.name];

const [clause = ''] = bearing.contents;
const fair: Phrase = {
  text_en: `In your study “${bearing.title}” (${bearing.year}) you report that ${clause}.`,
  text_fa: persianOf(bearing, clause),
  facts: bearing.facts,
};
const refused = (changes: Partial<Phrase>, slot: Slot = bearing): unknown => checkPhrase(slot, { ...fair, ...changes });

describe('a sentence of a model', () => {
  it('AIX-02 is taken in each way that leads over to the words of the source', () => {
    const paper = `your ${bearing.year} paper, “${bearing.title}”,`;
    const upper = clause.charAt(0).toUpperCase() + clause.slice(1);
    for (const text_en of [
      fair.text_en,
      `In ${paper} you note that ${clause}.`,
      `You describe in your article, “${bearing.title}” (${bearing.year}), that ${clause}.`,
      `“${bearing.title}” (${bearing.year}) reports that ${clause}.`,
      `${upper}, as you report in “${bearing.title}” (${bearing.year}).`,
    ])
      expect(checkPhrase(bearing, { ...fair, text_en }), text_en).toMatchObject({ text: text_en });
  });

  it('AIX-02 is one of what the paper says, of what it leaves open, or of the question, and of nothing else', () => {
    expect(new Set(slots.map(({ name }) => name))).toEqual(new Set(['theirs', 'open', 'meeting']));
    for (const letter of letters)
      for (const slot of slotsOf(letter).slots) {
        const of = letter.sentences.find(({ text }) => text === slot.rules);
        expect(of).toMatchObject({ part: slot.name === 'meeting' ? 'meeting' : 'theirs', gap: null });
      }
  });

  it('gives what it says its Persian, with the year in Persian digits', () => {
    expect(checkPhrase(bearing, fair)).toEqual({
      text: fair.text_en,
      persian: [
        { text: 'در مقالهٔ شما، «' },
        { title: bearing.title },
        {
          text: `» (${bearing.year.replaceAll(/\d/gu, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)))})، گزارش شده است: `,
        },
        { content: clause },
        { text: '.' },
      ],
    });
  });

  it('AIX-02 is taken for every letter of the calibration, in the plainest form', () => {
    for (const slot of slots) {
      const [content = ''] = slot.contents;
      const text_en = {
        theirs: `You report in “${slot.title}” (${slot.year}) that ${content}.`,
        open: `You note there that ${content}.`,
        meeting: `My own question is this: ${content}`,
      }[slot.name];
      expect(
        checkPhrase(slot, { text_en, text_fa: persianOf(slot, content), facts: slot.facts }),
        text_en,
      ).toMatchObject({ text: text_en });
    }
  });

  it.each([
    ['a changed number', (text: string) => text.replace('64%', '46%'), 'number'],
    ['another year', (text: string) => text.replace(bearing.year, String(Number(bearing.year) + 1)), 'number'],
    ['the writer as its subject', (text: string) => text.replace('you report', 'I report'), 'person'],
    ['a doubt that is left out', (text: string) => text.replace('reduced', 'stopped'), 'words'],
    ['another title', (text: string) => text.replace('What the rotation', 'How the rotation'), 'quote'],
    ['praise', (text: string) => text.replace('In your study', 'In your brilliant study'), 'words'],
    ['a word more', (text: string) => text.replace(/\.$/u, ' everywhere.'), 'words'],
    ['a denial', (text: string) => text.replace('you report', 'you never report'), 'words'],
    ['a look-alike letter', (text: string) => text.replace('a', '\u0430'), 'characters'],
    ['a mark that turns the text around', (text: string) => `\u202E${text}`, 'characters'],
    ['a hidden space', (text: string) => text.replace(' ', '\u200B '), 'characters'],
    ['a link', (text: string) => text.replace(/\.$/u, ', see www.model.example.'), 'link'],
    ['an address', (text: string) => text.replace(/\.$/u, ', write to me@model.example.'), 'link'],
    ['a second sentence', (text: string) => `${text} It matters.`, 'words'],
  ] as const)('AIX-02 with %s is refused', (_, change, why) => {
    const text_en = change(fair.text_en);
    expect(text_en).not.toBe(fair.text_en);
    expect(refused({ text_en })).toEqual({ refused: why });
  });

  it.each([
    ['other facts than its own', { facts: [1] }, 'facts'],
    ['facts that nobody gave it', { facts: [1, 99] }, 'facts'],
    ['no fact', { facts: [] }, 'facts'],
    ['no words', { text_en: '' }, 'length'],
    ['far too many words', { text_en: `${'very '.repeat(400)}.` }, 'length'],
    ['Persian for English', { text_en: fair.text_fa }, 'characters'],
    ['English for Persian', { text_fa: fair.text_en }, 'persian'],
    ['Persian that says more', { text_fa: fair.text_fa.replace('گزارش شده است', 'به‌درستی گزارش شده است') }, 'persian'],
    ['Persian that denies it', { text_fa: fair.text_fa.replace('گزارش شده است', 'گزارش نشده است') }, 'persian'],
    ['Persian with another number', { text_fa: fair.text_fa.replace('64%', '65%') }, 'persian'],
    ['Persian of another year', { text_fa: fair.text_fa.replace(bearing.year, '2019') }, 'persian'],
  ] as const)('AIX-02 with %s is refused', (_, changes, why) => {
    expect(refused(changes)).toEqual({ refused: why });
  });
});
