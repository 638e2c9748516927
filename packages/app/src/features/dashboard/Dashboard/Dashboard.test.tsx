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

beforeEach(() => localStorage.removeItem('peyk.dismissed'));

const whole = {
  'GET /api/student/research-interests/': MockInterests,
  'GET /integrations/api/gmail/accounts/': [MockGmail, MockGmailExpired, MockGmailNeedsReconnect],
  'GET /bots/': [MockActiveBot, MockBot],
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
  await expect.element(screen.getByText('2,350 XP, level 3 · 182 coins')).toBeVisible();
  await expect.poll(steps).toEqual([
    ['/profile?step=research-interests', 'Add a research interest3 research interestsDone'],
    ['/gmail', 'Connect GmailOne Gmail account is connectedDone'],
    ['/create-bot', 'Create a botYou have 2 botsDone'],
  ]);
  expect(bots()).toEqual([
    ['/bots/802', `${MockActiveBot.name}31 professors found, 27 emails sentActive`],
    ['/bots/801', `${MockBot.name}22 professors found, 0 emails sentRunning`],
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

test('of more than three bots the first three are there, and the way to all of them', async () => {
  const all = [MockBot, MockActiveBot, MockPausedBot, MockDraftBot, MockErrorBot];
  const { screen, bots } = show({ 'GET /bots/': { results: all, count: all.length } });
  await expect.element(screen.getByRole('link', { name: 'View All 5 Bots' })).toHaveAttribute('href', '/bots');
  expect(bots().map(([href]) => href)).toEqual(['/bots/801', '/bots/802', '/bots/803']);
});

test('three bots are all of them', async () => {
  const { screen, bots } = show({ 'GET /bots/': [MockBot, MockActiveBot, MockPausedBot] });
  await expect.poll(() => bots().length).toBe(3);
  expect(screen.getByRole('link', { name: /View All/ }).elements()).toEqual([]);
});

test('on the first day one step is next, and there is no bot to make before it', async () => {
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
      ['/create-bot', 'ch.Later'],
    ]);
  expect(screen.getByRole('link', { name: 'Create New Bot' }).elements()).toEqual([]);
});

test('with an interest the first bot can be made', async () => {
  const { screen } = show({ 'GET /bots/': [] });
  await expect.element(screen.getByRole('link', { name: 'Create New Bot' })).toHaveAttribute('href', '/create-bot');
});

test('what cannot be had says so in its own place, and the bots can be asked for again', async () => {
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
      'Connect GmailCould not be loaded',
      'Create a botCould not be loaded',
    ]);
  down = false;
  const before = sent.filter(({ call }) => call === 'GET /bots/').length;
  await screen.getByRole('button', { name: 'Try again' }).click();
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
  expect(words[0]).toMatch(/^Your questionEnglish missing/);
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
  expect(again.sent.map(({ call }) => call)).not.toContain('GET /api/student/cv/');
});

test('LTR-01 another person on the same browser sees the card', async () => {
  localStorage.setItem('peyk.dismissed', `${MockUser.id}.threeSentences`);
  const { screen } = show({ ...sentences, 'GET /api/auth/me/': { ...MockUser, id: 77 } });
  await expect.element(cardOf(screen)).toBeVisible();
});
