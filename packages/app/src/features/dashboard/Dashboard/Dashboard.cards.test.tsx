import { beforeEach, describe, expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { MockBot, MockBots, MockErrorBot } from '../../../mocks/fixtures/bot';
import { MockDegree, MockDegrees } from '../../../mocks/fixtures/degree';
import { MockGmail, MockGmailExpired, MockGmailNeedsReconnect } from '../../../mocks/fixtures/gmail';
import { MockInterests } from '../../../mocks/fixtures/interest';
import {
  MockAwards,
  MockCertifications,
  MockCourses,
  MockJobs,
  MockLanguages,
  MockLinks,
  MockPapers,
  MockProjects,
  MockReferences,
  MockResearchExperiences,
  MockSkills,
  MockTeachingExperiences,
  MockVolunteer,
} from '../../../mocks/fixtures/profile';
import { MockCountries } from '../../../mocks/fixtures/university';
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
  'GET /integrations/api/gmail/accounts/': [MockGmail],
  'GET /bots/': [MockBot],
  'GET /bots/stats/': { total_bots: 5, active_bots: 2, total_professors: 64, total_matches: 70, emails_sent: 46 },
  'GET /countries/': MockCountries,
  'GET /api/student/cv/': { user: MockUser, research_interests: MockInterests, degrees: [MockDegree] },
  'GET /api/student/profile/edit/': { version: 1, gender: null, phone: null, address: null, photo_url: null },
} satisfies Record<string, Answer>;

function show(answers: Record<string, Answer> = {}, locale: Locale = 'en') {
  const sent = serve({ ...whole, ...answers });
  return { sent, screen: render(<Dashboard />, { locale, path: '/dashboard' }) };
}
const failing = () => Response.json({ detail: 'Out of order.' }, { status: 500 });
const missing = () => Response.json({ detail: 'Not found.' }, { status: 404 });
const never = () => new Promise<Response>(() => undefined);
const card = (screen: Locator, name: string) => screen.getByRole('region', { name, exact: true });
const botNamed = (screen: Locator, name: string) =>
  screen.getByRole('list', { name: 'My Bots' }).getByRole('listitem').filter({ hasText: name });

/** What it says, without the marks that set apart what a person wrote. */
const textOf = (part: Locator) => () => part.element().textContent?.replaceAll(/[\u2066-\u2069]/g, '');

