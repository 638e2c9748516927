import { describe, expect, it } from 'vitest';
import { isLacking, standingOf, standingsOf } from './threeSentences';

const none = { gender: null, phone: null, address: null, photo_url: null };

describe('LTR-01 how a profile stands with the three sentences', () => {
  it('lacks all of them where it is empty, and where its answer has other fields', () => {
    const missing = { question: 'missing', result: 'missing', plan: 'missing' };
    expect(standingsOf({ research_interests: [], degrees: [] }, none)).toEqual(missing);
    expect(standingsOf({ degrees: 'none', jobs: null }, none)).toEqual(missing);
    expect(isLacking(standingsOf({}, none))).toBe(true);
  });

  it('has a question when any interest has one, and a result when any entry of five lists has one', () => {
    const question = [{ id: 1 }, { id: 2, question: 'Why do bridges tire?' }];
    expect(standingsOf({ research_interests: question }, none).question).toBe('there');
    for (const list of ['degrees', 'papers', 'research_experiences', 'projects', 'jobs'])
      expect(standingsOf({ [list]: [{ id: 1 }, { id: 2, result: 'It held.' }] }, none).result).toBe('there');
    expect(standingsOf({ awards: [{ id: 1, result: 'It held.' }] }, none).result).toBe('missing');
  });

  it('takes blanks for nothing', () => {
    expect(standingOf({ question: ' \u200c' }, 'question')).toBe('missing');
    expect(standingOf({ question: null }, 'question')).toBe('missing');
  });

  it('has a plan once a season or a year is known, and not by funding alone', () => {
    expect(standingsOf({}, { ...none, plan_funding: 'own' }).plan).toBe('missing');
    expect(standingsOf({}, { ...none, plan_season: 'autumn' }).plan).toBe('there');
    expect(standingsOf({}, { ...none, plan_year: 2027 }).plan).toBe('there');
  });

  it('lacks nothing where all three are there', () => {
    expect(isLacking({ question: 'there', result: 'there', plan: 'there' })).toBe(false);
    expect(isLacking({ question: 'there', result: 'english', plan: 'there' })).toBe(true);
  });
});

describe('LTR-05 a sentence in Persian', () => {
  it('waits for its English', () => {
    expect(standingOf({ result: 'پل ماند.', result_en: null }, 'result')).toBe('english');
    expect(standingOf({ result: 'پل ماند.', result_en: 'It held.' }, 'result')).toBe('there');
  });

  it('does not matter where another one is in English', () => {
    const entries = [{ result: 'پل ماند.' }, { result: 'It held.' }];
    expect(standingsOf({ jobs: entries }, none).result).toBe('there');
    expect(standingsOf({ jobs: entries.slice(0, 1) }, none).result).toBe('english');
  });
});
