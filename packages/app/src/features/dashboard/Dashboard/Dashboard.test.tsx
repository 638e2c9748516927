import { beforeEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { MockDegree } from '../../../mocks/fixtures/degree';
import { MockActiveBot, MockBot, MockDraftBot, MockErrorBot, MockPausedBot } from '../../../mocks/fixtures/bot';
import { MockGmail, MockGmailExpired, MockGmailNeedsReconnect } from '../../../mocks/fixtures/gmail';
import { MockInterests } from '../../../mocks/fixtures/interest';
import { MockPapers } from '../../../mocks/fixtures/profile';
import { MockUser } from '../../../mocks/fixtures/user';
import { render } from '../../../mocks/render';
import { type Answer, serve } from '../../../mocks/serve';
import type { Locale } from '../../../i18n/types';
import { Dashboard } from './Dashboard';
import { fetchExamples } from './parts/ExamplesPart';

beforeEach(async () => {
  localStorage.removeItem('peyk.dismissed');
  // What comes when somebody scrolls near it is there at once.
  await fetchExamples();
});

const whole = {
  'GET /api/student/research-interests/': MockInterests,
  'GET /integrations/api/gmail/accounts/': [MockGmail, MockGmailExpired, MockGmailNeedsReconnect],
  'GET /bots/': [MockActiveBot, MockBot],
  'GET /bots/stats/': { total_bots: 5, active_bots: 2, total_professors: 64, total_matches: 70, emails_sent: 46 },
};

/** Renders the start page with a mocked server; returns readers of the steps and of the bots. */
function show(answers: Record<string, Answer> = {}, locale: Locale = 'en') {
  const sent = serve({ ...whole, ...answers });
  const screen = render(<Dashboard />, { locale, path: '/dashboard' });
  const rowsOf = (name: string) =>
    screen
      .getByRole('list', { name })
      .getByRole('listitem')
      .elements()
      .map((row) => [row.querySelector('a')?.getAttribute('href') ?? null, row.textContent]);
  return { screen, sent, steps: () => rowsOf('Steps to your first email'), bots: () => rowsOf('My Bots') };
}
const failing = () => Response.json({ detail: 'Out of order.' }, { status: 500 });

test('each step counts what is its own, and of the mailboxes only the connected', async () => {
  const { screen, steps, bots } = show();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Hello, Nasrin' })).toBeVisible();
  await expect.poll(steps).toEqual([
    ['/profile?step=research-interests', 'Add a research interest3 research interestsDone'],
    ['/gmail', 'Connect GmailOne Gmail account is connectedDone'],
    ['/create-bot', 'Create a botYou have 2 botsDone'],
  ]);
  expect(bots()).toEqual([
    [
      '/bots/802',
      `${MockActiveBot.name}ActiveTop 200Norway\u00a0• 2 universities31matches27emails sentView DetailsManage`,
    ],
    ['/bots/801', `${MockBot.name}RunningTop 200Norway\u00a0• 2 universities22matches0emails sentView DetailsManage`],
  ]);
  expect(screen.getByRole('link', { name: /View All/ }).elements()).toEqual([]);
});

test('A-88 the mailboxes are counted at the second address where the first does not exist', async () => {
  const { steps } = show({
    'GET /integrations/api/gmail/accounts/': () => Response.json({ detail: 'Not found.' }, { status: 404 }),
    'GET /api/gmail-accounts/': [MockGmail],
  });
  await expect.poll(() => steps()[1]).toEqual(['/gmail', 'Connect GmailOne Gmail account is connectedDone']);
});

test('DASH-41 DASH-42 of more than three bots the first three are there, and the way to all of them', async () => {
  const all = [MockBot, MockActiveBot, MockPausedBot, MockDraftBot, MockErrorBot];
  const { screen, bots } = show({ 'GET /bots/': { results: all, count: all.length } });
  await expect.element(screen.getByRole('link', { name: 'View All 5 Bots' })).toHaveAttribute('href', '/bots');
  expect(bots().map(([href]) => href)).toEqual(['/bots/801', '/bots/802', '/bots/803']);
});

test('DASH-43 three bots are all of them', async () => {
  const { screen, bots } = show({ 'GET /bots/': [MockBot, MockActiveBot, MockPausedBot] });
  await expect.poll(() => bots().length).toBe(3);
  expect(screen.getByRole('link', { name: /View All/ }).elements()).toEqual([]);
});

test('DASH-45 on the first day one step is next, and the hero leads to it', async () => {
  const { screen, steps } = show({
    'GET /api/student/research-interests/': [],
    'GET /integrations/api/gmail/accounts/': [MockGmailExpired],
    'GET /bots/': [],
  });
  await expect.element(screen.getByRole('heading', { name: 'Create Your First Bot' })).toBeVisible();
  await expect
    .poll(() => steps().map(([href, words]) => [href, words?.slice(-8)]))
    .toEqual([
      ['/profile?step=research-interests', 'Continue'],
      ['/gmail', 'ox.Later'],
      ['/create-bot', 'em.Later'],
    ]);
  await expect
    .element(screen.getByRole('link', { name: 'Add a research interest' }))
    .toHaveAttribute('href', '/profile?step=research-interests');
});

test('DASH-23 DASH-24 a card leads to a new bot and says what it earns', async () => {
  const { screen } = show({ 'GET /bots/': [] });
  const card = screen.getByRole('region', { name: 'Create New Bot' });
  await expect.element(card.getByRole('link', { name: 'Create New Bot' })).toHaveAttribute('href', '/create-bot');
  await expect.element(card.getByText('Earn 25 XP + 8 Coins', { exact: true })).toBeVisible();
});

/** The number of a card by its label, as one text. */
const numberOf = (screen: Locator, label: string) =>
  [...screen.element().querySelectorAll('dt')].find((name) => name.textContent === label)?.nextElementSibling
    ?.textContent;

test('DASH-01 DASH-02 DASH-03 DASH-04 the hero greets by first name with XP, and marks streak and emails sent as a sample', async () => {
  const { screen } = show();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Hello, Nasrin' })).toBeVisible();
  await expect.poll(() => numberOf(screen, 'XP')).toBe('2,350');
  expect(numberOf(screen, 'Streak')).toBe('7 daysSample');
  expect(numberOf(screen, 'Emails sent')).toBe('23Sample');
});

test('DASH-05 DASH-06 the level bar says how much of 1,000 XP is done and what is left', async () => {
  const level = show().screen.getByRole('meter', { name: 'Level 3' });
  await expect.element(level).toHaveAttribute('aria-valuenow', '35');
  await expect.element(level.getByText('650 XP to level 4')).toBeVisible();
});

test.each([
  ['no level', { xp: 250, level: null }, 'Level 1', '750 XP to level 2'],
  ['XP below zero and level 0', { xp: -1, level: 0 }, 'Level 1', '1,000 XP to level 2'],
  ['10^12 XP', { xp: 1e12, level: 3 }, 'Level 3', '0 XP to level 4'],
  ['what is no number', { xp: 'NaN', coins: 'many', level: 'first' }, 'Level 1', '1,000 XP to level 2'],
])('DASH-07 %s is shown as a level that can be', async (_what, fields, level, left) => {
  const { screen } = show({ 'GET /api/auth/me/': { ...MockUser, ...fields } });
  await expect.element(screen.getByRole('meter', { name: level }).getByText(left)).toBeVisible();
  expect(screen.element().textContent).not.toMatch(/NaN|undefined/);
});

test('DASH-08 DASH-09 DASH-10 DASH-11 DASH-12 DASH-13 there are four numbers, of which the response rate is estimated', async () => {
  const { screen } = show();
  const ledger = screen.getByRole('group', { name: 'Your search in numbers' });
  await expect.poll(() => numberOf(ledger, 'Active Bots')).toBe('2of 5');
  expect(ledger.element().querySelectorAll('dt')).toHaveLength(4);
  expect(numberOf(ledger, 'Professors Found')).toBe('64');
  expect(numberOf(ledger, 'Response Rate')).toMatch(/^41\.7%Estimated/);
  await expect.element(ledger.getByText('Estimated', { exact: true })).toBeVisible();
});

test('DASH-14 with no emails sent the response rate is 0.0', async () => {
  const { screen } = show({
    'GET /bots/stats/': { total_bots: 1, active_bots: 0, total_professors: 9, total_matches: 9, emails_sent: 0 },
  });
  await expect.poll(() => numberOf(screen, 'Response Rate')).toMatch(/^0\.0%/);
});

test('DASH-15 DASH-20 DASH-21 DASH-22 the profile score counts the personal section and the lists with an entry', async () => {
  const { screen } = show({
    'GET /api/student/cv/': { user: MockUser, research_interests: MockInterests, degrees: [MockDegree], papers: [] },
  });
  // The personal section and two of fifteen lists: 3 of 16.
  await expect.poll(() => numberOf(screen, 'Profile Score')).toBe('19%Needs improvement');
});

test('ERR-24 the numbers say Failed to load bot stats, can be asked for again, and the profile score stands', async () => {
  let down = true;
  const { screen } = show({
    'GET /bots/stats/': () => (down ? failing() : Response.json(whole['GET /bots/stats/'])),
    'GET /api/student/cv/': { user: MockUser, degrees: [MockDegree] },
  });
  await expect.element(screen.getByText('Failed to load bot stats', { exact: true })).toBeVisible();
  await expect.poll(() => numberOf(screen, 'Profile Score')).toBe('13%Needs improvement');
  expect(numberOf(screen, 'Active Bots')).toMatch(/^–/);
  down = false;
  await screen.getByRole('button', { name: 'Try again: Failed to load bot stats' }).click();
  await expect.poll(() => numberOf(screen, 'Active Bots')).toBe('2of 5');
});

/** A static band by its title, once its code is there. */
const band = (screen: Locator, name: string) => screen.getByRole('region', { name, exact: true });

test('DASH-31 DASH-32 DASH-33 DASH-34 DASH-35 the daily quests are a sample with their rewards', async () => {
  const small = band(show().screen, 'Quests and challenges');
  await expect.element(small.getByRole('heading', { name: 'Daily Quests' })).toBeVisible();
  await expect.element(small.getByText('Sample', { exact: true })).toBeVisible();
  await expect.element(small.getByText('Resets in 14h 23m', { exact: true })).toBeVisible();
  for (const [name, reward] of [
    ['Warm-up Outreach', '10 XP, 5 coins'],
    ['Check Your Radar', '5 XP, 2 coins'],
    ['Sharpen Your Profile', '10 XP, 3 coins'],
    ['Proposal Polish', '15 XP, 7 coins'],
    // DASH-36 to -39: the weekly challenges.
    ['Outreach Marathon', '100 XP, 50 coins'],
    ['Inbox Collector', '80 XP, 40 coins'],
    ["Explorer's Badge", '90 XP, 35 coins'],
  ]) {
    const row = small.getByRole('listitem').filter({ hasText: name }).last();
    await expect.element(row.getByRole('img', { name: reward, exact: true })).toBeVisible();
  }
});

test('DASH-36 DASH-37 DASH-38 DASH-39 DASH-40 challenges and achievements name what they ask for and earn', async () => {
  const small = band(show().screen, 'Quests and challenges');
  await expect.element(small.getByRole('heading', { name: 'Weekly Challenges' })).toBeVisible();
  for (const goal of ['10 emails', '3 replies', '3 countries'])
    await expect.element(small.getByText(goal)).toBeVisible();
  await expect.element(small.getByRole('heading', { name: 'Recent Achievements' })).toBeVisible();
  for (const [name, reward] of [
    ['Weekly Warrior', '250 XP, 100 coins'],
    ['First Contact', '80 XP, 40 coins'],
    ['Outreach Initiate', '50 XP, 20 coins'],
  ]) {
    const row = small.getByRole('listitem').filter({ hasText: name }).last();
    await expect.element(row.getByRole('img', { name: reward, exact: true })).toBeVisible();
  }
});

test('DASH-55 DASH-56 DASH-57 two charts of sample data say in words what they show, and the third is coming soon', async () => {
  const analytics = band(show().screen, 'Analytics Overview');
  await expect.element(analytics.getByText('Sample data', { exact: true })).toBeVisible();
  await expect.element(analytics.getByRole('figure', { name: 'Replies are rising' })).toBeVisible();
  await expect.element(analytics.getByText('From one reply a week to five, over eight weeks')).toBeVisible();
  await expect.element(analytics.getByRole('figure', { name: 'Most emails go out on Tuesday' })).toBeVisible();
  await expect.element(analytics.getByText('23 emails in a week, none at the weekend')).toBeVisible();
  await expect.element(analytics.getByText('Coming soon', { exact: true })).toBeVisible();
});

test('DASH-58 the recent activity is a sample', async () => {
  const activity = band(show().screen, 'Recent Activity');
  await expect.element(activity.getByText('Sample', { exact: true })).toBeVisible();
  expect(activity.getByRole('listitem').elements()).toHaveLength(4);
});

test('DASH-59 DASH-60 DASH-61 DASH-62 DASH-63 DASH-64 the coin store has its prices, the balance, and buys nothing', async () => {
  const { screen, sent } = show();
  const store = band(screen, 'Coin Store');
  await expect.element(store.getByText('Your balance: 182 coins')).toBeVisible();
  expect(
    store
      .getByRole('listitem')
      .elements()
      .map((row) => row.textContent),
  ).toEqual([
    'Premium Email Templates2525 coinsBuy',
    'Priority Professor Match5050 coinsBuy',
    'Proposal Booster Tool4040 coinsBuy',
    'Streak Freeze Token2020 coinsBuy',
  ]);
  const changes = () => sent.filter(({ call }) => !call.startsWith('GET'));
  await store.getByRole('button', { name: 'Buy Priority Professor Match' }).click();
  await expect.element(screen.getByText(/is coming soon/)).toBeVisible();
  await expect.element(store.getByText('Your balance: 182 coins')).toBeVisible();
  expect(changes()).toEqual([]);
});

test('GEN-08 XP, level, coins, quests, challenges, achievements and a store are there', async () => {
  const { screen } = show();
  await expect.poll(() => numberOf(screen, 'XP')).toBe('2,350');
  await expect.element(screen.getByRole('meter', { name: 'Level 3' })).toBeVisible();
  for (const name of ['Daily Quests', 'Weekly Challenges', 'Recent Achievements', 'Coin Store'])
    await expect.element(screen.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect.element(screen.getByText('Your balance: 182 coins')).toBeVisible();
});

test('GEN-09 of the game only XP, coins and level are the person’s, and all else is the same for everybody and marked as a sample', async () => {
  const bands = ['Quests and challenges', 'Coin Store', 'Analytics Overview', 'Recent Activity'];
  const standing = async (fields: object) => {
    const { screen } = show({ 'GET /api/auth/me/': { ...MockUser, ...fields } });
    for (const name of bands) await expect.element(band(screen, name)).toBeVisible();
    await expect.element(screen.getByText(/^Your balance: (?!0)/)).toBeVisible();
    const text = (name: string) => band(screen, name).element().textContent;
    const hero = ['XP', 'Streak', 'Emails sent'].map((label) => numberOf(screen, label));
    const level = screen.getByRole('meter').element().textContent;
    return { hero, level, store: text('Coin Store'), others: bands.filter((name) => name !== 'Coin Store').map(text) };
  };
  const one = await standing({ xp: 2350, coins: 182, level: 3 });
  document.body.replaceChildren();
  const other = await standing({ xp: 5400, coins: 9, level: 6 });
  expect([one.hero[0], other.hero[0]]).toEqual(['2,350', '5,400']);
  expect(other.level).not.toBe(one.level);
  expect(other.store.replace('9 coins', '182 coins')).toBe(one.store);
  expect(other.hero.slice(1)).toEqual(one.hero.slice(1));
  expect(other.others).toEqual(one.others);
  for (const words of [...one.hero.slice(1), ...one.others]) expect(words).toContain('Sample');
});

test('ERR-20 what cannot be had says so in its own place, and the bots can be asked for again', async () => {
  let down = true;
  const { screen, sent, steps } = show({
    'GET /integrations/api/gmail/accounts/': failing,
    'GET /bots/': () => (down ? failing() : Response.json([MockBot])),
  });
  await expect.element(screen.getByText('Failed to fetch bots')).toBeVisible();
  await expect
    .poll(() => steps().map(([, words]) => words))
    .toEqual([
      'Add a research interest3 research interestsDone',
      'Connect GmailCould not load',
      'Create a botCould not load',
    ]);
  down = false;
  const before = sent.filter(({ call }) => call === 'GET /bots/').length;
  await screen.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect.element(page.getByText(MockBot.name)).toBeVisible();
  expect(sent.filter(({ call }) => call === 'GET /bots/')).toHaveLength(before + 1);
  await expect.poll(() => steps().at(-1)?.[1]).toBe('Create a botYou have one botDone');
});

test.each([
  ['a blank name', { first_name: ' \u200b' }, `Hello, ${MockUser.email}`],
  ['a name in Persian', { first_name: 'نسرین' }, 'Hello, \u2068نسرین\u2069'],
])('a person with %s is greeted', async (_, fields, words) => {
  const { screen } = show({ 'GET /api/auth/me/': { ...MockUser, ...fields } });
  await expect.poll(() => screen.getByRole('heading', { level: 1 }).element().textContent).toBe(words);
});

test('ERR-13 where it is not known who is here the page says Failed to fetch profile, and the rest stands', async () => {
  const { screen, steps } = show({ 'GET /api/auth/me/': failing });
  await expect.element(screen.getByRole('alert').getByText('Failed to fetch profile', { exact: true })).toBeVisible();
  await expect.poll(() => steps().length).toBe(3);
});

test('in Persian everything is counted in Persian digits', async () => {
  const { screen } = show({}, 'fa');
  await expect.element(screen.getByText(MockBot.name)).toBeVisible();
  await expect.poll(() => screen.element().textContent).toContain('۲٬۳۵۰');
  expect(screen.element().textContent?.replaceAll(/[A-Za-z][\w ,-]*/g, '')).not.toMatch(/\d/);
});

const nothingWritten = {
  user: MockUser,
  research_interests: MockInterests,
  degrees: [MockDegree],
  papers: [],
  jobs: [],
};
const noPlan = { version: 1, gender: null, phone: null, address: null, photo_url: null };
const sentences = { 'GET /api/student/cv/': nothingWritten, 'GET /api/student/profile/edit/': noPlan };
const cardOf = (screen: Locator, name = 'Three sentences only you can write') => screen.getByRole('region', { name });

test('LTR-01 a card names the three sentences with what each gains, and leads to the step', async () => {
  const card = cardOf(show(sentences).screen);
  await expect.element(card).toBeVisible();
  const rows = card.getByRole('listitem').elements();
  expect(rows.map((row) => row.textContent)).toEqual([
    'Your questionThe middle of each email: why you write to this professor and no one else.',
    'Your resultShows what you can do. Emails quote it word for word.',
    'Your planA closing question that can be answered in one line.',
  ]);
  await expect
    .element(card.getByRole('link', { name: 'Write sentences' }))
    .toHaveAttribute('href', '/profile/sentences');
});

test('LTR-01 LTR-05 the card says which sentence is there and which one lacks its English', async () => {
  const { screen } = show({
    'GET /api/student/cv/': {
      ...nothingWritten,
      research_interests: [{ ...MockInterests[0], question: 'پل کی خسته می‌شود؟' }],
    },
    'GET /api/student/profile/edit/': { ...noPlan, plan_year: 2027 },
  });
  const card = cardOf(screen);
  await expect.element(card).toBeVisible();
  const words = card
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent);
  expect(words[0]).toMatch(/^Your questionNo English version yet/);
  expect(words[2]).toBe('Your planDone');
});

test('LTR-01 the card is gone when all three are there', async () => {
  const { screen, sent } = show({
    'GET /api/student/cv/': {
      user: MockUser,
      research_interests: [{ ...MockInterests[0], question: 'When does a bridge tire?' }],
      papers: [{ ...MockPapers[0], result: 'It held.' }],
    },
    'GET /api/student/profile/edit/': { ...noPlan, plan_season: 'autumn' },
  });
  await expect.element(screen.getByText(MockBot.name)).toBeVisible();
  await expect.poll(() => sent.map(({ call }) => call)).toContain('GET /api/student/profile/edit/');
  await expect.element(cardOf(screen)).not.toBeInTheDocument();
});

test('LTR-01 the card is dismissed for this person for good, and is there for another', async () => {
  const first = show(sentences).screen;
  await cardOf(first).getByRole('button', { name: 'Hide for good' }).click();
  await expect.element(cardOf(first)).not.toBeInTheDocument();
  await expect.element(first.getByRole('heading', { name: 'My Bots' })).toHaveFocus();
  const again = show(sentences);
  await expect.element(again.screen.getByText(MockBot.name).first()).toBeVisible();
  await expect.poll(() => again.steps()[2]?.[1]).toContain('You have 2 bots');
  await expect.element(cardOf(again.screen)).not.toBeInTheDocument();
  expect(again.sent.map(({ call }) => call)).not.toContain('GET /api/student/profile/edit/');
});

test('LTR-01 another person on the same browser sees the card', async () => {
  localStorage.setItem('peyk.dismissed', `${MockUser.id}.threeSentences`);
  const { screen } = show({ ...sentences, 'GET /api/auth/me/': { ...MockUser, id: 77 } });
  await expect.element(cardOf(screen)).toBeVisible();
});
