import { afterEach, describe, expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { Link, Route, Switch } from 'wouter';
import type { Bot } from '@peyk/api-types';
import { MockBot } from '../../../mocks/fixtures/bot';
import { MockCvFile, MockProposalFile } from '../../../mocks/fixtures/files';
import { MockGmail, MockGmailExpired } from '../../../mocks/fixtures/gmail';
import { MockSending } from '../../../mocks/fixtures/sending';
import { MockCountries, MockUniversities } from '../../../mocks/fixtures/university';
import { MockUser } from '../../../mocks/fixtures/user';
import { render } from '../../../mocks/render';
import { type Answer, serve } from '../../../mocks/serve';
import { tokens } from '../../../session/tokens';
import { BotDetail } from '../BotDetail/BotDetail';
import { BotEdit } from './BotEdit';

afterEach(() => sessionStorage.clear());

const answers = {
  'GET /bots/801/': MockBot,
  'GET /bots/801/run/': MockBot.latest_run ?? {},
  'GET /bots/801/results/': { results: [], count: 0 },
  'GET /integrations/api/gmail/accounts/': [MockGmail],
  'GET /bots/': [MockBot],
  'GET /countries/': MockCountries,
  'GET /universities/': MockUniversities,
};

/** Renders the two pages of a bot, and a third one to navigate to. */
function open(more: Readonly<Record<string, Answer>> = {}, path = '/bots/801/edit') {
  const sent = serve({ ...answers, ...more });
  const screen = render(
    <>
      <Switch>
        <Route path="/bots/:botId/edit">
          <BotEdit />
        </Route>
        <Route path="/bots/:botId">
          <BotDetail />
        </Route>
        <Route>
          <p>Elsewhere</p>
        </Route>
      </Switch>
      <Link href="/gmail">Away</Link>
    </>,
    { path },
  );
  return { screen, patches: () => sent.filter(({ call }) => call.startsWith('PATCH')) };
}
const field = (screen: Locator, name: string) => screen.getByRole('textbox', { name });
const save = (screen: Locator) => screen.getByRole('button', { name: 'Save Changes' }).click();
const refused = (body: object, status = 400) => ({ 'PATCH /bots/801/update/': () => Response.json(body, { status }) });

test('BOT-130 SUC-05 a save sends what was changed, says so and shows the bot', async () => {
  const { screen, patches } = open({ 'PATCH /bots/801/update/': { ...MockBot, name: 'Renamed' } });
  await field(screen, 'Bot name').fill('Renamed');
  await save(screen);
  await expect.element(screen.getByText('Bot updated successfully.')).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Review queue' })).toBeVisible();
  expect(patches()).toEqual([{ call: 'PATCH /bots/801/update/', body: { name: 'Renamed' } }]);
});

test('BOT-129 the page of a bot turns into its form and back', async () => {
  const { screen } = open({}, '/bots/801');
  await screen.getByRole('link', { name: `Edit ${MockBot.name}` }).click();
  await expect.element(field(screen, 'Bot name')).toHaveValue(MockBot.name);
  await screen.getByRole('link', { name: 'Cancel' }).click();
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Review queue' })).toBeVisible();
});

test.each([
  ['Cancel', (screen: Locator) => screen.getByRole('link', { name: 'Cancel' }).click()],
  ['Save Changes', save],
])('focus goes to the heading of the form, and after %s back to the link that opened it', async (_, leave) => {
  const { screen } = open({}, '/bots/801');
  const link = screen.getByRole('link', { name: `Edit ${MockBot.name}` });
  await link.click();
  await expect.element(screen.getByRole('heading', { level: 1, name: `Edit ${MockBot.name}` })).toHaveFocus();
  await leave(screen);
  await expect.element(link).toHaveFocus();
});

test('BOT-141 BOT-142 shows 60 minutes and 10 emails where the bot says nothing', async () => {
  const { screen } = open();
  await expect.element(field(screen, 'Time between runs')).toHaveValue('60');
  await expect.element(field(screen, 'Maximum drafts per run')).toHaveValue('10');
});

test('MAT-03 says in weeks what the number of emails means, while it is typed', async () => {
  const { screen } = open({ 'GET /api/sending/': MockSending });
  const weeks = (count: string) => `Under the current limits, sending all emails from one run takes about ${count}.`;
  await expect.element(screen.getByText(weeks('1 week'))).toBeVisible();
  await field(screen, 'Maximum drafts per run').fill('۸۱');
  await expect.element(screen.getByText(weeks('3 weeks'))).toBeVisible();
  await field(screen, 'Maximum drafts per run').fill('0');
  await expect.element(screen.getByText(/^Under the current limits, sending all emails/)).not.toBeInTheDocument();
});

test('BOT-132 BOT-136 a name that is empty keeps the form and says so', async () => {
  const { screen, patches } = open();
  await field(screen, 'Bot name').fill('');
  await save(screen);
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Please fix validation errors before saving\./);
  await expect.element(screen.getByText('This field is required.')).toBeVisible();
  await expect.element(field(screen, 'Bot name')).toHaveFocus();
  expect(patches()).toEqual([]);
});

