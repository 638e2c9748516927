import { describe, expect, it } from 'vitest';
import { plainText, rebuild, tellingSentence, withinAbstract } from './abstract.ts';
import { abstractIndex } from './doubleData.ts';

describe('a text of the index', () => {
  it('loses markup, entities and line breaks, and keeps comparisons', () => {
    expect(plainText('On <i>E. coli</i> &amp; heat:\n a  study <b class="x">of</b> p < 0.05')).toBe(
      'On E. coli & heat: a study of p < 0.05',
    );
  });

  it('is rebuilt from its inverted index, with words that stand in several places', () => {
    const text = 'We study what we study and nothing else';
    expect(rebuild(abstractIndex(text))).toBe(text);
  });

  it('gives one sentence that tells of a finding, else the last, else nothing', () => {
    const finding = 'We find that the dam moved by four millimetres in one year.';
    const plain = 'This is a sentence of a proper length about dams in general.';
    expect(tellingSentence(`${plain} ${finding} Data are open to everybody who would like them.`)).toBe(finding);
    expect(tellingSentence(`${finding.replace('We find that', 'There')} ${plain}`)).toBe(plain);
    expect(tellingSentence('Too short.')).toBe('');
    expect(tellingSentence('')).toBe('');
  });

  it('gives the first that tells of something, of those that are neither too short nor too long', () => {
    const tells = (words: string) => `${words} what holds in each of the many cases.`;
    const plain = 'This is a sentence of a proper length about dams in general.';
    const of = (...texts: string[]) => tellingSentence(texts.join(' '));
    for (const words of [
      'We find',
      'Here we found',
      'We show',
      'We demonstrate',
      'We conclude',
      'The results show',
      'Each result indicates nothing; results suggest',
      'However, we know',
      'One limitation is',
      'There remains',
      'The questions remain',
    ])
      expect(of(plain, tells(words), plain)).toBe(tells(words));
    for (const words of ['We finds', 'Resultant shows', 'Whoever sees']) expect(of(tells(words), plain)).toBe(plain);
    expect(of(plain, tells('We find'), tells('However, see'))).toBe(tells('We find'));
    const long = (length: number) => `We find ${'x'.repeat(length - 9)}.`;
    expect([39, 40, 400, 401].map((length) => of(long(length)).length)).toEqual([0, 40, 400, 0]);
    expect(of(long(401), plain, long(39))).toBe(plain);
  });

  it('is kept to 5,000 characters, to the end of a word where it has words', () => {
    const words = (length: number) => 'ninechars '.repeat(600).slice(0, length);
    expect(withinAbstract(words(4999))).toBe(words(4999));
    expect(withinAbstract(`${words(4989)} ${'x'.repeat(10)}`)).toBe(`${words(4989)} ${'x'.repeat(10)}`);
    expect(withinAbstract(`${words(4989)} ${'x'.repeat(11)}`)).toBe(words(4989));
    expect(withinAbstract(words(6000))).toBe(words(4999));
    expect(withinAbstract('語'.repeat(5001))).toBe('語'.repeat(5000));
    expect(withinAbstract(`a${'𝛼'.repeat(2500)}`)).toBe(`a${'𝛼'.repeat(2499)}`);
  });

  it('keeps the letters that it does not know as markup', () => {
    expect(plainText('&LT;a&gt; &quot;b&quot; &apos;c&apos;&nbsp;&copy; <sup>2</sup>H 1<2 </p>')).toBe(
      `<a> "b" 'c' &copy; 2H 1<2`,
    );
    expect(plainText(' \u0000a\r\n\tb\u00a0c ')).toBe('a b c');
    expect(plainText('')).toBe('');
  });
});