describe('the card of a bot', () => {
  test('DASH-46 DASH-47 DASH-51 DASH-52 has its name, a status with an icon, matches and emails sent', async () => {
    const bot = botNamed(show({ 'GET /bots/': [{ ...MockErrorBot, emails_sent: 19 }] }).screen, MockErrorBot.name);
    await expect.element(bot.getByRole('heading', { level: 3, name: MockErrorBot.name })).toBeVisible();
    const status = bot.getByText('Error', { exact: true });
    await expect.element(status).toBeVisible();
    expect(status.element().parentElement?.querySelector('svg')).not.toBeNull();
    expect(textOf(bot)()).toContain('0matches19emails sent');
    await expect.element(bot.getByText(MockErrorBot.paused_reason ?? '')).toBeVisible();
  });

  test('DASH-53 DASH-54 View Details opens the bot and Manage all bots', async () => {
    const bot = botNamed(show().screen, MockBot.name);
    const details = bot.getByRole('link', { name: `View Details: ${MockBot.name}` });
    await expect.element(details).toHaveAttribute('href', '/bots/801');
    await expect.element(details).toHaveTextContent('View Details');
    await expect.element(bot.getByRole('link', { name: 'Manage', exact: true })).toHaveAttribute('href', '/bots');
  });

  test.each([
    ['of its id', { target_country: 752 }, { target_country_name: 'Iran', selected_countries: ['Norway'] }, 'Sweden'],
    [
      'that is named',
      { target_country: null },
      { target_country_name: 'Iran', selected_countries: ['Norway'] },
      'Iran',
    ],
    ['that are selected', { target_country: null }, { selected_countries: ['Norway', 'Sweden'] }, 'Norway and Sweden'],
    ['as a dash where none is', { target_country: null }, {}, '—'],
  ])('DASH-48 A-36 shows the country %s', async (_what, fields, filters, words) => {
    const { screen } = show({ 'GET /bots/': [{ ...MockBot, ...fields, advanced_filters: filters }] });
    await expect
      .poll(() =>
        botNamed(screen, MockBot.name)
          .element()
          .textContent?.replaceAll(/[\u2068\u2069]/g, ''),
      )
      .toContain(`${words}\u00a0• all universities`);
  });

  test('DASH-48 countries are asked for only where a bot has the id of one, and at the second address where the first does not exist', async () => {
    const none = show({ 'GET /bots/': [{ ...MockBot, target_country: null }] });
    await expect.element(botNamed(none.screen, MockBot.name)).toBeVisible();
    await expect.element(none.screen.getByText('Your balance: 182 coins')).toBeVisible();
    expect(none.sent.filter(({ call }) => call.includes('countries'))).toEqual([]);
    const other = show({
      'GET /bots/': [{ ...MockBot, id: 7, name: 'Second', target_country: 276, advanced_filters: {} }],
      'GET /countries/': missing,
      'GET /api/auth/countries/name/': { results: MockCountries, count: MockCountries.length },
    });
    await expect.poll(textOf(botNamed(other.screen, 'Second'))).toContain('Germany\u00a0• all universities');
  });

  test('ERR-21 A-40 where countries cannot be had the bots say so with the name they know, and can ask again', async () => {
    let down = true;
    const { screen } = show({
      'GET /bots/': [{ ...MockBot, target_country: 752 }],
      'GET /countries/': () => (down ? failing() : Response.json(MockCountries)),
    });
    await expect.element(screen.getByText('Failed to fetch countries', { exact: true })).toBeVisible();
    await expect.poll(textOf(botNamed(screen, MockBot.name))).toContain('Norway\u00a0• 2 universities');
    down = false;
    await screen.getByRole('button', { name: 'Try again: Failed to fetch countries' }).click();
    await expect.poll(textOf(botNamed(screen, MockBot.name))).toContain('Sweden\u00a0• 2 universities');
  });

  test.each([
    [
      'by its name',
      { target_university_name: 'Aalto University' },
      { selected_universities: [501] },
      'Aalto University',
    ],
    ['as their number', { target_university_name: null }, { selected_universities: [501, 502] }, '2 universities'],
    ['as one', { target_university_name: null }, { selected_universities: [501] }, '1 university'],
    ['as all where none is selected', { target_university_name: null }, {}, 'all universities'],
  ])('DASH-49 shows the university %s', async (_what, fields, filters, words) => {
    const { screen } = show({ 'GET /bots/': [{ ...MockBot, ...fields, advanced_filters: filters }] });
    await expect
      .poll(() =>
        botNamed(screen, MockBot.name)
          .element()
          .textContent?.replaceAll(/[\u2068\u2069]/g, ''),
      )
      .toContain(`Norway\u00a0• ${words}`);
  });

  test.each([
    ['Top 150', 150, {}],
    ['Top 150', 200, { min_rank: 1, max_rank: 150 }],
    ['University ranks 20 to 50', 50, { min_rank: 20, max_rank: 50 }],
  ])('DASH-50 shows the rank as %s', async (words, target_rank_max, filters) => {
    const { screen } = show({ 'GET /bots/': [{ ...MockBot, target_rank_max, advanced_filters: filters }] });
    await expect.element(botNamed(screen, MockBot.name).getByText(words, { exact: true })).toBeVisible();
  });

  test('DASH-50 A-37 without a last rank there is no pill for it', async () => {
    const { screen } = show({ 'GET /bots/': [{ ...MockBot, target_rank_max: null, advanced_filters: {} }] });
    const bot = botNamed(screen, MockBot.name);
    await expect.element(bot.getByRole('heading')).toBeVisible();
    expect(textOf(bot)()).not.toMatch(/Top|ranks/);
  });

  test('DASH-44 while the bots load the page says so in words that are seen, and no longer', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { screen } = show({ 'GET /bots/': () => new Promise<Response>((resolve) => (answer = resolve)) });
    const words = card(screen, 'My Bots').getByText('Loading bots...', { exact: true });
    await expect.element(words.first()).toBeVisible();
    // Words for a screen reader alone are a pixel wide.
    expect(Math.max(...words.elements().map((each) => each.getBoundingClientRect().width))).toBeGreaterThan(50);
    answer(Response.json(whole['GET /bots/']));
    await expect.element(botNamed(screen, MockBot.name)).toBeVisible();
    expect(words.elements()).toEqual([]);
  });

  test('DASH-42 A-38 of five hundred bots three are drawn, and the way to all says how many', async () => {
    const many = Array.from({ length: 500 }, (_, index) => ({ ...MockBot, id: index + 1, name: `Bot ${index + 1}` }));
    const { screen } = show({ 'GET /bots/': many });
    await expect.element(screen.getByRole('link', { name: 'View All 500 Bots' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'My Bots' }).getByRole('listitem').elements()).toHaveLength(3);
  });

  test('DASH-48 DASH-49 DASH-50 in Persian the places and the rank are in Persian', async () => {
    const { screen } = show({ 'GET /bots/': [{ ...MockBot, target_country: 752 }] }, 'fa');
    await expect.element(screen.getByText(/سوئد/)).toBeVisible();
    await expect.element(screen.getByText('۲۰۰ دانشگاه برتر')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: /^دیدن جزئیات/ })).toHaveAttribute('href', '/bots/801');
    await expect.element(screen.getByRole('link', { name: 'مدیریت', exact: true })).toHaveAttribute('href', '/bots');
  });
});

