import type { BotRun } from '@peyk/api-types';
import { expect, test } from 'vitest';
import { MockRun } from '../../../../mocks/fixtures/bot';
import { render } from '../../../../mocks/render';
import { useRunWords } from './useRunWords';

const counts: BotRun['counts'] = {
  ...MockRun.counts,
  universities_total: 12,
  universities_read: 3,
  professors_found: 40,
  professors_scored: 25,
  drafts_written: 7,
  drafts_waiting: 5,
  skipped: 2,
};
const current = { university_name: 'KTH', professor_name: 'Elin', publication_title: 'On bridges' };
const run: BotRun = { ...MockRun, status: 'running', targets_limit: 10, counts, current };

function Words({ of }: { of: BotRun }) {
  const { title, detail, when } = useRunWords(of);
  return <p>{[title, detail ?? '-', when.kind, when.at].join(' | ')}</p>;
}
/** The rendered text, without bidi isolation characters. */
const said = (of: BotRun, locale: 'en' | 'fa' = 'en') => {
  const words =
    render(<Words of={of} />, { locale })
      .element()
      .querySelector('p')?.textContent ?? '';
  document.body.replaceChildren();
  return words.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '').split(' | ');
};

test.each([
  [0, 12, 'Searching university 1 of 12'],
  [3, 12, 'Searching university 4 of 12'],
  [11, 12, 'Searching university 12 of 12'],
  [12, 12, 'Searching university 12 of 12'],
  [0, 0, 'Searching university 1 of 1'],
])('with %i universities read of %i it says which one is read, never one beyond', (read, total, words) => {
  const stage = { ...run, stage: 'universities' as const };
  expect(
    said({ ...stage, counts: { ...counts, universities_read: read, universities_total: total } }).slice(0, 2),
  ).toEqual([words, 'At KTH']);
});

test.each([
  ['scoring', { professors_scored: 0 }, []],
  ['scoring', { professors_scored: 25 }, ['25']],
  ['drafting', { drafts_written: 7 }, ['8', '10']],
  ['drafting', { drafts_written: 10 }, ['10', '10']],
] as const)('%s with %j done counts its own work alone', (stage, done, numbers) => {
  const [title, detail] = said({ ...run, stage, counts: { ...counts, ...done } });
  expect(title?.match(/\d+/g) ?? []).toEqual(numbers);
  expect(detail).toBe('Reading “On bridges” by Elin');
});

test.each(['universities', 'scoring', 'drafting'] as const)(
  'the total that %s is counted against does not grow with the professors that are found',
  (stage) => {
    const total = (found: number, locale: 'en' | 'fa') => {
      const grown = { ...counts, professors_found: found, professors_scored: 7 };
      return said({ ...run, stage, counts: grown }, locale)[0];
    };
    for (const locale of ['en', 'fa'] as const) expect(total(68, locale)).toBe(total(35, locale));
  },
);

test('a run that skipped everybody it found has no match', () => {
  const finished = { ...run, status: 'finished' as const, stage: 'done' as const };
  const skipped = { ...counts, professors_found: 12, professors_scored: 12, skipped: 12 };
  expect(said({ ...finished, counts: skipped })[0]).toBe('Run finished: nobody new to email');
});

test.each([
  ['work and person', current, 'Reading “On bridges” by Elin'],
  ['a person', { ...current, publication_title: null }, 'Reading the work of Elin'],
  ['a work of nobody', { ...current, professor_name: null }, 'At KTH'],
  ['nothing', { university_name: null, professor_name: null, publication_title: null }, '-'],
])('of %s it says what is known', (_, known, words) => {
  expect(said({ ...run, stage: 'scoring', current: known })[1]).toBe(words);
});

test('it is dated by its end, else by its start, else by when it was asked for', () => {
  const created_at = '2026-11-20T08:00:00Z';
  const started_at = '2026-11-20T09:00:00Z';
  const finished_at = '2026-11-20T10:00:00Z';
  const dated = (change: Partial<BotRun>) => said({ ...run, created_at, started_at, finished_at, ...change }).slice(2);
  expect(dated({})).toEqual(['ended', finished_at]);
  expect(dated({ finished_at: null })).toEqual(['started', started_at]);
  expect(dated({ finished_at: null, started_at: null })).toEqual(['created', created_at]);
});

test('an end without anybody says what to change, unless its warning does', () => {
  const finished = { ...run, status: 'finished' as const, stage: 'done' as const };
  const none = { ...finished, counts: { ...counts, professors_found: 0, skipped: 0 } };
  expect(said({ ...none, warning: null })[1]).toBe('Edit the bot to search more widely, then run it again.');
  expect(said({ ...none, warning: 'No university matches.' })[1]).toBe('-');
});

test('an end says how many drafts wait, not how many were written', () => {
  const finished = { ...run, status: 'finished' as const, stage: 'done' as const };
  expect(said(finished)[0]?.match(/\d+/g)).toEqual(['5']);
  expect(said({ ...finished, counts: { ...counts, professors_found: 0 } })[0]).not.toMatch(/\d/);
});
