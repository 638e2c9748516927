import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
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
  expect(screen.getByText(/^Say in a few words/).elements()).toHaveLength(1);
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
  ['an empty level', { xp: 250, level: null }, 'Level 1', '250', '25', '750 XP to level 2'],
  ['a level that is not there', { xp: 250, level: undefined }, 'Level 1', '250', '25', '750 XP to level 2'],
  ['XP below zero and level 0', { xp: -1, level: 0 }, 'Level 1', '0', '0', '1,000 XP to level 2'],
  // The most that the contract has.
  ['10^12 XP', { xp: 1e12, level: 3 }, 'Level 3', '2,147,483,647', '100', '0 XP to level 4'],
  ['no number', { xp: 'NaN', coins: 'many', level: 'first' }, 'Level 1', '0', '0', '1,000 XP to level 2'],
])('DASH-02 DASH-07 %s is shown as XP and a level that can be', async (_what, fields, name, xp, percent, left) => {
  const { screen } = show({ 'GET /api/auth/me/': { ...MockUser, ...fields } });
  const level = screen.getByRole('meter', { name, exact: true });
  await expect.element(level.getByText(left, { exact: true })).toBeVisible();
  await expect.element(level).toHaveAttribute('aria-valuenow', percent);
  expect(numberOf(screen, 'XP')).toBe(xp);
  expect(screen.element().textContent).not.toMatch(/NaN|undefined|null|[-−]1/);
});

test('DASH-08 DASH-09 DASH-10 DASH-11 DASH-12 DASH-13 there are four numbers, of which the response rate is estimated', async () => {
  const { screen } = show();
  const ledger = screen.getByRole('group', { name: 'Your search in numbers' });
  await expect.poll(() => numberOf(ledger, 'Active Bots')).toBe('2of 5');
  expect([...ledger.element().querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'Active Bots',
    'Professors Found',
    'Response Rate',
    'Profile Score',
  ]);
  expect(numberOf(ledger, 'Professors Found')).toBe('64');
  expect(numberOf(ledger, 'Response Rate')).toMatch(/^41\.7%Estimated/);
  await expect.element(ledger.getByText('Estimated', { exact: true })).toBeVisible();
});

test.each([
  ['DASH-12 DASH-13', 100, 40, 'en', 'Response Rate', '75.0%'],
  ['DASH-12 A-26 beyond a hundred,', 100, 10, 'en', 'Response Rate', '300.0%'],
  ['DASH-14', 9, 0, 'en', 'Response Rate', '0.0%'],
  ['DASH-14', 9, 0, 'fa', 'نرخ پاسخ', '۰٫۰'],
  ['DASH-12 DASH-13', 100, 40, 'fa', 'نرخ پاسخ', '۷۵٫۰'],
] as const)(
  '%s of %i professors found and %i emails sent the response rate is (%s) %s %s',
  async (_id, total_professors, emails_sent, locale, label, words) => {
    const stats = { total_bots: 1, active_bots: 0, total_professors, total_matches: 9, emails_sent };
    const { screen } = show({ 'GET /bots/stats/': stats }, locale);
    await expect.poll(() => numberOf(screen, label)?.replace('\u061C', '')).toMatch(new RegExp(`^${words}`));
  },
);

test('DASH-10 A-27 A-28 the professors found are those of the bots, also where the server has another name for them', async () => {
  const { screen, sent } = show({ 'GET /bots/stats/': { total: 3, active: 1, professors_found: 31, matches: 9 } });
  await expect.poll(() => numberOf(screen, 'Professors Found')).toBe('31');
  expect(numberOf(screen, 'Active Bots')).toBe('1of 3');
  expect(sent.filter(({ call }) => call.includes('professor'))).toEqual([]);
});