describe('the completion of the profile', () => {
  /** In the order of the wizard. */
  const LISTS = Object.entries({
    degrees: MockDegrees,
    papers: MockPapers,
    research_experiences: MockResearchExperiences,
    jobs: MockJobs,
    teaching_experiences: MockTeachingExperiences,
    references: MockReferences,
    skills: MockSkills,
    projects: MockProjects,
    awards: MockAwards,
    courses: MockCourses,
    volunteer: MockVolunteer,
    research_interests: MockInterests,
    links: MockLinks,
    languages: MockLanguages,
    certifications: MockCertifications,
  });
  const everything = (filled: number, user: object = MockUser) => ({
    'GET /api/auth/me/': { ...MockUser, ...user },
    'GET /api/student/cv/': {
      user: MockUser,
      ...Object.fromEntries(LISTS.slice(0, filled)),
    },
  });
  const items = (screen: Locator) =>
    card(screen, 'Profile Completion')
      .getByRole('link')
      .elements()
      .map((link) => [link.textContent, link.getAttribute('href')]);

  test('DASH-25 a bar and a percent say how complete it is', async () => {
    const completion = card(show(everything(11)).screen, 'Profile Completion');
    await expect
      .element(completion.getByRole('progressbar', { name: 'Profile Completion' }))
      .toHaveAttribute('aria-valuenow', '75');
    await expect.element(completion.getByText('75%', { exact: true }).first()).toBeVisible();
  });

  test('DASH-26 A-31 the first three that are missing lead to their sections, in the order of the wizard', async () => {
    const { screen } = show(everything(3, { phone: null, phone_number: null, gender: null, address: null }));
    await expect
      .poll(() => items(screen))
      .toEqual([
        ['Profile', '/profile'],
        ['Job Experiences', '/profile?step=jobs'],
        ['Teaching Experiences', '/profile?step=teaching-experiences'],
      ]);
  });

  test('DASH-26 A-30 of the personal section the address alone is named where only that is missing', async () => {
    const { screen } = show(everything(14, { address: null }));
    await expect.poll(() => items(screen).map(([name]) => name)).toEqual(['Address', 'Certifications']);
  });

  test('DASH-27 where nothing is missing it says Profile is complete!', async () => {
    const { screen } = show(everything(15));
    const completion = card(screen, 'Profile Completion');
    await expect.element(completion.getByText('Profile is complete!', { exact: true })).toBeVisible();
    expect(items(screen)).toEqual([]);
  });

  test.each([
    [14, '94%Excellent match'],
    [11, '75%Good match'],
    [7, '50%Fair match'],
    [6, '44%Needs improvement'],
  ])(
    'DASH-15 DASH-16 DASH-17 DASH-18 DASH-19 with the personal section and %i lists it is %s',
    async (filled, words) => {
      const { screen } = show(everything(filled));
      const score = () =>
        [...screen.element().querySelectorAll('dt')].find(({ textContent }) => textContent === 'Profile Score')
          ?.nextElementSibling?.textContent;
      await expect.poll(score).toBe(words);
    },
  );

  test('A-40 where it cannot be had the card says so, and can ask again', async () => {
    let down = true;
    const { screen } = show({
      'GET /api/student/cv/': () => (down ? failing() : Response.json(everything(15)['GET /api/student/cv/'])),
    });
    const completion = card(screen, 'Profile Completion');
    await expect.element(completion.getByText('Could not load your profile completion')).toBeVisible();
    await expect.element(botNamed(screen, MockBot.name)).toBeVisible();
    down = false;
    await completion.getByRole('button', { name: /^Try again/ }).click();
    await expect.element(completion.getByText('Profile is complete!')).toBeVisible();
  });
});