test('BOT-133 BOT-134 BOT-135 says what each field lacks', async () => {
  const { screen, patches } = open();
  await field(screen, 'Bot name').fill('N');
  await field(screen, 'Time between runs').fill('0');
  await field(screen, 'Maximum drafts per run').fill('0');
  await save(screen);
  await expect.element(screen.getByText('Must be at least 2 characters.')).toBeVisible();
  await expect.poll(() => screen.getByText('Value must be at least 1.').elements()).toHaveLength(2);
  expect(patches()).toEqual([]);
});

test('BOT-137 the words of the server land on their fields, and what was typed stays', async () => {
  const { screen } = open(
    refused({ detail: 'No.', code: 'invalid', name: ['Taken.'], 'advanced_filters.run_interval': ['Too short.'] }),
  );
  await field(screen, 'Bot name').fill('Other');
  await save(screen);
  await expect.element(field(screen, 'Bot name')).toHaveAccessibleDescription(/Taken\./);
  await expect.element(field(screen, 'Time between runs')).toHaveAccessibleDescription(/Too short\./);
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Please fix validation errors before saving\./);
  await expect.element(field(screen, 'Bot name')).toHaveValue('Other');
});

test('BOT-131 a save that fails says why and keeps what was typed', async () => {
  const { screen } = open(refused({ detail: 'A run is being written.' }, 409));
  await field(screen, 'Bot name').fill('Other');
  await save(screen);
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/A run is being written\./);
  await expect.element(field(screen, 'Bot name')).toHaveValue('Other');
});

test('BOT-131 what is typed while a save that fails is under way stays', async () => {
  const answer = Promise.withResolvers<Response>();
  const { screen } = open({ 'PATCH /bots/801/update/': () => answer.promise });
  await field(screen, 'Bot name').fill('Other');
  await save(screen);
  await field(screen, 'Bot name').fill('Other and newer');
  answer.resolve(Response.json({ detail: 'A run is being written.' }, { status: 409 }));
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/A run is being written\./);
  await expect.element(field(screen, 'Bot name')).toHaveValue('Other and newer');
});

test('BOT-130 what is typed while a save is under way stays, and is saved next', async () => {
  const answer = Promise.withResolvers<Response>();
  let answers = 0;
  const { screen, patches } = open({
    'PATCH /bots/801/update/': () =>
      (answers += 1) === 1 ? answer.promise : Response.json({ ...MockBot, name: 'Other and newer', version: 3 }),
  });
  await field(screen, 'Bot name').fill('Other');
  await save(screen);
  await expect.poll(() => patches().length).toBe(1);
  await field(screen, 'Bot name').fill('Other and newer');
  answer.resolve(Response.json({ ...MockBot, name: 'Other', version: 2 }));
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Edit Other', exact: true })).toBeVisible();
  await expect.element(field(screen, 'Bot name')).toHaveValue('Other and newer');
  await save(screen);
  await expect.element(screen.getByText('Bot updated successfully.')).toBeVisible();
  expect(patches().at(-1)).toMatchObject({ body: { name: 'Other and newer', version: 2 } });
});

