import { describe, expect, it } from 'vitest';
import { rootOf, stemOf, tokensOf } from './spelling.ts';

const keys = (text: string): string[] => tokensOf(text).map(({ key }) => key);

describe('the words of a text', () => {
  it('MAT-07 are one where a prefix may have a hyphen, and two in other compounds', () => {
    expect(keys('Multi-site, X-ray and low-resource')).toEqual(['multisite', 'xray', 'and', 'low', 'resource']);
    expect(tokensOf('a Multi-site trial')[1]).toEqual({ text: 'Multi-site', key: 'multisite', start: 2, end: 12 });
  });

  it('are told apart at a plus, which only a language of programmers keeps', () => {
    expect(keys('CD69+CD103+ T cells in C++')).toEqual(['cd69', 'cd103', 't', 'cells', 'in', 'c++']);
  });

  it('MAT-07 are one in Persian whatever the keyboard and the half-space', () => {
    expect(keys('مدل‌هاي كوچك')).toEqual(keys('مدلهای کوچک'));
  });
});

describe('the stem of a word', () => {
  it.each([
    ['tumour', 'tumor'],
    ['behavioural', 'behavioral'],
    ['centre', 'center'],
    ['centred', 'centered'],
    ['fibres', 'fiber'],
    ['analysed', 'analyzed'],
    ['analyses', 'analysis'],
    ['modelling', 'modeling'],
    ['sulphide', 'sulfide'],
    ['paediatric', 'pediatric'],
    ['catalogues', 'catalog'],
    ['leaves', 'leaf'],
    ['stresses', 'stress'],
    ['viruses', 'virus'],
  ])('MAT-07 of %s is %s', (word, stem) => {
    expect(stemOf(word)).toBe(stem);
    expect(stemOf(stem)).toBe(stem);
  });

  it.each(['hour', 'four', 'contour', 'filling', 'rolling', 'acre'])('leaves %s as it is', (word) => {
    expect(stemOf(word)).toBe(word);
  });
});

describe('the root of a word', () => {
  it.each([
    ['calibrate', 'calibrated', 'calibration'],
    ['watch', 'watched', 'watching'],
    ['twin', 'twinned', 'twinning'],
    ['replace', 'replaced', 'replacement'],
    ['evidential', 'evidentiality'],
    ['supply', 'supplier', 'supplied'],
    ['petition', 'petitioner'],
    ['install', 'installed'],
    ['call', 'called'],
  ])('is shared by %s and its relatives', (...words) => {
    expect(new Set(words.map((word) => rootOf(stemOf(word)))).size).toBe(1);
  });

  it.each([
    ['general', 'generate'],
    ['organ', 'organize'],
    ['popular', 'population'],
    ['see', 'seed'],
    ['station', 'state'],
    ['experience', 'experiment'],
  ])('is not shared by %s and %s', (one, other) => {
    expect(rootOf(stemOf(one))).not.toBe(rootOf(stemOf(other)));
  });
});
