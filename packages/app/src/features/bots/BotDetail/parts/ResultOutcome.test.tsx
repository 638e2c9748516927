import type { BotResult, EmailDraft } from '@peyk/api-types';
import { expect, onTestFinished, test, vi } from 'vitest';
import { formatWeekdayTime } from '../../../../i18n/format';
import { MockDraft, MockResult } from '../../../../mocks/fixtures/draft';
import { MockCvAttached } from '../../../../mocks/fixtures/files';
import { render } from '../../../../mocks/render';
import { ResultOutcome } from './ResultOutcome';

const now = '2026-11-20T10:00:00Z';
const at = '2026-11-23T08:20:00Z';
const planned: EmailDraft = { ...MockDraft, scheduled_at: at, failure: 'It failed.' };
const bare = (words: string) => words.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '');

/** Every line shown for a professor. */
async function said(change: Partial<BotResult>, locale: 'en' | 'fa' = 'en') {
  const screen = render(
    <div role="note">
      <ResultOutcome result={{ ...MockResult, draft: planned, ...change }} />
      <i />
    </div>,
    { locale },
  );
  const note = screen.getByRole('note');
  await expect.element(note).toBeInTheDocument();
  const lines = [...note.element().querySelectorAll(':scope > span')].map(({ textContent }) => bare(textContent ?? ''));
  document.body.replaceChildren();
  return lines;
}
const of = (draft: Partial<EmailDraft>, state: BotResult['state'] = 'scheduled') =>
  ({ state, draft: { ...planned, ...draft } }) as const;

test('R5 R7 in each state it is said what became of the email, and nothing that is not so', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  onTestFinished(() => void vi.useRealTimers());
  const there = ['Scheduled for Monday 23 November, 09:20 in Norway'];
  const states: Record<BotResult['state'], string[]> = {
    found: [],
    drafted: [],
    needs_review: ['It failed.'],
    approved: there,
    scheduled: there,
    sending: [],
    sent: [],
    failed: ['It failed.'],
    unknown: [],
    replied: [],
    bounced: ['It failed.'],
    skipped: ['Skipped by you'],
    do_not_contact: ['Skipped by you'],
  };
  const names = Object.keys(states) as BotResult['state'][];
  const lines: Record<string, string[]> = {};
  for (const state of names) lines[state] = await said({ state });
  expect(lines).toEqual(states);
  for (const state of names)
    lines[state] = await said({
      state,
      draft: null,
      skipped_reason: 'Fewer publications than this bot’s minimum.',
    });
  expect(lines).toEqual({
    ...Object.fromEntries(names.map((state) => [state, []])),
    found: ['Fewer publications than this bot’s minimum.'],
    skipped: ['Skipped. Fewer publications than this bot’s minimum.'],
    do_not_contact: ['Skipped. Fewer publications than this bot’s minimum.'],
  });
});

test('R7 R17 when it goes is said by the clock there, else by that of the person, and not where it only waits', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  onTestFinished(() => void vi.useRealTimers());
  const here = [`Scheduled for ${bare(formatWeekdayTime('en', at))}`];
  expect(await said(of({ time_zone: null }))).toEqual(here);
  expect(await said(of({ country_code: null }))).toEqual(here);
  expect(await said(of({ delay: 'It waits.' }))).toEqual([
    'Scheduled for Monday 23 November, 09:20 in Norway',
    'It waits.',
  ]);
  expect(await said(of({ scheduled_at: null }))).toEqual(['Sending shortly']);
  expect(await said(of({ scheduled_at: null, delay: 'It waits.' }))).toEqual(['It waits.']);
  expect(await said(of({ scheduled_at: now }))).toEqual(['Sending shortly']);
  expect(await said(of({ scheduled_at: now, delay: 'It waits.' }))).toEqual(['It waits.']);
  const second = '2026-11-20T10:00:01Z';
  expect(await said(of({ scheduled_at: second, time_zone: null }))).toEqual([
    `Scheduled for ${bare(formatWeekdayTime('en', second))}`,
  ]);
  expect(await said(of({}, 'approved'), 'fa')).toEqual([
    bare(`زمان ارسال: ${formatWeekdayTime('fa', at, 'Europe/Oslo')} به وقت نروژ`),
  ]);
});

test('ATT-03 an approved email says that its CV has changed since, and another one does not', async () => {
  const changed = { scheduled_at: null, attachments: [{ ...MockCvAttached, outdated: true }] };
  const line = 'Your profile has changed since the attached CV was made. Open the email to use the current CV.';
  expect(await said(of(changed, 'approved'))).toEqual(['Sending shortly', line]);
  expect(await said(of(changed))).toEqual(['Sending shortly', line]);
  expect(await said(of({ scheduled_at: null, attachments: [MockCvAttached] }))).toEqual(['Sending shortly']);
  expect(await said(of(changed, 'sent'))).toEqual([]);
});