test('a save that ends after the person went elsewhere says so there, and leads nobody back', async () => {
  const answer = Promise.withResolvers<Response>();
  const { screen, patches } = open({ 'PATCH /bots/801/update/': () => answer.promise });
  await field(screen, 'Bot name').fill('Other');
  await save(screen);
  await expect.poll(() => patches().length).toBe(1);
  await screen.getByRole('link', { name: 'Away' }).click();
  await expect.element(screen.getByText('Elsewhere')).toBeVisible();
  answer.resolve(Response.json({ ...MockBot, name: 'Other', version: 2 }));
  await expect.element(screen.getByText('Bot updated successfully.')).toBeVisible();
  await expect.element(screen.getByText('Elsewhere')).toBeVisible();
});

test('BOT-140 a save that fails without words says Save failed', async () => {
  const { screen } = open(refused({}, 500));
  await field(screen, 'Bot name').fill('Other');
  await save(screen);
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Save failed/);
});

test('BOT-138 a save before the bot is there says Bot not loaded', async () => {
  const { screen, patches } = open({ 'GET /bots/801/': () => new Promise<Response>(() => undefined) });
  await save(screen);
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Bot not loaded/);
  expect(patches()).toEqual([]);
});

test.each(['/bots/801/edit', '/bots/801?mode=edit', '/bots/801'])(
  'BOT-139 at %s a bot that is not there is Bot not found',
  async (path) => {
    const gone = () => Response.json({}, { status: 404 });
    const { screen } = open({ 'GET /bots/801/': gone, 'GET /bots/801/run/': gone, 'GET /bots/': [] }, path);
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Bot not found' })).toBeVisible();
  },
);

test('BOT-139 a bot that is deleted meanwhile cannot be saved, and says so', async () => {
  const { screen } = open(refused({ detail: 'Not found.' }, 404));
  await field(screen, 'Bot name').fill('Other');
  await save(screen);
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Bot not found/);
  await expect.element(field(screen, 'Bot name')).toHaveValue('Other');
});

test('a form without a change is closed without a call', async () => {
  const { screen, patches } = open();
  await expect.element(field(screen, 'Bot name')).toHaveValue(MockBot.name);
  await save(screen);
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Review queue' })).toBeVisible();
  expect(patches()).toEqual([]);
});

