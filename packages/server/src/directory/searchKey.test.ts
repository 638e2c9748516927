import { describe, expect, it } from 'vitest';
import { likePattern, searchKey } from './searchKey.ts';

describe('searchKey', () => {
  it('gives Arabic and Persian yeh and kaf one key', () => {
    expect(searchKey('مهندسي كامپيوتر')).toBe(searchKey('مهندسی کامپیوتر'));
  });

  it('joins words that a half-space or joiner separates', () => {
    expect(searchKey('پایان\u200Cنامه')).toBe('پایاننامه');
    expect(searchKey('پایان\u200Dنامه')).toBe('پایاننامه');
  });

  it('drops vowel marks and tatweel', () => {
    expect(searchKey('مُحَمَّد')).toBe('محمد');
    expect(searchKey('تهـــران')).toBe('تهران');
  });

  it('folds heh with yeh, teh marbuta and the alefs', () => {
    expect(searchKey('نامهٔ')).toBe('نامه');
    expect(searchKey('نامۀ')).toBe('نامه');
    expect(searchKey('جامعة')).toBe('جامعه');
    expect(searchKey('آأإٱ')).toBe('اااا');
    expect(searchKey('مؤمن مسئول')).toBe('مومن مسیول');
  });

  it('turns Persian and Arabic digits into ASCII digits', () => {
    expect(searchKey('۱۴۰۵ ٢٠٢٦')).toBe('1405 2026');
  });

  it('drops direction marks and collapses white space', () => {
    expect(searchKey('\u2068  Oslo\u00A0\t University \u2069')).toBe('oslo university');
  });

  it('finds an accented Latin name by its plain spelling', () => {
    expect(searchKey('Tromsø')).toBe('tromso');
    expect(searchKey('Universität Zürich')).toBe('universitat zurich');
    expect(searchKey('İstanbul Teknik Üniversitesi')).toBe('istanbul teknik universitesi');
    expect(searchKey('Łódź')).toBe('lodz');
  });

  it('gives a key its own key', () => {
    for (const text of ['Öğrenci', 'نامهٔ ۱۲', 'Straße', '  a  b '])
      expect(searchKey(searchKey(text))).toBe(searchKey(text));
  });
});

describe('likePattern', () => {
  it('matches the wildcard characters of LIKE literally', () => {
    expect(likePattern('50%_a\\b')).toBe('%50\\%\\_a\\\\b%');
  });
});
