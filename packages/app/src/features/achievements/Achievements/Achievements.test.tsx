import { expect, onTestFinished, test, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import { MockUser } from '../../../mocks/fixtures/user';
import { render } from '../../../mocks/render';
import { type Answer, serve } from '../../../mocks/serve';
import type { Locale } from '../../../i18n/types';
import { Achievements } from './Achievements';

/** Renders the page with a mocked server. */
function show(answers: Record<string, Answer> = {}, locale: Locale = 'en') {
  const sent = serve(answers);
  const screen = render(<Achievements />, { locale, path: '/achievements' });
  return { screen, sent };
}
const failing = () => Response.json({ detail: 'Out of order.' }, { status: 500 });
const badges = (screen: Locator, name = 'Badges') =>
  screen.getByRole('region', { name, exact: true }).getByRole('listitem');

test('ACH-01 the page has its three badges without asking for them, marked as a sample beside their title', async () => {
  const { screen, sent } = show();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Achievements' })).toBeVisible();
  expect(badges(screen).elements()).toHaveLength(3);
  const region = screen.getByRole('region', { name: 'Badges', exact: true });
  await expect.element(region.getByText('Sample', { exact: true })).toBeVisible();
  expect(new Set(sent.map(({ call }) => call))).toEqual(new Set(['GET /api/auth/me/', 'GET /api/student/rewards/']));
});

test.each([
  ['ACH-02 ACH-05', 'Outreach Initiate', 'Sent first email', '50 XP, 20 coins'],
  ['ACH-03 ACH-05', 'First Contact', 'Received first reply', '80 XP, 40 coins'],
  ['ACH-04 ACH-05', 'Weekly Warrior', '7-day streak', '250 XP, 100 coins'],
])('%s the badge %s is for “%s” and earns %s', async (_id, name, reason, reward) => {
  const { screen } = show();
  const badge = badges(screen).filter({ hasText: name });
  await expect.element(badge.getByText(reason, { exact: true })).toBeVisible();
  const earned = badge.getByRole('img', { name: reward, exact: true });
  await expect.element(earned).toBeVisible();
  expect(earned.element().textContent).toBe(reward.replace(/, (\d+) coins$/, '$1'));
});

test('ACH-01 the badges are the same for everybody on any day', async () => {
  onTestFinished(() => void vi.useRealTimers());
  const badgesOf = async (fields: object, at: string) => {
    vi.setSystemTime(at);
    const { screen } = show({ 'GET /api/auth/me/': { ...MockUser, ...fields } });
    await expect.element(screen.getByRole('meter')).toBeVisible();
    const texts = badges(screen)
      .elements()
      .map(({ textContent }) => textContent);
    document.body.replaceChildren();
    return texts;
  };
  const first = await badgesOf({ xp: 0, coins: 0, level: 1 }, '2026-11-21T08:00:00Z');
  expect(await badgesOf({ xp: 5400, coins: 900, level: 6 }, '2031-07-06T21:30:00Z')).toEqual(first);
  expect(first).toHaveLength(3);
});

test('DASH-06 the level says how much of it is done and what is left', async () => {
  const { screen } = show();
  const level = screen.getByRole('meter', { name: 'Level 3' });
  await expect.element(level).toHaveAttribute('aria-valuenow', '35');
  await expect.element(level.getByText('650 XP to level 4')).toBeVisible();
  await expect.element(screen.getByText('2,350', { exact: true })).toBeVisible();
});

test.each([
  ['DASH-07 no level and no XP', { xp: null, coins: null, level: null }, 'Level 1', '1,000 XP to level 2'],
  ['XP below zero and level 0', { xp: -1, coins: -1, level: 0 }, 'Level 1', '1,000 XP to level 2'],
  ['10^12 XP', { xp: 1e12, coins: 1e12, level: 3 }, 'Level 3', '0 XP to level 4'],
])('%s are shown as a level that can be', async (_what, fields, level, left) => {
  const { screen } = show({ 'GET /api/auth/me/': { ...MockUser, ...fields } });
  await expect.element(screen.getByRole('meter', { name: level }).getByText(left)).toBeVisible();
  expect(screen.element().textContent).not.toMatch(/NaN|undefined|null|-1/);
});

test('ERR-13 where it is not known who is here the badges are there all the same, and the level can be asked for again', async () => {
  let down = true;
  const { screen } = show({ 'GET /api/auth/me/': () => (down ? failing() : Response.json(MockUser)) });
  await expect.element(screen.getByText('Failed to fetch profile')).toBeVisible();
  expect(badges(screen).elements()).toHaveLength(3);
  await expect.element(screen.getByText('Your balance: —')).toBeVisible();
  down = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('meter', { name: 'Level 3' })).toBeVisible();
  await expect.element(screen.getByText('Your balance: 182 coins')).toBeVisible();
});

test('A-35 each Buy says that it is coming soon and asks the server for nothing', async () => {
  const { screen, sent } = show();
  await expect.element(screen.getByText('Your balance: 182 coins')).toBeVisible();
  const before = sent.length;
  await screen.getByRole('button', { name: 'Buy Streak Freeze Token' }).click();
  await expect
    .element(screen.getByText('“Streak Freeze Token” is coming soon. Your balance is unchanged.'))
    .toBeVisible();
  await expect.element(screen.getByText('Your balance: 182 coins')).toBeVisible();
  expect(sent).toHaveLength(before);
});

test('ACH-05 in Persian the rewards are in Persian words and digits', async () => {
  const { screen } = show({}, 'fa');
  const badge = badges(screen, 'نشان‌ها').first();
  await expect.element(badge.getByRole('heading', { name: 'پشتکار هفتگی' })).toBeVisible();
  await expect.element(badge.getByRole('img', { name: '۲۵۰ امتیاز تجربه، ۱۰۰ سکه' })).toBeVisible();
  await expect.element(screen.getByRole('meter', { name: 'سطح ۳' })).toBeVisible();
  expect(screen.element().textContent).not.toMatch(/\d/);
});