test('a link is held while there are changes, until the person decides', async () => {
  const { screen } = open();
  await field(screen, 'Bot name').fill('Other');
  await screen.getByRole('link', { name: 'Away' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Stay on page' }).click();
  await expect.element(field(screen, 'Bot name')).toHaveValue('Other');
  await screen.getByRole('link', { name: 'Away' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Leave page' }).click();
  await expect.element(screen.getByText('Elsewhere')).toBeVisible();
});

test('the keyboard alone edits and saves', async () => {
  const { screen, patches } = open({ 'PATCH /bots/801/update/': { ...MockBot, name: 'Nordic' } });
  await expect.element(field(screen, 'Bot name')).toHaveValue(MockBot.name);
  (field(screen, 'Bot name').element() as HTMLInputElement).select();
  await field(screen, 'Bot name').click({ clickCount: 3 });
  await userEvent.keyboard('Nordic{Enter}');
  await expect.poll(patches).toEqual([{ call: 'PATCH /bots/801/update/', body: { name: 'Nordic' } }]);
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Review queue' })).toBeVisible();
});

describe('what was typed and not saved', () => {
  const key = `peyk.edit.${MockUser.id}.bot.801`;
  const kept = () => sessionStorage.getItem(key);

  test('is there again when the page was taken away in the middle, as the end of a session does', async () => {
    const edit = { before: { name: MockBot.name }, after: { name: 'Half typed' } };
    sessionStorage.setItem(key, JSON.stringify({ format: 1, at: 1, subject: null, edit }));
    const { screen, patches } = open({ 'PATCH /bots/801/update/': { ...MockBot, name: 'Half typed' } });
    await expect.element(field(screen, 'Bot name')).toHaveValue('Half typed');
    await expect.element(screen.getByText('What you entered is back')).toBeVisible();
    await save(screen);
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Review queue' })).toBeVisible();
    expect(patches()).toEqual([{ call: 'PATCH /bots/801/update/', body: { name: 'Half typed' } }]);
    expect(kept()).toBeNull();
  });

  test('is kept while it is typed, and given up with Leave', async () => {
    const { screen } = open();
    await field(screen, 'Bot name').fill('Other');
    await expect.poll(kept).toContain('Other');
    await screen.getByRole('link', { name: 'Away' }).click();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Leave page' }).click();
    await expect.element(screen.getByText('Elsewhere')).toBeVisible();
    expect(kept()).toBeNull();
  });

  test('is there again beside what was saved elsewhere since, and is not written over it', async () => {
    const edit = { before: { name: 'Older name' }, after: { name: 'Half typed' } };
    sessionStorage.setItem(key, JSON.stringify({ format: 1, at: 1, subject: null, edit }));
    const { screen, patches } = open();
    await expect.element(screen.getByRole('heading', { name: 'This was changed elsewhere' })).toBeVisible();
    await expect.element(field(screen, 'Bot name')).toHaveValue('Half typed');
    await expect.element(screen.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
    await screen.getByRole('button', { name: 'Use saved version' }).click();
    await expect.element(field(screen, 'Bot name')).toHaveValue(MockBot.name);
    await expect.poll(kept).toBeNull();
    expect(patches()).toEqual([]);
  });

  test('BOT-138 is there again when the session ends at Save', async () => {
    const { screen } = open({
      ...refused({ detail: 'Please sign in again.' }, 401),
      'POST /api/auth/refresh/': () => Response.json({ detail: 'Over.' }, { status: 401 }),
    });
    await field(screen, 'Bot name').fill('Other');
    await save(screen);
    await expect.poll(() => tokens.exist()).toBe(false);
    expect(kept()).toContain('Other');
  });
});

describe('a bot that was changed elsewhere meanwhile', () => {
  const versioned = { ...MockBot, version: 3 };
  /** The response of a server that holds this version of the bot, saved by another tab. */
  const elsewhere = (current: Bot, body: Record<string, unknown>): Response => {
    if (body['version'] === current.version) return Response.json({ ...current, ...body, version: 5 });
    return Response.json({ detail: 'Changed.', code: 'changed_elsewhere', current }, { status: 409 });
  };
  const openLate = (current: Bot) =>
    open({
      'GET /bots/801/': versioned,
      'PATCH /bots/801/update/': async (request) =>
        elsewhere(current, (await request.json()) as Record<string, unknown>),
    });

  test('is saved with both changes where they are of different fields', async () => {
    const { screen, patches } = openLate({ ...versioned, num_professors: 42, version: 4 });
    await field(screen, 'Bot name').fill('Mine');
    await save(screen);
    await expect.element(screen.getByText('Bot updated successfully.')).toBeVisible();
    expect(patches().map(({ body }) => body)).toEqual([
      { name: 'Mine', version: 3 },
      { name: 'Mine', version: 4 },
    ]);
  });

  test.each([
    ['Keep mine', 'Mine', [{ name: 'Mine', version: 4 }]],
    ['Use saved version', 'Theirs', []],
  ])('shows both texts of the same field, and %s saves that one', async (answer, name, sent) => {
    const { screen, patches } = openLate({ ...versioned, name: 'Theirs', num_professors: 42, version: 4 });
    await field(screen, 'Bot name').fill('Mine');
    await save(screen);
    await expect.element(screen.getByRole('heading', { name: 'This was changed elsewhere' })).toHaveFocus();
    await expect.element(screen.getByText('Theirs', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Mine', { exact: true })).toBeVisible();
    await expect.element(field(screen, 'Bot name')).toHaveValue('Mine');
    await expect.element(field(screen, 'Number of professors')).toHaveValue('42');
    await expect.element(screen.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
    await screen.getByRole('button', { name: answer }).click();
    await expect.element(screen.getByRole('button', { name: 'Save Changes' })).toHaveFocus();
    await expect.element(field(screen, 'Bot name')).toHaveValue(name);
    await save(screen);
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Review queue' })).toBeVisible();
    expect(patches().map(({ body }) => body)).toEqual([{ name: 'Mine', version: 3 }, ...sent]);
  });
});

describe('the account that a bot sends from', () => {
  const spare = { ...MockGmail, id: 77, email: 'spare@gmail.example' };
  const own = { ...MockGmailExpired, id: MockGmail.id, email: MockGmail.email };
  const accounts = 'GET /integrations/api/gmail/accounts/';
  const choice = (screen: Locator) => screen.getByRole('combobox', { name: 'Gmail account' });
  const offered = (screen: Locator) =>
    screen
      .getByRole('option')
      .elements()
      .map((option) => /\S+@\S+?\.example/.exec(option.textContent ?? '')?.[0]);

  test('may be every one that can send now, and its own also where it cannot', async () => {
    const { screen, patches } = open({
      [accounts]: [MockGmailExpired, own, spare],
      'PATCH /bots/801/update/': { ...MockBot, gmail_account: 77, gmail_email: spare.email },
    });
    await expect.element(choice(screen)).toMatchTextContent(own.email);
    await choice(screen).click();
    await expect.poll(() => offered(screen)).toEqual([own.email, spare.email]);
    const asleep = screen.getByRole('option').filter({ hasText: 'Must be reconnected before it can send' });
    expect(asleep.elements().map((option) => option.textContent?.includes(own.email))).toEqual([true]);
    await screen.getByRole('option', { name: /spare/ }).click();
    await save(screen);
    await expect.poll(patches).toEqual([{ call: 'PATCH /bots/801/update/', body: { gmail_account: 77 } }]);
  });

  test.each([
    ['has not come yet', () => new Promise<Response>(() => undefined)],
    ['could not be had', () => Response.json({}, { status: 500 })],
    ['does not hold it', [spare]],
  ] as const)('stands there by its address where the list %s', async (_, list) => {
    const { screen } = open({ [accounts]: list });
    await expect.element(choice(screen)).toMatchTextContent(MockGmail.email);
  });

  test('has a way to Gmail in its place where there is none to choose', async () => {
    const { screen } = open({
      'GET /bots/801/': { ...MockBot, gmail_account: null, gmail_email: null },
      [accounts]: [MockGmailExpired],
    });
    await expect.element(screen.getByText('Gmail account', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Connect Gmail' })).toHaveAttribute('href', '/gmail');
    expect(choice(screen).elements()).toEqual([]);
  });

  test('is told by its address where it was changed here and elsewhere', async () => {
    const versioned = { ...MockBot, version: 3 };
    const third = { ...MockGmail, id: 78, email: 'third@gmail.example' };
    const current = { ...versioned, gmail_account: 78, gmail_email: third.email, version: 4 };
    const { screen } = open({
      'GET /bots/801/': versioned,
      [accounts]: [MockGmail, spare, third],
      'PATCH /bots/801/update/': () =>
        Response.json({ detail: 'Changed.', code: 'changed_elsewhere', current }, { status: 409 }),
    });
    await choice(screen).click();
    await screen.getByRole('option', { name: /spare/ }).click();
    await save(screen);
    await expect.element(screen.getByRole('heading', { name: 'This was changed elsewhere' })).toBeVisible();
    const versions = screen.getByRole('region', { name: 'This was changed elsewhere' });
    for (const { email } of [spare, third])
      await expect.element(versions.getByText(email, { exact: true })).toBeVisible();
  });
});

describe('where a bot looks', () => {
  const filters = MockBot.advanced_filters;
  const updated = { 'PATCH /bots/801/update/': MockBot };
  const choose = async (screen: Locator, select: string, option: string) => {
    await screen.getByRole('combobox', { name: select, exact: true }).click();
    await screen.getByRole('option', { name: option, exact: true }).click();
  };
  const place = { continent: null, subcontinent: null, selected_countries: [] };
  const byRank = { search_mode: 'world', min_rank: 1, max_rank: 200, university_query: null };

  test('begins with the country, the ranks and the universities of the bot', async () => {
    const { screen } = open();
    await expect.element(screen.getByRole('combobox', { name: 'Country', exact: true })).toMatchTextContent('Norway');
    await expect.element(field(screen, 'Maximum rank')).toHaveValue('200');
    await expect.element(screen.getByRole('button', { name: /Remove University of Oslo/ })).toBeVisible();
    await expect.element(screen.getByText('Only the 2 selected universities are searched.')).toBeVisible();
    expect(screen.getByText('What this change does').elements()).toEqual([]);
  });

  test('is saved with another country, which leaves the universities of the former one behind', async () => {
    const { screen, patches } = open(updated);
    await choose(screen, 'Country', 'Sweden');
    await save(screen);
    const advanced_filters = { ...place, ...byRank, target_country_name: 'Sweden', selected_universities: [] };
    await expect.poll(patches).toEqual([
      {
        call: 'PATCH /bots/801/update/',
        body: { target_country: 752, target_university_name: null, advanced_filters },
      },
    ]);
  });

  test('is saved with several countries of a continent', async () => {
    const { screen, patches } = open(updated);
    await screen.getByText('By Continent & Subcontinent', { exact: true }).click();
    await choose(screen, 'Continent', 'Europe');
    await screen.getByRole('button', { name: /Sweden/ }).click();
    await screen.getByRole('button', { name: /Germany/ }).click();
    await save(screen);
    await expect
      .poll(() => patches()[0]?.body)
      .toMatchObject({
        target_country: null,
        advanced_filters: { target_country_name: null, continent: 'Europe', selected_countries: ['Sweden', 'Germany'] },
      });
  });

  test('is saved with other universities, chosen from those that match', async () => {
    const { screen, patches } = open(updated);
    await screen.getByRole('button', { name: 'Apply Filters' }).click();
    await screen.getByRole('checkbox', { name: 'Select University of Oslo' }).click({ force: true });
    await save(screen);
    await expect
      .poll(() => patches()[0]?.body)
      .toMatchObject({ target_country: 578, advanced_filters: { selected_universities: [502] } });
  });

  test('is saved with a university looked for by its name, the ranks being no fault then', async () => {
    const advanced_filters = { ...filters, min_rank: 50, max_rank: 10, selected_universities: [] };
    const { screen, patches } = open({ 'GET /bots/801/': { ...MockBot, advanced_filters }, ...updated });
    await save(screen);
    await expect.element(screen.getByText('Maximum rank must be greater than minimum rank')).toBeVisible();
    await screen.getByText('University Name', { exact: true }).click();
    expect(screen.getByRole('textbox', { name: /rank/i }).elements()).toEqual([]);
    await screen.getByRole('combobox', { name: 'University name' }).fill('oslo');
    await screen.getByRole('option', { name: /^University of Oslo/ }).click();
    await save(screen);
    await expect
      .poll(() => patches()[0]?.body)
      .toMatchObject({
        target_university_name: 'University of Oslo',
        advanced_filters: {
          search_mode: 'name',
          university_query: 'University of Oslo',
          selected_universities: [501],
          min_rank: null,
          max_rank: null,
        },
      });
  });

  test('says before it is saved that a run at work and what was found stay as they are', async () => {
    const { screen } = open();
    await choose(screen, 'Country', 'Sweden');
    const effect = screen.getByRole('status').filter({ hasText: 'What this change does' });
    await expect.element(effect).toMatchTextContent(/The current run continues with the earlier search/);
    await expect.element(effect).toMatchTextContent(/drafts in your review queue are kept/);
    await choose(screen, 'Country', 'Norway');
    await expect.element(effect).toBeVisible();
  });

  test('keeps a country that is stored as an id alone, and cannot be changed before it has its name', async () => {
    const answer = Promise.withResolvers<Response>();
    const alone = { ...MockBot, advanced_filters: { ...filters, selected_countries: [], selected_universities: [] } };
    const { screen, patches } = open({ 'GET /bots/801/': alone, 'GET /countries/': () => answer.promise, ...updated });
    await expect.element(field(screen, 'Bot name')).toHaveValue(MockBot.name);
    expect(screen.getByRole('button', { name: 'Apply Filters' }).elements()).toEqual([]);
    answer.resolve(Response.json(MockCountries));
    await expect.element(screen.getByRole('combobox', { name: 'Country', exact: true })).toMatchTextContent('Norway');
    await field(screen, 'Maximum rank').fill('20');
    await save(screen);
    await expect
      .poll(() => patches()[0]?.body)
      .toMatchObject({ target_country: 578, advanced_filters: { target_country_name: 'Norway', max_rank: 20 } });
  });

  test('is there again where it was changed and not saved, and is shown beside what was saved elsewhere', async () => {
    const versioned = { ...MockBot, version: 3 };
    const current = { ...versioned, target_country: 276, version: 4 };
    const { screen } = open({
      'GET /bots/801/': versioned,
      'PATCH /bots/801/update/': () =>
        Response.json({ detail: 'Changed.', code: 'changed_elsewhere', current }, { status: 409 }),
    });
    await choose(screen, 'Country', 'Sweden');
    await save(screen);
    const versions = screen.getByRole('region', { name: 'This was changed elsewhere' });
    await expect.element(versions.getByText('Sweden', { exact: true })).toBeVisible();
    await expect.element(versions.getByText('Germany', { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: 'Use saved version' }).click();
    await expect.element(screen.getByRole('combobox', { name: 'Country', exact: true })).toMatchTextContent('Germany');
  });

  test('the words of the server land on its fields', async () => {
    const { screen } = open(
      refused({ detail: 'No.', code: 'invalid', 'advanced_filters.max_rank': ['Too low.'], target_country: ['Gone.'] }),
    );
    await choose(screen, 'Country', 'Sweden');
    await save(screen);
    await expect.element(screen.getByText('Too low.')).toBeVisible();
    await expect.element(screen.getByText('Gone.')).toBeVisible();
    await choose(screen, 'Country', 'Germany');
    await expect.element(screen.getByText('Gone.')).not.toBeInTheDocument();
    await expect.element(screen.getByText('Too low.')).toBeVisible();
  });
});

test('the page of a bot begins with what was saved, and nothing is asked on the way there', async () => {
  const saved = { ...MockBot, name: 'Renamed' };
  let asked = 0;
  const { screen } = open({
    // The refetch never resolves, so the page shows the response to the save.
    'GET /bots/801/': () => (asked++ ? new Promise<Response>(() => undefined) : Response.json(MockBot)),
    'PATCH /bots/801/update/': saved,
  });
  await field(screen, 'Bot name').fill('Renamed');
  await save(screen);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Renamed' })).toBeVisible();
});

describe('ATT-01 what new emails of a bot carry', () => {
  const bot: Bot = { ...MockBot, attach_cv: false, attach_proposal: null, proposal_max_pages: 10 };
  const withFiles = { 'GET /bots/801/': bot, 'GET /api/account/files/': [MockCvFile, MockProposalFile] };
  const choose = (bytes: string, name: string) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    const chosen = new DataTransfer();
    chosen.items.add(new File([bytes], name, { type: 'application/pdf' }));
    if (input) input.files = chosen.files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  };

  test('is the CV, a proposal and the most pages of one, which a save sends', async () => {
    const { screen, patches } = open({ ...withFiles, 'PATCH /bots/801/update/': bot });
    await screen.getByRole('checkbox', { name: 'Attach my CV' }).click({ force: true });
    await screen.getByRole('combobox', { name: /Proposal from your files/ }).click();
    await expect.element(screen.getByRole('option', { name: MockCvFile.name })).not.toBeInTheDocument();
    await screen.getByRole('option', { name: MockProposalFile.name }).click();
    await field(screen, 'Maximum pages per proposal').fill('۱۲');
    await save(screen);
    await expect.element(screen.getByText('Bot updated successfully.')).toBeVisible();
    expect(patches().map(({ body }) => body)).toEqual([
      { attach_cv: true, attach_proposal: MockProposalFile.id, proposal_max_pages: 12 },
    ]);
  });

  test('is chosen by an upload, and the bot has it once it is saved', async () => {
    let files = [MockCvFile];
    const { screen, patches } = open({
      ...withFiles,
      'GET /api/account/files/': () => Response.json(files),
      'POST /api/account/files/': () => {
        files = [MockProposalFile, MockCvFile];
        return Response.json(MockProposalFile, { status: 201 });
      },
      'PATCH /bots/801/update/': bot,
    });
    await expect.element(screen.getByText('Drop a file here, or select one')).toBeVisible();
    choose('%PDF-1.7', MockProposalFile.name);
    await expect
      .element(screen.getByRole('combobox', { name: /Proposal from your files/ }))
      .toHaveTextContent(MockProposalFile.name);
    expect(patches()).toEqual([]);
    await save(screen);
    await expect.poll(() => patches().map(({ body }) => body)).toEqual([{ attach_proposal: MockProposalFile.id }]);
  });

  test('ATT-02 stays with everything typed where a file is refused, by the words of the server', async () => {
    const detail = 'letter.pdf holds a script or an action that starts by itself.';
    const { screen } = open({
      ...withFiles,
      'POST /api/account/files/': () => Response.json({ detail, code: 'invalid', file: [detail] }, { status: 400 }),
    });
    await field(screen, 'Bot name').fill('Renamed');
    await expect.element(screen.getByRole('combobox', { name: /Proposal from your files/ })).toBeVisible();
    choose('%PDF-1.7', 'letter.pdf');
    await expect.element(screen.getByText(detail).first()).toBeVisible();
    await expect.element(field(screen, 'Bot name')).toHaveValue('Renamed');
  });

  test('says at its field that a proposal has too many pages, with both numbers', async () => {
    const told = 'The proposal Proposal-bridges.pdf is too long: it has 14 pages, and this bot allows at most 10.';
    const { screen } = open({
      ...withFiles,
      ...refused({ detail: told, code: 'invalid', attach_proposal: [told] }),
    });
    await screen.getByRole('combobox', { name: /Proposal from your files/ }).click();
    await screen.getByRole('option', { name: MockProposalFile.name }).click();
    await save(screen);
    await expect
      .element(screen.getByRole('combobox', { name: /Proposal from your files/ }))
      .toHaveAccessibleDescription(expect.stringContaining('14 pages'));
    await expect
      .element(screen.getByRole('combobox', { name: /Proposal from your files/ }))
      .toHaveTextContent(MockProposalFile.name);
  });

  test('is not asked for where the server knows no attachments', async () => {
    const { screen } = open();
    await expect.element(field(screen, 'Bot name')).toHaveValue(MockBot.name);
    await expect.element(screen.getByRole('heading', { name: 'Attachments' })).not.toBeInTheDocument();
  });
});