test('DASH-09 five hundred bots are a number, and nothing is drawn for each of them', async () => {
  const stats = { total_bots: 500, active_bots: 499, total_professors: 1e12, total_matches: 1, emails_sent: 1 };
  const ledger = show({ 'GET /bots/stats/': stats }).screen.getByRole('group', { name: 'Your search in numbers' });
  await expect.poll(() => numberOf(ledger, 'Active Bots')).toBe('499of 500');
  expect(numberOf(ledger, 'Professors Found')).toBe('1,000,000,000,000');
  expect(ledger.element().querySelectorAll('*').length).toBeLessThan(200);
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

test.each([
  ['a phone', { phone: null, phone_number: null }],
  ['a gender', { gender: null }],
  ['an address', { address: null }],
])('DASH-21 without %s the personal section does not count', async (_what, fields) => {
  const everything = { user: MockUser, research_interests: MockInterests, degrees: [MockDegree], papers: [] };
  const { screen } = show({
    'GET /api/auth/me/': { ...MockUser, ...fields },
    'GET /api/student/cv/': everything,
  });
  // Two of fifteen lists: 2 of 16.
  await expect.poll(() => numberOf(screen, 'Profile Score')).toBe('13%Needs improvement');
});

/** A static band by its title, once its code is there. */
const band = (screen: Locator, name: string) => screen.getByRole('region', { name, exact: true });

/** The rows below a heading of a band, each with what it earns as it is read and as it is seen. */
const rowsBelow = (small: Locator, heading: string) => {
  const rows = small
    .getByRole('heading', { name: heading, exact: true })
    .element()
    .closest('li')
    ?.querySelectorAll('li');
  return [...(rows ?? [])].map((row) => {
    const reward = row.querySelector('[role="img"]');
    return [row.textContent, reward?.getAttribute('aria-label'), reward?.textContent];
  });
};
/** A row that begins with a name, says what it asks for, and earns this. */
const row = (name: string, goal: string, xp: number, coins: number) => [
  expect.stringMatching(new RegExp(`^${name}${goal}${xp} XP${coins}$`)),
  `${xp} XP, ${coins} coins`,
  `${xp} XP${coins}`,
];

test('DASH-31 DASH-32 DASH-33 DASH-34 DASH-35 the daily quests are a sample with their rewards', async () => {
  const small = band(show().screen, 'Quests and challenges');
  await expect.element(small.getByRole('heading', { name: 'Daily Quests' })).toBeVisible();
  await expect.element(small.getByText('Sample', { exact: true })).toBeVisible();
  await expect.element(small.getByText('Resets in 14h 23m', { exact: true })).toBeVisible();
  expect(rowsBelow(small, 'Daily Quests')).toEqual([
    row('Warm-up Outreach', '.+', 10, 5),
    row('Check Your Radar', '.+', 5, 2),
    row('Sharpen Your Profile', '.+', 10, 3),
    row('Proposal Polish', '.+', 15, 7),
  ]);
});

test('DASH-36 DASH-37 DASH-38 DASH-39 DASH-40 challenges and achievements name what they ask for and earn', async () => {
  const small = band(show().screen, 'Quests and challenges');
  await expect.element(small.getByRole('heading', { name: 'Weekly Challenges' })).toBeVisible();
  expect(rowsBelow(small, 'Weekly Challenges')).toEqual([
    row('Outreach Marathon', '10 emails', 100, 50),
    row('Inbox Collector', '3 replies', 80, 40),
    row("Explorer's Badge", '3 countries', 90, 35),
  ]);
  await expect.element(small.getByRole('heading', { name: 'Recent Achievements' })).toBeVisible();
  expect(rowsBelow(small, 'Recent Achievements')).toEqual([
    row('Weekly Warrior', '.+', 250, 100),
    row('First Contact', '.+', 80, 40),
    row('Outreach Initiate', '.+', 50, 20),
  ]);
});

test('DASH-31 to DASH-40 in Persian the rewards are the same in Persian digits', async () => {
  const { screen } = show({}, 'fa');
  await expect.element(screen.getByText(/۱۴.*۲۳/)).toBeVisible();
  const pills = [...screen.element().querySelectorAll('li li [role="img"]')].map(({ textContent }) =>
    textContent?.match(/[۰-۹]+/g)?.join('/'),
  );
  expect(pills).toEqual(['۱۰/۵', '۵/۲', '۱۰/۳', '۱۵/۷', '۱۰۰/۵۰', '۸۰/۴۰', '۹۰/۳۵', '۲۵۰/۱۰۰', '۸۰/۴۰', '۵۰/۲۰']);
});

test('DASH-55 DASH-56 DASH-57 two charts of sample data are drawn and say in words and numbers what they show, and the third is coming soon', async () => {
  const analytics = band(show().screen, 'Analytics Overview');
  await expect.element(analytics.getByText('Sample data', { exact: true })).toBeVisible();
  await expect.element(analytics.getByRole('figure', { name: 'Replies are rising' })).toBeVisible();
  await expect.element(analytics.getByText('From one reply a week to five, over eight weeks')).toBeVisible();
  await expect.element(analytics.getByRole('figure', { name: 'Tuesday is the busiest day' })).toBeVisible();
  await expect.element(analytics.getByText('23 emails in a week, none at the weekend')).toBeVisible();
  for (const [figure, values] of [
    ['Replies are rising', [1, 1, 2, 2, 3, 2, 4, 5]],
    ['Tuesday is the busiest day', [4, 6, 3, 5, 5, 0, 0]],
  ] as const) {
    const chart = analytics.getByRole('figure', { name: figure });
    // It is drawn, and its table says of what.
    await expect.poll(() => chart.element().querySelectorAll('svg :is(path, rect)').length).toBeGreaterThan(0);
    await chart.getByRole('button', { name: 'Show as table' }).click();
    await expect.element(chart.getByRole('table', { name: figure })).toBeVisible();
    const cells = chart.getByRole('table').getByRole('cell').elements();
    expect(cells.map(({ textContent }) => Number.parseInt(textContent ?? '', 10))).toEqual(values);
  }
  const soon = analytics.getByText('Coming soon', { exact: true });
  await expect.element(soon).toBeVisible();
  const cell = soon.element().closest('li');
  expect([cell?.textContent, cell?.querySelector('figure, svg')]).toEqual([
    'Match score distributionComing soon',
    null,
  ]);
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

test('GEN-09 DASH-31 DASH-36 DASH-40 DASH-55 DASH-56 DASH-58 of the game only XP, coins and level are the person’s, and all else is the same for everybody on any day, and marked as a sample', async () => {
  onTestFinished(() => void vi.useRealTimers());
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
  vi.setSystemTime('2026-11-21T08:00:00Z');
  const one = await standing({ xp: 2350, coins: 182, level: 3 });
  document.body.replaceChildren();
  vi.setSystemTime('2031-07-06T21:30:00Z');
  const other = await standing({ xp: 5400, coins: 9, level: 6 });
  expect([one.hero[0], other.hero[0]]).toEqual(['2,350', '5,400']);
  expect(other.level).not.toBe(one.level);
  expect(other.store.replace('9 coins', '182 coins')).toBe(one.store);
  expect(other.hero.slice(1)).toEqual(one.hero.slice(1));
  expect(other.others).toEqual(one.others);
  for (const words of [...one.hero.slice(1), ...one.others]) expect(words).toContain('Sample');
});

test('ERR-20 bots that cannot be had say so in their own place, and can be asked for again', async () => {
  let down = true;
  const { screen, sent, steps } = show({ 'GET /bots/': () => (down ? failing() : Response.json([MockBot])) });
  await expect.element(screen.getByText('Failed to fetch bots')).toBeVisible();
  await expect
    .poll(() => steps().map(([, words]) => words))
    .toEqual([
      'Add a research interest3 research interestsDone',
      'Connect GmailOne Gmail account is connectedDone',
      'Create a bot—',
    ]);
  down = false;
  const before = sent.filter(({ call }) => call === 'GET /bots/').length;
  await screen.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect.element(page.getByText(MockBot.name)).toBeVisible();
  expect(sent.filter(({ call }) => call === 'GET /bots/')).toHaveLength(before + 1);
  await expect.poll(() => steps().at(-1)?.[1]).toBe('Create a botYou have one botDone');
});

test('what cannot be had for one reason is said once, and one button asks for all of it', async () => {
  let down = true;
  const asked = ['research-interests', 'accounts', 'bots', 'stats', 'cv'];
  const unless = (answer: unknown) => () => (down ? failing() : Response.json(answer));
  const { screen, sent, steps } = show({
    'GET /api/student/research-interests/': unless(MockInterests),
    'GET /integrations/api/gmail/accounts/': unless([MockGmail]),
    'GET /bots/': unless([MockBot]),
    'GET /bots/stats/': unless(whole['GET /bots/stats/']),
    'GET /api/student/cv/': unless({ user: MockUser, research_interests: MockInterests }),
  });
  const said = screen.getByText('Some parts of this page could not be loaded');
  await expect.element(said).toBeVisible();
  await expect.poll(() => screen.getByText('Out of order.').elements().length).toBe(1);
  await expect
    .poll(() => steps().map(([, words]) => words))
    .toEqual(['Add a research interest—', 'Connect Gmail—', 'Create a bot—']);
  expect(screen.getByRole('button', { name: /Try again/ }).elements()).toHaveLength(1);
  down = false;
  const before = sent.length;
  await screen.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect.element(said).not.toBeInTheDocument();
  await expect.poll(() => steps().at(-1)?.[1]).toBe('Create a botYou have one botDone');
  const again = sent.slice(before).map(({ call }) => call.split('/').at(-2));
  for (const part of asked) expect(again).toContain(part);
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

test.each([
  ['an answer without a person', () => Response.json(null)],
  ['an answer that is empty', () => Response.json({})],
  ['no answer at that address', () => Response.json({ detail: 'Not found.' }, { status: 404 })],
])(
  'ERR-13 DASH-02 %s leaves no XP that could be taken for the person’s, and the rest stands',
  async (_what, answer) => {
    const { screen, steps } = show({ 'GET /api/auth/me/': answer });
    await expect.element(screen.getByText(MockBot.name)).toBeVisible();
    await expect.poll(() => steps().length).toBe(3);
    await expect.element(screen.getByRole('heading', { name: 'Coin Store' })).toBeVisible();
    await expect.poll(() => numberOf(screen, 'Active Bots')).toBe('2of 5');
    await expect.element(screen.getByRole('alert').getByText('Failed to fetch profile', { exact: true })).toBeVisible();
    expect(numberOf(screen, 'XP')).toBe('—');
    await expect.element(screen.getByText('Your balance: —')).toBeVisible();
    expect(screen.element().textContent).not.toMatch(/NaN|undefined|null|Hello/);
  },
);

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
    'Your questionTells the professor what you want to find out.',
    'Your resultShows what you can do; your emails quote it word for word.',
    'Your planBecomes a closing question that can be answered in one line.',
  ]);
  await expect
    .element(card.getByRole('link', { name: 'Write them now' }))
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
