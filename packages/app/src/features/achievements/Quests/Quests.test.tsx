import { expect, onTestFinished, test, vi } from 'vitest';
import { formatDate, formatNumber } from '../../../i18n/format';
import type { Locale } from '../../../i18n/types';
import { MockRewards, MockRewardsEmpty } from '../../../mocks/fixtures/rewards';
import { render } from '../../../mocks/render';
import { type Answer, serve } from '../../../mocks/serve';
import { Quests } from './Quests';

const REWARDS = 'GET /api/student/rewards/';
const formatReward = (xp: number, coins: number) => `${formatNumber('en', xp)} XP, ${formatNumber('en', coins)} coins`;

/** Renders the quests with a mocked server. */
function show(answer: Answer | null, locale: Locale = 'en') {
  const sent = serve({
    ...(answer === null ? {} : { [REWARDS]: answer }),
    'PUT /api/student/clock/': (request) => new Response(request.body, { headers: request.headers }),
  });
  return { screen: render(<Quests />, { locale, path: '/achievements' }), sent };
}

test('QST-02 each quest says what it is for, how far it is and what it earns', async () => {
  const { screen } = show(MockRewards);
  const quest = (name: string) =>
    screen.getByRole('list', { name: 'Your quests' }).getByRole('listitem').filter({ hasText: name });
  await expect.element(quest('Read before you approve').getByText(/Done today/)).toBeVisible();
  await expect.element(quest('Profile section').getByText(/9 of 16/)).toBeVisible();
  await expect.element(quest('Record an answer').getByText(/within two days of receiving it/)).toBeVisible();
  await expect.element(quest('A calm week').getByText(/Once a week/)).toBeVisible();
  await expect.element(quest('A calm week').getByRole('img', { name: '40 XP, 15 coins' })).toBeVisible();
  await expect.element(screen.getByText('Sample')).not.toBeInTheDocument();
  const all = screen.getByRole('list', { name: 'Your quests' }).getByRole('listitem').elements();
  expect(all.map((each) => each.querySelector('[role="img"]')?.getAttribute('aria-label'))).toEqual(
    MockRewards.quests.map(({ xp, coins }) => `${xp} XP, ${coins} coins`),
  );
  expect(new Set(all.map(({ textContent }) => textContent)).size).toBe(7);
});

test('QST-01 the ledger has a row for each award, newest first', async () => {
  const { screen } = show(MockRewards);
  const rows = screen.getByRole('list', { name: 'What you earned' }).getByRole('listitem');
  await expect.element(rows.first().getByText('Read before you approve')).toBeVisible();
  expect(rows.elements()).toHaveLength(6);
  await expect.element(rows.last().getByText('Balance carried over')).toBeVisible();
  expect(
    rows
      .elements()
      .map((each) => [
        each.querySelector('[role="img"]')?.getAttribute('aria-label'),
        MockRewards.entries.filter(({ at }) => each.textContent?.includes(formatDate('en', at))).length,
      ]),
  ).toEqual(MockRewards.entries.map(({ xp, coins }) => [formatReward(xp, coins), 1]));
});

test('QST-04 the weeks in a row are a number that nothing counts down', async () => {
  // Before anything is drawn, so that what counts would count by this clock.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { screen } = show(MockRewards);
  await expect.element(screen.getByText('3-week streak')).toBeVisible();
  expect(document.getAnimations().filter(({ playState }) => playState === 'running')).toEqual([]);
  expect(screen.getByRole('timer').elements()).toEqual([]);
  const before = screen.element().textContent;
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(screen.element().textContent).toBe(before);
});

test('QST-04 while sending is paused the weeks in a row are kept, and it says so', async () => {
  const { screen } = show({ ...MockRewards, streak: { weeks: 3, resting: true } });
  await expect.element(screen.getByText('3-week streak, kept while sending is paused')).toBeVisible();
});

test('QST-01 who did nothing yet is told how to begin', async () => {
  const { screen } = show(MockRewardsEmpty);
  await expect.element(screen.getByText('Nothing yet. Completed quests appear here.')).toBeVisible();
  await expect.element(screen.getByText('No current streak')).toBeVisible();
});

test('a server without quests shows none and no failure', async () => {
  const { screen, sent } = show(null);
  await expect.poll(() => sent.map(({ call }) => call)).toContain(REWARDS);
  await expect.poll(() => screen.element().textContent?.trim()).toBe('');
});

test('ERR-13 quests that could not be loaded can be asked for again', async () => {
  let down = true;
  const { screen } = show(() =>
    down ? Response.json({ detail: 'Out of order.' }, { status: 500 }) : Response.json(MockRewards),
  );
  await expect.element(screen.getByText('Could not load your quests')).toBeVisible();
  down = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('3-week streak')).toBeVisible();
});

test('a quest without words is left out, and a reward without words keeps its figures', async () => {
  const [quest, entry] = [MockRewards.quests[0], MockRewards.entries[0]];
  const { screen } = show({
    ...MockRewards,
    quests: [{ ...quest, rule: 'dance' }],
    entries: [{ ...entry, rule: 'dance' }],
    count: 1,
  });
  const rows = screen.getByRole('list', { name: 'What you earned' }).getByRole('listitem');
  await expect.element(rows.first().getByText('Other reward')).toBeVisible();
  await expect.element(rows.first().getByRole('img', { name: '10 XP, 3 coins' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Your quests' }).getByRole('listitem').elements()).toHaveLength(0);
});

test.each([
  ['en', 'gregorian'],
  ['fa', 'persian'],
] as const)('QST-01 in %s the server is told the own zone and the %s calendar once', async (locale, calendar) => {
  const { sent } = show({ ...MockRewards, clock: { time_zone: 'Pacific/Apia', calendar: 'gregorian' } }, locale);
  const told = () => sent.filter(({ call }) => call === 'PUT /api/student/clock/').map(({ body }) => body);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await expect.poll(told).toEqual([{ time_zone: timeZone, calendar }]);
  await expect.poll(() => sent.filter(({ call }) => call === REWARDS).length).toBeGreaterThan(1);
  expect(told()).toHaveLength(1);
});

test('QST-02 in Persian the quests are in Persian words and digits', async () => {
  const { screen } = show(MockRewards, 'fa');
  await expect.element(screen.getByText('۳ هفتهٔ پیاپی')).toBeVisible();
  await expect.element(screen.getByText('مطالعه پیش از تأیید').first()).toBeVisible();
  expect(screen.element().textContent).not.toMatch(/\d/);
});
