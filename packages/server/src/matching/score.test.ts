import { describe, expect, it } from 'vitest';
import type { CandidateProfessor } from '../directory/directory.ts';
import { beginner, candidates, engineer, wordy } from './fixtures.ts';
import { scoreCandidates } from './score.ts';

const some = candidates.filter((_, index) => index % 12 === 0);
const english = scoreCandidates(engineer, some, { lang: 'en', year: 2026 });

const person = (changes: Partial<CandidateProfessor>): CandidateProfessor => ({
  ...(candidates[0] as CandidateProfessor),
  ...changes,
});

describe('scoreCandidates', () => {
  it('gives the same result for the same arguments', () => {
    expect(scoreCandidates(engineer, some, { lang: 'en', year: 2026 })).toEqual(english);
  });

  it('does not depend on the order of the candidates', () => {
    expect(scoreCandidates(engineer, some.toReversed(), { lang: 'en', year: 2026 })).toEqual(english);
  });

  it('scores whole numbers from 0 to 100, best first', () => {
    const scores = english.map((item) => item.score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    for (const score of scores) {
      expect(Number.isInteger(score)).toBe(true);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
    }
  });

  it('spreads scores over green, amber and red', () => {
    expect(english.some((item) => item.score >= 80)).toBe(true);
    expect(english.some((item) => item.score >= 50 && item.score < 80)).toBe(true);
    expect(english.some((item) => item.score < 35)).toBe(true);
  });

  it('gives at least 80 where the topics are the interest', () => {
    const on = person({
      field: 'Structural engineering',
      topics: ['seismic design', 'structural engineering', 'bridge dynamics'],
      publications: [
        {
          title: 'Seismic design of tall halls',
          venue: 'V',
          year: 2025,
          publishedOn: '2025-02-03',
          url: 'https://doi.example/1',
          abstractSentence: 'It holds.',
        },
      ],
    });
    const results = scoreCandidates(engineer, [{ ...on, key: 'on' }, ...some], { lang: 'en', year: 2026 });
    expect(results.find((item) => item.key === 'on')?.score).toBeGreaterThanOrEqual(80);
    const seismic = english.filter((item) => item.candidate.topics.includes('seismic design'));
    expect(seismic.length).toBeGreaterThan(0);
    expect(Math.min(...seismic.map((item) => item.score))).toBeGreaterThanOrEqual(80);
  });

  it('gives less than 35 to fields that have nothing to do with the interests', () => {
    const unrelated = new Set([
      'Law',
      'History',
      'Linguistics',
      'Immunology',
      'Nursing and care sciences',
      'Astrophysics',
      'Food science',
    ]);
    const scores = english.filter((item) => unrelated.has(item.candidate.field)).map((item) => item.score);
    expect(scores.length).toBeGreaterThan(0);
    expect(Math.max(...scores)).toBeLessThan(35);
  });

  it('understands an interest that is written in Persian or as a short form', () => {
    const field = (name: string) => scoreCandidates({ ...beginner, interests: [{ name }] }, some, { lang: 'en' })[0];
    expect(field('یادگیری ماشین')?.candidate.field).toBe('Machine learning and artificial intelligence');
    expect(field('یادگیری ماشین')?.score).toBeGreaterThanOrEqual(80);
    expect(field('NLP')?.candidate.field).toBe('Natural language processing');
  });

  it('lets an advanced research area raise a candidate', () => {
    const jurist = some.find((candidate) => candidate.field === 'Law') as CandidateProfessor;
    const score = (extraAreas: string[]) =>
      scoreCandidates(engineer, some, { lang: 'en', year: 2026, extraAreas }).find((item) => item.key === jurist.key)
        ?.score ?? 0;
    expect(score([jurist.topics[0] ?? ''])).toBeGreaterThan(score([]) + 30);
  });

  it('explains a match from facts in one sentence with points for and against', () => {
    const best = english[0];
    expect(best?.reason).toMatch(/^The work on .+ matches your interest in Structural engineering closely\.$/u);
    const recent = english.filter((item) =>
      item.pros.some((text) => /research areas? appears? in work since 2024\.$/u.test(text)),
    );
    expect(recent.some((item) => item.score >= 80)).toBe(true);
    expect(english.at(-1)?.cons.length).toBeGreaterThan(0);
    for (const item of english) {
      for (const text of [item.reason, ...item.pros, ...item.cons]) {
        expect(text).toMatch(/\.$/u);
        expect(text).not.toMatch(/undefined|null|NaN|""|\b(?:he|she|his|her|him)\b/u);
      }
    }
  });

  it('says when the last publication on the area is years old, and when no address is known', () => {
    const silent = person({
      key: 'silent',
      email: null,
      topics: ['seismic design'],
      publications: [
        {
          title: 'Seismic design then',
          venue: 'V',
          year: 2022,
          publishedOn: '2022-02-03',
          url: 'https://doi.example/1',
          abstractSentence: 'It holds.',
        },
      ],
    });
    const [result] = scoreCandidates(engineer, [silent], { lang: 'en', year: 2026 });
    expect(result?.cons).toContain('No publication on Structural engineering found after 2022.');
    expect(result?.cons).toContain('No email address is known.');
  });

  it('explains in Persian with Persian digits and isolated English runs', () => {
    for (const item of scoreCandidates(engineer, some, { lang: 'fa', year: 2026 })) {
      for (const text of [item.reason, ...item.pros, ...item.cons]) {
        expect(text).toMatch(/[\u0600-\u06FF]/u);
        expect(text).not.toMatch(/[يك]|undefined|null/u);
        const outside = text.replace(/\u2068[^\u2069]*\u2069/gu, '');
        expect(outside).not.toMatch(/[A-Za-z0-9]/u);
      }
    }
  });

  it('names the terms that explain a score, with shares of at most one', () => {
    const terms = english[0]?.terms ?? [];
    expect(terms.map((term) => term.term)).toContain('seismic');
    expect(terms.reduce((sum, term) => sum + term.weight, 0)).toBeLessThanOrEqual(1.05);
    expect(terms.length).toBeLessThanOrEqual(8);
  });

  it('gives no points without interests or entries, and nothing for no candidates', () => {
    const results = scoreCandidates({ ...beginner, interests: [] }, some, { lang: 'en' });
    expect(results.every((item) => item.score === 0 && item.terms.length === 0)).toBe(true);
    expect(scoreCandidates(wordy, [], { lang: 'en' })).toEqual([]);
  });
});
