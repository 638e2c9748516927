import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { RUBRIC } from '../judged/rubric.ts';
import { leastLiked, measuredFigures, panelFigures } from './figures.ts';
import { EACH, lettersText, REPORTED, reportedLetters } from './letters.ts';
import { reportPage } from './page.ts';
import { type Author, verdicts } from './verdicts.ts';

const letters = reportedLetters();
const figure = (name: string): string | undefined => measuredFigures(letters).find((each) => each.name === name)?.value;

describe('the report of letters', () => {
  it('holds the letters as they were last looked at: npm run letters:report writes them anew', () => {
    const seen = fs.readFileSync(path.join(import.meta.dirname, 'letters.txt'), 'utf8');
    expect(lettersText(letters)).toBe(seen);
  });

  it('has five letters of each of ten students at most, and at least four of five', () => {
    expect(letters.length).toBeLessThanOrEqual(EACH * REPORTED.length);
    expect(letters.length).toBeGreaterThanOrEqual(0.8 * EACH * REPORTED.length);
  });

  it('shows letters of Possible and of Strong matches alone', () => {
    expect(letters.filter(({ matchClass }) => matchClass === 'no')).toEqual([]);
  });

  it('EVD-01 LTR-04 has no sentence that no source supports', () => {
    const unbound = letters.flatMap(({ id, sentences }) =>
      sentences.filter(({ sentenceClass }) => sentenceClass === 'unbound').map(({ text }) => `${id}: ${text}`),
    );
    expect(unbound).toEqual([]);
  });

  it('counts no letter of a thin profile that neither asks for anything nor says that there is no result', () => {
    expect(figure('Letters of thin profiles that hide it')).toBe('0');
  });

  it('counts no two subjects of one person that share more than half of the words of the longer one', () => {
    expect(figure('Pairs of alike subjects')).toBe('0');
  });

  it('R13 no two letters of one person are alike', () => {
    expect(Number(figure('Most alike two letters of one person'))).toBeLessThan(0.8);
  });

  it('has a whole answer of every reader of the panel, and the figures of the decision', () => {
    for (const { answers } of verdicts) {
      for (const { key, answers: known } of RUBRIC) expect(known.map(({ answer }) => answer)).toContain(answers[key]);
    }
    const figuresOf = (author: Author) => panelFigures(author).map(({ value }) => value);
    expect([figuresOf('unjoined')[0], figuresOf('unjoined').at(-1)]).toEqual(['“yes” in 56 % of 36', '3.0']);
    expect([figuresOf('joined')[0], figuresOf('joined').at(-1)]).toEqual(['“yes” in 94 % of 36', '4.1']);
    expect([figuresOf('revised')[0], figuresOf('revised').at(-1)]).toEqual(['“yes” in 100 % of 36', '4.0']);
    expect([figuresOf('renamed')[0], figuresOf('renamed').at(-1)]).toEqual(['“yes” in 94 % of 36', '4.0']);
    expect([figuresOf('checked')[0], figuresOf('checked').at(-1)]).toEqual(['“yes” in 97 % of 36', '4.0']);
  });

  it('quotes what the panel said of the ten letters with the lowest grades, each of which it holds', () => {
    const worst = leastLiked('checked', 10);
    expect(worst.map(({ grade }) => grade)).toEqual(worst.map(({ grade }) => grade).toSorted((a, b) => a - b));
    expect(worst).toHaveLength(10);
    const ids = letters.map(({ id }) => id);
    const page = reportPage(letters, []);
    for (const { id, verdicts: read } of worst) {
      expect(ids).toContain(id);
      expect(page).toContain(`<a href="#${id}">`);
      for (const { because } of read) expect(page).toContain(because.replaceAll('&', '&amp;').slice(0, 20));
    }
  });

  it('is a page with every sentence beside its source, and nothing of a text is markup in it', () => {
    const [first] = letters;
    if (!first) throw new Error('There is no letter.');
    const hostile = { ...first, email: { ...first.email, subject: '<script>alert(1)</script>' } };
    const page = reportPage([hostile], [['Measured', measuredFigures([first])]]);
    expect(page).not.toContain('<script>');
    expect(page.match(/class="sentence/gu)?.length).toBe(first.sentences.length);
  });
});
