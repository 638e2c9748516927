import { describe, expect, it } from 'vitest';
import { checkDraft, objectionTo } from './checks.ts';
import type { Evidence } from './compose.ts';
import { beginner, engineer } from './fixtures.ts';

const fact = (changes: Partial<Evidence>): Evidence => ({
  marker: 1,
  kind: 'publication',
  title: 'Slow rivers',
  detail: 'Journal of 1999, 2024-05-06',
  url: 'https://doi.example/1',
  quote: '',
  section: null,
  ...changes,
});
type Draft = Parameters<typeof checkDraft>[0];
const checks = (changes: Partial<Draft>) =>
  checkDraft({
    subject: 'A question',
    body: '',
    evidence: [],
    professorName: 'Jane van der Doe',
    publications: [],
    student: engineer,
    otherBodies: [],
    ...changes,
  });
const one = (code: string, changes: Partial<Draft>) => {
  const found = checks(changes).find((check) => check.code === code);
  return [found?.passed, found?.value];
};

describe('the checks of a letter', () => {
  const body =
    'Dear Professor van der Doe,\n\nI read Slow rivers (2024) after Fragility of rural schools in northern Iran. TODO';

  it('say of each what was found or missed, in their order', () => {
    expect(checks({ body, evidence: [fact({})], otherBodies: [body, 'Else.'] })).toEqual([
      { code: 'word_count', passed: false, value: '19', blocks: false },
      { code: 'professor_named', passed: true, value: 'van der Doe', blocks: false },
      { code: 'publication_cited', passed: true, value: 'Slow rivers', blocks: false },
      { code: 'profile_cited', passed: true, value: 'Fragility of rural schools in northern Iran', blocks: false },
      { code: 'no_placeholders', passed: false, value: 'TODO', blocks: true },
      { code: 'no_gaps', passed: true, value: null, blocks: false },
      { code: 'name_in_latin', passed: true, value: null, blocks: false },
      { code: 'sentences_bound', passed: true, value: null, blocks: false },
      { code: 'similarity', passed: false, value: '1.00', blocks: true },
    ]);
    expect(checks({ body: 'Hello.', professorName: '' })).toEqual([
      { code: 'word_count', passed: false, value: '1', blocks: false },
      { code: 'professor_named', passed: false, value: null, blocks: true },
      { code: 'publication_cited', passed: false, value: null, blocks: true },
      { code: 'profile_cited', passed: false, value: null, blocks: true },
      { code: 'no_placeholders', passed: true, value: null, blocks: false },
      { code: 'no_gaps', passed: true, value: null, blocks: false },
      { code: 'name_in_latin', passed: true, value: null, blocks: false },
      { code: 'sentences_bound', passed: true, value: null, blocks: false },
      { code: 'similarity', passed: true, value: '0.00', blocks: false },
    ]);
  });

  it.each<[string, string, boolean]>([
    [
      'a Persian name below an English letter',
      'Dear Professor Doe,\n\nI read your paper.\n\nYours sincerely,\nمینا رستمی',
      false,
    ],
    ['a Latin name', 'Dear Professor Doe,\n\nI read your paper.\n\nYours sincerely,\nMina Rostami', true],
    ['a Persian name below a Persian letter', 'استاد گرامی،\n\nمقالهٔ شما را خواندم.\n\nبا احترام،\nمینا رستمی', true],
    ['a Persian name within a sentence', 'Dear Professor Doe,\n\nIn Persian I am called مینا رستمی there.', true],
  ])('LTR-05 see whether a professor can read the name: %s', (_, text, passed) => {
    const student = { ...engineer, firstName: 'مینا', lastName: 'رستمی' };
    expect(one('name_in_latin', { body: text, student })).toEqual([passed, passed ? null : 'مینا رستمی']);
  });

  it('R12 take the year of a cited fact from its date, and not from the name of its venue', () => {
    const cited = (year: string, changes: Partial<Evidence> = {}) =>
      one('publication_cited', { body: `I read Slow rivers (${year}).`, evidence: [fact(changes)] })[0];
    expect([cited('2024'), cited('1999')]).toEqual([true, false]);
    expect(cited('2020', { detail: '2020-01-02' })).toBe(true);
    expect([cited('2024', { detail: null }), cited('2024', { url: null }), cited('2024', { kind: 'profile' })]).toEqual(
      [false, false, false],
    );
  });

  it('R12 know the papers of the record beside those that the letter rests on', () => {
    const known = { title: 'Old bridges', url: 'https://doi.example/2', year: 2020 };
    const both = { evidence: [fact({})], publications: [known] };
    expect(one('publication_cited', { ...both, body: 'I read Old bridges (2020).' })).toEqual([true, 'Old bridges']);
    expect(one('publication_cited', { ...both, body: 'I read Slow rivers (2024).' })).toEqual([true, 'Slow rivers']);
    expect(one('publication_cited', { ...both, body: 'I read Old bridges (2024).' })).toEqual([false, null]);
  });

  it('R12 look for a gap in the subject too, and not in titles that are quoted', () => {
    const title = 'On [the gap] and TODO lists';
    const evidence = [fact({ title }), fact({ title: '{{a}} paper' })];
    expect(one('no_placeholders', { body: `I read “${title}” and {{a}} paper.`, evidence })).toEqual([true, null]);
    const again = `I read “${title}” twice: ${title}. And {{a}} paper, {{a}} paper.`;
    expect(one('no_placeholders', { subject: `On “${title}”`, body: again, evidence })).toEqual([true, null]);
    expect(one('no_placeholders', { body: `I read “${title}”.`, evidence: [] })).toEqual([false, '[the gap]']);
    expect(one('no_placeholders', { subject: 'About {{topic}}', body: 'TODO' })).toEqual([false, '{{topic}}']);
    expect(one('no_placeholders', { body: `${title} TBD`, evidence })).toEqual([false, 'TBD']);
  });

  it.each([
    'Professor',
    'Prof.',
    'Dr',
    'Doctor',
    'Herr Doktor',
    'Monsieur le professeur',
    'Docteur',
    'Estimado profesor',
    'Estimada profesora',
    'Cara professora',
    'Professore',
    'Professoressa',
    'استاد',
    'پروفسور',
    'دکتر',
  ])('R12 take a greeting to %s for one with a title', (title) => {
    expect(one('professor_named', { body: `${title} van der Doe,\n\nHello.` })[0]).toBe(true);
    expect(one('professor_named', { body: `${title} der Doe,\n\nHello.` })[0]).toBe(false);
  });

  it('R12 count an interest that the letter rests on, and other interests only where nothing else is there', () => {
    const plan = [fact({ kind: 'profile', title: 'timber houses', section: 'interests' })];
    const body = 'I want to study timber houses.';
    expect(one('profile_cited', { body, evidence: plan })).toEqual([true, 'timber houses']);
    expect(one('profile_cited', { body, evidence: [fact({ title: 'timber houses', section: 'papers' })] })).toEqual([
      false,
      null,
    ]);
    const interests = [{ name: 'Timber houses' }, { name: 'ML' }];
    expect(one('profile_cited', { body, student: { ...beginner, interests } })).toEqual([true, 'Timber houses']);
    expect(one('profile_cited', { body: 'On machine learning.', student: { ...beginner, interests } })[0]).toBe(true);
    expect(one('profile_cited', { body, student: { ...engineer, interests } })[0]).toBe(false);
  });

  it('R13 tell a share by two decimals, of the most alike', () => {
    const words = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => `w${from + index}`).join(' ');
    const mine = words(0, 101);
    const others = [words(500, 101), `${words(0, 13)} ${words(900, 88)}`, words(700, 101)];
    expect(one('similarity', { body: mine, otherBodies: others })).toEqual([true, '0.12']);
  });

  it('objections are the first that stands in the way, a gap before all others, and never the number of words', () => {
    const order = ['professor_named', 'publication_cited', 'profile_cited', 'no_placeholders', 'similarity'] as const;
    const failing = (...codes: string[]) =>
      objectionTo(
        (['word_count', ...order] as const).map((code) => {
          const passed = !codes.includes(code);
          return { code, passed, value: code, blocks: !passed && code !== 'word_count' };
        }),
      )?.value ?? null;
    expect(failing()).toBeNull();
    expect(failing('word_count')).toBeNull();
    for (const [index, code] of order.entries()) {
      const rest = order.slice(index + 1);
      expect(failing('word_count', code, ...rest)).toBe(rest.includes('no_placeholders') ? 'no_placeholders' : code);
      expect(failing(code, ...rest.filter((other) => other !== 'no_placeholders'))).toBe(code);
    }
  });

  it('LTR-02 EVD-04 block for a gap, which comes first, and for a sentence that no source supports', () => {
    const gap = '[Your sentence: the question you would like to work on, in one sentence]';
    const found = checks({ body: `${body}\n\n${gap}`, unbound: 'I met you in Oslo.' });
    expect(found).toContainEqual({ code: 'no_gaps', passed: false, value: gap, blocks: true });
    expect(found).toContainEqual({ code: 'sentences_bound', passed: false, value: 'I met you in Oslo.', blocks: true });
    expect(objectionTo(found.filter(({ code }) => code !== 'no_placeholders'))?.code).toBe('no_gaps');
  });
});
