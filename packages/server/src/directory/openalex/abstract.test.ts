import { describe, expect, it } from 'vitest';
import { plainText, rebuild, tellingSentence } from './abstract.ts';
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
    expect(tellingSentence(abstractIndex(`${plain} ${finding} Data are open to everybody who would like them.`))).toBe(
      finding,
    );
    expect(tellingSentence(abstractIndex(`${finding.replace('We find that', 'There')} ${plain}`))).toBe(plain);
    expect(tellingSentence(abstractIndex('Too short.'))).toBe('');
    expect(tellingSentence(null)).toBe('');
  });
});