describe('the connection of Gmail', () => {
  const accounts = (listed: Answer) => ({ 'GET /integrations/api/gmail/accounts/': listed });

  test('DASH-28 DASH-30 it lists the accounts by their addresses with how they stand, and leads to them', async () => {
    const gmail = card(show(accounts([MockGmail, MockGmailNeedsReconnect])).screen, 'Gmail Connection');
    await expect.element(gmail.getByRole('link', { name: 'Manage Gmail accounts' })).toHaveAttribute('href', '/gmail');
    await expect
      .poll(() =>
        gmail
          .getByRole('listitem')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual([`${MockGmail.email}Connected`, `${MockGmailNeedsReconnect.email}Reconnect needed`]);
    await expect.element(gmail.getByText('Gmail not connected')).not.toBeInTheDocument();
  });

  test.each([
    ['no account', [], 'Connect a Gmail account to send emails.'],
    ['an expired account alone', [MockGmailExpired], 'Reconnect a Gmail account to send emails.'],
    [
      'an account whose time is over',
      [{ ...MockGmail, expires_at: '2020-01-01T00:00:00Z' }],
      'Reconnect a Gmail account to send emails.',
    ],
  ])('DASH-29 with %s an alert says that Gmail is not connected, and what to do', async (_what, listed, way) => {
    const gmail = card(show(accounts(listed)).screen, 'Gmail Connection');
    await expect.element(gmail.getByRole('alert').getByText('Gmail not connected', { exact: true })).toBeVisible();
    await expect.element(gmail.getByRole('alert').getByText(way, { exact: true })).toBeVisible();
  });

  test('ERR-23 where the accounts cannot be had the card says so, and can ask again', async () => {
    let down = true;
    const gmail = card(
      show(accounts(() => (down ? failing() : Response.json([MockGmail])))).screen,
      'Gmail Connection',
    );
    await expect.element(gmail.getByText('Failed to fetch Gmail accounts', { exact: true })).toBeVisible();
    await expect.element(gmail.getByText('Gmail not connected')).not.toBeInTheDocument();
    down = false;
    await gmail.getByRole('button', { name: /^Try again/ }).click();
    await expect.element(gmail.getByText(MockGmail.email)).toBeVisible();
  });
});

describe('one answer that never comes', () => {
  /** What each part shows once its own answer is there. */
  const parts = {
    'GET /api/auth/me/': (screen: Locator) => screen.getByRole('heading', { level: 1, name: 'Hello, Nasrin' }),
    'GET /bots/': (screen: Locator) => botNamed(screen, MockBot.name),
    'GET /bots/stats/': (screen: Locator) => screen.getByText('of 5', { exact: true }),
    'GET /api/student/cv/': (screen: Locator) =>
      card(screen, 'Profile Completion').getByRole('progressbar', { name: 'Profile Completion' }),
    'GET /integrations/api/gmail/accounts/': (screen: Locator) => screen.getByText(MockGmail.email),
    'GET /api/student/research-interests/': (screen: Locator) => screen.getByText('3 research interests'),
  };
  /** Parts that need another's answer as well. */
  const needs: Partial<Record<keyof typeof parts, readonly (keyof typeof parts)[]>> = {
    'GET /api/auth/me/': ['GET /api/student/cv/'],
  };
  const calls = Object.keys(parts) as (keyof typeof parts)[];

  test.each(calls)('%s leaves the rest of the page as it is', async (lost) => {
    const { screen } = show({ [lost]: never });
    for (const call of calls.filter((each) => each !== lost && !needs[lost]?.includes(each)))
      await expect.element(parts[call](screen)).toBeVisible();
    await expect.element(parts[lost](screen)).not.toBeInTheDocument();
    // The examples wait for the sentences, but no longer than it takes to notice.
    await expect.element(screen.getByRole('heading', { name: 'Coin Store' })).toBeVisible();
  });

  test('DASH-48 of the countries leaves the bots with the name that they know', async () => {
    const { screen } = show({ 'GET /bots/': [{ ...MockBot, target_country: 752 }], 'GET /countries/': never });
    await expect.poll(textOf(botNamed(screen, MockBot.name))).toContain('Norway\u00a0• 2 universities');
    await expect.element(screen.getByRole('heading', { name: 'Coin Store' })).toBeVisible();
  });

  test.each(calls)('%s as a failure leaves the rest of the page as it is', async (lost) => {
    const { screen } = show({ [lost]: failing });
    for (const call of calls.filter((each) => each !== lost && !needs[lost]?.includes(each)))
      await expect.element(parts[call](screen)).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Coin Store' })).toBeVisible();
  });
});

describe('the three sentences that come late', () => {
  const sentences = 'Three sentences only you can write';

  test('LTR-01 the examples come when the card has taken its room', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { screen } = show({
      'GET /api/student/profile/edit/': () => new Promise<Response>((resolve) => (answer = resolve)),
    });
    await expect.element(card(screen, 'Gmail Connection').getByText(MockGmail.email)).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Coin Store' })).not.toBeInTheDocument();
    const create = card(screen, 'Create New Bot').element();
    const before = create.getBoundingClientRect().top;
    answer(Response.json(whole['GET /api/student/profile/edit/']));
    await expect.element(card(screen, sentences)).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Coin Store' })).toBeVisible();
    expect(create.getBoundingClientRect().top).toBe(before);
  });

  test('LTR-01 a card that comes after the examples is left to the next visit', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { screen, sent } = show({
      'GET /api/student/profile/edit/': () => new Promise<Response>((resolve) => (answer = resolve)),
      'GET /bots/': [{ ...MockBot, drafts_waiting: 0 }],
    });
    const store = screen.getByRole('heading', { name: 'Coin Store' });
    await expect.element(store).toBeVisible();
    answer(Response.json(whole['GET /api/student/profile/edit/']));
    // What to do now has its own room, and says it all the same.
    await expect
      .element(screen.getByText('Your emails still need at least one sentence that only you can write.'))
      .toBeVisible();
    await expect.element(card(screen, sentences)).not.toBeInTheDocument();
    expect(sent.filter(({ call }) => call === 'GET /api/student/profile/edit/')).toHaveLength(1);
  });
});

test('a page of a person with bots in every status draws each of them', async () => {
  const { screen } = show({ 'GET /bots/': MockBots });
  for (const bot of MockBots.slice(0, 3)) await expect.element(botNamed(screen, bot.name)).toBeVisible();
});
