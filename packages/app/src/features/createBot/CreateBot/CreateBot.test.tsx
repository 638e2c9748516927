import { expect, onTestFinished, test, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import { MockBot, MockRun } from '../../../mocks/fixtures/bot';
import { MockGmail } from '../../../mocks/fixtures/gmail';
import { MockInterests } from '../../../mocks/fixtures/interest';
import { MockCountries, MockUniversities } from '../../../mocks/fixtures/university';
import { MockUser } from '../../../mocks/fixtures/user';
import { render } from '../../../mocks/render';
import { tokens } from '../../../session/tokens';
import { CreateBot } from './CreateBot';
import { dropDraft } from './wizard/draft';

type Answer = object | (() => Response);

/** A server of a few answers by method and path; what was sent to it is returned. */
function serve(answers: Record<string, Answer>) {
  const sent: { call: string; body: unknown }[] = [];
  const everything: Record<string, Answer> = {
    'GET /api/auth/me/': MockUser,
    'GET /api/student/research-interests/': MockInterests,
    'GET /countries/': MockCountries,
    'GET /universities/': MockUniversities,
    'GET /integrations/api/gmail/accounts/': [MockGmail],
    ...answers,
  };
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const text = await request.text();
    const body: unknown = text ? JSON.parse(text) : null;
    sent.push({ call, body });
    const answer = everything[call];
    if (answer === undefined) return Response.json({ detail: 'Not found.' }, { status: 404 });
    return typeof answer === 'function' ? (answer as () => Response)() : Response.json(answer);
  });
  tokens.begin({ access: 'access-token', refresh: 'refresh-token' });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    tokens.clear();
    dropDraft();
  });
  return sent;
}

const next = (screen: Locator) => screen.getByRole('button', { name: 'Next' }).click();

async function toFilters(screen: Locator) {
  await screen.getByText('Physics-informed machine learning').click();
  await next(screen);
}

async function toGmail(screen: Locator) {
  await toFilters(screen);
  await screen.getByRole('textbox', { name: 'Bot name' }).fill('Nordic');
  await next(screen);
}

test('BOT-07 asks for a research area, stays and moves focus to the choice', async () => {
  serve({});
  const screen = render(<CreateBot />, { path: '/create-bot' });
  await expect.element(screen.getByText('Structural health monitoring')).toBeVisible();
  await next(screen);
  await expect.element(screen.getByText('Please select a research area to continue.')).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: /^Structural health monitoring/ })).toHaveFocus();
});

test('BOT-08 asks for a name on its field and keeps what was typed elsewhere', async () => {
  serve({});
  const screen = render(<CreateBot />, { path: '/create-bot' });
  await toFilters(screen);
  await screen.getByRole('textbox', { name: 'Number of professors' }).fill('3');
  await next(screen);
  await expect.element(screen.getByRole('textbox', { name: 'Bot name' })).toHaveFocus();
  await expect.element(screen.getByText('Please enter a bot name to continue.')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Number of professors' })).toHaveValue('3');
});

test('BOT-82 BOT-83 creates the bot from what was chosen', async () => {
  const sent = serve({ 'POST /bots/create/': () => Response.json({ bot: MockBot, run: MockRun }, { status: 201 }) });
  const screen = render(<CreateBot />, { path: '/create-bot' });
  await toFilters(screen);
  await screen.getByRole('textbox', { name: 'Bot name' }).fill('Nordic');
  await expect.element(screen.getByRole('button', { name: 'Apply Filters' })).toBeDisabled();
  await screen.getByRole('combobox', { name: 'Country' }).click();
  await screen.getByRole('option', { name: 'Norway' }).click();
  await screen.getByRole('textbox', { name: 'Highest rank number' }).fill('200');
  await screen.getByRole('button', { name: 'Apply Filters' }).click();
  await expect.element(screen.getByRole('heading', { name: '3 universities' })).toBeVisible();
  await screen.getByRole('button', { name: 'Select All' }).click();
  await expect.element(screen.getByText('15 professors').first()).toBeInTheDocument();
  await next(screen);
  await expect.element(screen.getByRole('button', { name: 'Find Professors' })).toBeDisabled();
  await screen.getByText(MockGmail.email).click();
  await screen.getByRole('button', { name: 'Find Professors' }).click();
  await expect
    .poll(() => sent.find(({ call }) => call === 'POST /bots/create/')?.body)
    .toMatchObject({
      name: 'Nordic',
      gmail_account: MockGmail.id,
      target_country: 578,
      num_professors: 5,
      advanced_filters: {
        research_area: 'Physics-informed machine learning',
        selected_universities: [501, 502, 503],
        search_mode: 'world',
        min_rank: 1,
        max_rank: 200,
      },
    });
  await expect.poll(() => sessionStorage.getItem('peyk.createBot')).toBeNull();
});

test('BOT-88 shows what the server refused on its field and on its step', async () => {
  serve({
    'POST /bots/create/': () =>
      Response.json({ detail: 'Choose another name.', name: ['You have a bot of this name.'] }, { status: 400 }),
  });
  const screen = render(<CreateBot />, { path: '/create-bot' });
  await toGmail(screen);
  await screen.getByText(MockGmail.email).click();
  await screen.getByRole('button', { name: 'Find Professors' }).click();
  await expect.element(screen.getByText('You have a bot of this name.')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Bot name' })).toHaveValue('Nordic');
});

test('BOT-87 warns when the bot was created and its run was not', async () => {
  serve({
    'POST /bots/create/': () =>
      Response.json({ bot: MockBot, run: null, warning: 'The first run has to wait.' }, { status: 201 }),
  });
  const screen = render(<CreateBot />, { path: '/create-bot' });
  await toGmail(screen);
  await screen.getByText(MockGmail.email).click();
  await screen.getByRole('button', { name: 'Find Professors' }).click();
  await expect.element(screen.getByText('The first run has to wait.')).toBeVisible();
});

test('BOT-73 BOT-74 offers to ask again for continent data', async () => {
  let down = true;
  serve({ 'GET /countries/': () => (down ? Response.json({}, { status: 500 }) : Response.json(MockCountries)) });
  const screen = render(<CreateBot />, { path: '/create-bot' });
  await toFilters(screen);
  await screen.getByText('By Continent & Subcontinent').click();
  await expect.element(screen.getByText('Failed to load continent data: Failed to fetch continent data')).toBeVisible();
  down = false;
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByRole('combobox', { name: 'Continent' })).toBeVisible();
});

test('A-62 comes back after a reload as it was left', async () => {
  serve({});
  const first = render(<CreateBot />, { path: '/create-bot' });
  await toFilters(first);
  await first.getByRole('textbox', { name: 'Bot name' }).fill('Half done');
  await expect.poll(() => sessionStorage.getItem('peyk.createBot')).toContain('Half done');
  document.body.replaceChildren();
  const again = render(<CreateBot />, { path: '/create-bot' });
  await expect.element(again.getByRole('textbox', { name: 'Bot name' })).toHaveValue('Half done');
});
