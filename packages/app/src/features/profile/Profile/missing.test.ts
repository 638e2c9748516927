import { describe, expect, test } from 'vitest';
import { LISTS } from '../steps';
import { missingOf, ownWordsOf } from './missing';

const full = Object.fromEntries(Object.values(LISTS).map((name) => [name, 1]));

describe('what a profile lacks', () => {
  test('is nothing where all is there', () => {
    expect(
      missingOf({ counts: full, isPersonalComplete: true, hasQuestion: true, lacksResult: null, hasPlan: true }),
    ).toEqual([]);
  });

  test('LTR-01 names the three sentences first, then empty sections, and three in all', () => {
    const lacking = { counts: { ...full, awards: 0, papers: 0 }, isPersonalComplete: false };
    expect(missingOf({ ...lacking, hasQuestion: false, lacksResult: 'degrees', hasPlan: false })).toEqual([
      { step: 'research-interests', what: 'question' },
      { step: 'degrees', what: 'result' },
      { step: 'profile', what: 'plan' },
    ]);
    expect(missingOf({ ...lacking, hasQuestion: true, lacksResult: null, hasPlan: true })).toEqual([
      { step: 'profile', what: 'section' },
      { step: 'papers', what: 'section' },
      { step: 'awards', what: 'section' },
    ]);
  });

  test('names the address where the first section lacks nothing else', () => {
    expect(
      missingOf({ counts: full, isPersonalComplete: false, lacksOnlyAddress: true, hasQuestion: true, hasPlan: true }),
    ).toEqual([{ step: 'profile', what: 'address' }]);
  });

  test('asks for no question and no plan where there is no interest, and for nothing that is not known', () => {
    expect(
      missingOf({ counts: { interests: 0 }, isPersonalComplete: true, hasQuestion: false, hasPlan: false }),
    ).toEqual([{ step: 'research-interests', what: 'section' }]);
    expect(missingOf({ counts: {}, isPersonalComplete: true })).toEqual([]);
  });
});

describe('the own words of a profile', () => {
  test('are found in any entry, blanks are none', () => {
    expect(
      ownWordsOf({
        research_interests: [{ question: ' ' }, { question: 'When?' }],
        degrees: [{}],
        papers: [{ result: 'Less.' }],
      }),
    ).toEqual({ hasQuestion: true, lacksResult: null });
    expect(ownWordsOf({ research_interests: [{ question: '\u200c' }], projects: [{}], degrees: [] })).toEqual({
      hasQuestion: false,
      lacksResult: 'projects',
    });
    expect(ownWordsOf({ degrees: null })).toEqual({ hasQuestion: false, lacksResult: null });
    expect(ownWordsOf(undefined)).toEqual({});
  });
});
