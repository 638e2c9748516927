import { expect, onTestFinished, test, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import { Link, Router, useLocation } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { useApi, useKnown } from '../../../api/useApi';
import { MockBot, MockRun } from '../../../mocks/fixtures/bot';
import { MockGmail, MockGmailExpired } from '../../../mocks/fixtures/gmail';
import { MockInterests } from '../../../mocks/fixtures/interest';
import { MockCountries, MockUniversities } from '../../../mocks/fixtures/university';
import { MockUser } from '../../../mocks/fixtures/user';
import { render } from '../../../mocks/render';
import { profileStep } from '../../../paths';
import { CreateBot } from './CreateBot';
import { serve } from './testing/serve';
import { storeWizard } from './wizard/storedWizard';
import { emptyWizard } from './wizard/types';

const draftKey = `peyk.edit.${MockUser.id}.createBot`;

const next = (screen: Locator) => screen.getByRole('button', { name: 'Next' }).click();

const send = async (screen: Locator) => {
  await screen.getByText(MockGmail.email).click();
  await screen.getByRole('button', { name: 'Find Professors' }).click();
};

/** The wizard at its own URL; at any other the URL, and the status of the bot in the cache. */
function AtItsAddress() {
  const [path] = useLocation();
  const bot = useKnown('/bots/{id}/', { params: { path: { id: MockBot.id } } });
  if (path === '/create-bot') return <CreateBot />;
  return <p>{`At ${path}: ${bot?.status}`}</p>;
}

async function toFilters(screen: Locator) {
  await screen.getByText('Physics-informed machine learning').click();
  await next(screen);
}

async function toGmail(screen: Locator) {
  await toFilters(screen);
  await screen.getByRole('textbox', { name: 'Bot name' }).fill('Nordic');
  await next(screen);
}

test('BOT-04 BOT-07 BOT-19 asks for a research area, stays and moves focus to the choice', async () => {
  serve({});
  const screen = render(<CreateBot />, { path: '/create-bot' });
  await expect.element(screen.getByText('Structural health monitoring')).toBeVisible();
  await next(screen);
  await expect.element(screen.getByText('Please select a research area to continue.')).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: /^Structural health monitoring/ })).toHaveFocus();
});

const persianInterest = { id: 71, interest_name: 'پل‌های چوبی دوران قاجار', subfield: null };

test('LTR-05 says of an interest without an English name that it would be left out, and leads to the profile', async () => {
  const sent = serve({
    'GET /api/student/research-interests/': [...MockInterests, persianInterest],
    'GET /areas/english/': { english: null },
  });
  const screen = render(<CreateBot />, { path: '/create-bot' });
  await screen.getByText('Structural health monitoring').click();
  expect(sent.filter(({ call }) => call === 'GET /areas/english/')).toEqual([]);
  await screen.getByText(persianInterest.interest_name).click();
  await expect
    .element(screen.getByRole('status').filter({ hasText: 'This interest has no English name' }))
    .toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Open your interests' }))
    .toHaveAttribute('href', profileStep('research-interests'));
  await screen.getByText('Structural health monitoring').click();
  await expect.element(screen.getByText('This interest has no English name')).not.toBeInTheDocument();
});

test('LTR-05 says nothing of an interest whose English its person wrote or the table knows', async () => {
  const sent = serve({
    'GET /api/student/research-interests/': [
      { ...persianInterest, interest_name_en: 'Timber bridges of the Qajar era' },
      { id: 72, interest_name: 'مهندسی سازه', subfield: null },
    ],
    'GET /areas/english/': { english: 'Structural engineering' },
  });
  const screen = render(<CreateBot />, { path: '/create-bot' });
  await screen.getByText(persianInterest.interest_name).click();
  expect(sent.filter(({ call }) => call === 'GET /areas/english/')).toEqual([]);
  await screen.getByText('مهندسی سازه').click();
  await expect.poll(() => sent.filter(({ call }) => call === 'GET /areas/english/')).toHaveLength(1);
  await next(screen);
  await expect.element(screen.getByRole('textbox', { name: 'Bot name' })).toBeVisible();
  await expect.element(screen.getByText('This interest has no English name')).not.toBeInTheDocument();
});

test('BOT-05 BOT-08 BOT-21 asks for a name on its field and keeps what was typed elsewhere', async () => {
  serve({});
  const screen = render(<CreateBot />, { path: '/create-bot' });
  await toFilters(screen);
  await screen.getByRole('textbox', { name: 'Number of professors' }).fill('3');
  await screen.getByRole('textbox', { name: 'Bot name' }).fill('');
  await next(screen);
  await expect.element(screen.getByRole('textbox', { name: 'Bot name' })).toHaveFocus();
  await expect.element(screen.getByText('Please enter a bot name to continue.')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Number of professors' })).toHaveValue('3');
});

test('BOT-82 BOT-83 BOT-85 creates the bot from what was chosen and goes to it, Running', async () => {
  const bot = { ...MockBot, status: 'Draft' };
  const sent = serve({ 'POST /bots/create/': () => Response.json({ bot, run: MockRun }, { status: 201 }) });
  const screen = render(<AtItsAddress />, { path: '/create-bot' });
  await toFilters(screen);
  await screen.getByRole('textbox', { name: 'Bot name' }).fill('Nordic');
  await expect.element(screen.getByRole('button', { name: 'Apply Filters' })).toBeDisabled();
  await screen.getByRole('combobox', { name: 'Country' }).click();
  await screen.getByRole('option', { name: 'Norway' }).click();
  await screen.getByRole('textbox', { name: 'Maximum rank' }).fill('200');
  await screen.getByRole('button', { name: 'Apply Filters' }).click();
  await expect.element(screen.getByRole('heading', { name: '3 universities' })).toBeVisible();
  await screen.getByRole('button', { name: 'Select All' }).click();
  await expect.element(screen.getByText('15 professors').first()).toBeInTheDocument();
  await next(screen);
  await expect.element(screen.getByRole('radio', { name: /^nasrin/ })).toBeChecked();
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
        max_targets: 10,
      },
    });
  await expect.element(screen.getByText('At /bots/801: Running')).toBeVisible();
  expect(sessionStorage.getItem(draftKey)).toBeNull();
});

test('BOT-88 shows what the server refused on its field and on its step', async () => {
  serve({
    'POST /bots/create/': () =>
      Response.json(
        {
          detail: 'Choose another name.',
          name: ['Contains hidden characters. Please type it.'],
        },
        { status: 400 },
      ),
  });
  const screen = render(<CreateBot />, { path: '/create-bot' });
  await toGmail(screen);
  await screen.getByText(MockGmail.email).click();
  await screen.getByRole('button', { name: 'Find Professors' }).click();
  await expect.element(screen.getByText('Contains hidden characters. Please type it.')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Bot name' })).toHaveValue('Nordic');
});

test('BOT-84 BOT-86 BOT-87 A-59 warns when the bot was created and its run was not, and goes to the bot all the same', async () => {
  serve({
    'POST /bots/create/': () =>
      Response.json(
        {
          bot: { ...MockBot, status: 'Draft' },
          run: null,
          warning:
            'This bot has no connected Gmail account. Reconnect the account or select another one, then try again.',
        },
        { status: 201 },
      ),
  });
  const screen = render(<AtItsAddress />, { path: '/create-bot' });
  await toGmail(screen);
  await send(screen);
  await expect.element(screen.getByText('At /bots/801: Draft')).toBeVisible();
  await expect
    .element(
      screen.getByText(
        'This bot has no connected Gmail account. Reconnect the account or select another one, then try again.',
      ),
    )
    .toBeVisible();
});

test('BOT-86 BOT-87 a run that this page could not start is a warning in its own words where the server has none', async () => {
  serve({
    'POST /bots/create/': () => Response.json({ ...MockBot, status: 'Draft', latest_run: null }, { status: 201 }),
    'POST /bots/801/run/': () => Response.json({}, { status: 500 }),
  });
  const screen = render(<AtItsAddress />, { path: '/create-bot' });
  await toGmail(screen);
  await send(screen);
  await expect.element(screen.getByText('At /bots/801: Draft')).toBeVisible();
  await expect
    .element(screen.getByText(/^The bot was created, but its first run could not be started\./))
    .toBeVisible();
});

test.each([
  [
    'is told of the warning',
    'This bot has no connected Gmail account. Reconnect the account or select another one, then try again.',
    {
      runWarning:
        'This bot has no connected Gmail account. Reconnect the account or select another one, then try again.',
    },
  ],
  ['is told of nothing where all went well', null, null],
])('A-59 the page of the bot %s', async (_, warning, told) => {
  serve({ 'POST /bots/create/': () => Response.json({ bot: MockBot, run: warning ? null : MockRun, warning }) });
  const before = location.href;
  onTestFinished(() => history.replaceState(null, '', before));
  history.replaceState(null, '', '/create-bot');
  const screen = render(
    <Router hook={useBrowserLocation}>
      <AtItsAddress />
    </Router>,
  );
  await toGmail(screen);
  await send(screen);
  await expect.poll(() => location.pathname).toBe('/bots/801');
  await expect.poll(() => history.state as unknown).toEqual(told);
});

test('a bot that is made after the person went elsewhere is warned of there, and leads nobody away', async () => {
  const answer = Promise.withResolvers<Response>();
  const sent = serve({ 'POST /bots/create/': () => answer.promise });
  const screen = render(
    <>
      <AtItsAddress />
      <Link href="/gmail">Away</Link>
    </>,
    { path: '/create-bot' },
  );
  await toGmail(screen);
  await send(screen);
  await expect.poll(() => sent.some(({ call }) => call === 'POST /bots/create/')).toBe(true);
  await screen.getByRole('link', { name: 'Away' }).click();
  await expect.element(screen.getByText(/^At \/gmail/)).toBeVisible();
  answer.resolve(Response.json({ bot: MockBot, run: null, warning: 'The account cannot send.' }));
  await expect.element(screen.getByText('The account cannot send.')).toBeVisible();
  await expect.element(screen.getByText(/^At \/gmail/)).toBeVisible();
});

test('BOT-84 BOT-85 a bot alone is an answer too, and its first run is started', async () => {
  const sent = serve({
    'POST /bots/create/': () => Response.json({ ...MockBot, status: 'Draft', latest_run: null }, { status: 201 }),
    'POST /bots/801/run/': () => Response.json(MockRun, { status: 202 }),
  });
  const screen = render(<AtItsAddress />, { path: '/create-bot' });
  await toGmail(screen);
  await send(screen);
  await expect.element(screen.getByText('At /bots/801: Running')).toBeVisible();
  expect(sent.find(({ call }) => call === 'POST /bots/801/run/')?.body).toEqual({ dry_run: true, targets_limit: 10 });
});

test.each([
  [() => Response.json({}, { status: 500 }), 'Failed to create bot'],
  [() => Response.json({ detail: 'You have ten bots already.' }, { status: 409 }), 'You have ten bots already.'],
])(
  'BOT-88 BOT-12 shows the words of the server, or its own, until the person jumps to a step (%#)',
  async (answer, words) => {
    serve({ 'POST /bots/create/': answer });
    const screen = render(<CreateBot />, { path: '/create-bot' });
    await toGmail(screen);
    await send(screen);
    await expect.element(screen.getByRole('alert').getByText(words)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Find Professors' })).toBeEnabled();
    await screen.getByRole('button', { name: /^Filters & Universities/ }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Bot name' })).toHaveValue('Nordic');
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  },
);

test('BOT-80 one press makes one bot, and a press after a lost answer asks for the same one', async () => {
  let answer: (response: Response) => void = () => undefined;
  const sent = serve({
    'POST /bots/create/': () => new Promise<Response>((resolve) => (answer = resolve)),
  });
  const screen = render(<CreateBot />, { path: '/create-bot' });
  await toGmail(screen);
  await send(screen);
  const submit = screen.getByRole('button', { name: /Find Professors/ });
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
  (submit.element() as HTMLElement).click();
  const creations = () => sent.filter(({ call }) => call === 'POST /bots/create/');
  await expect.poll(creations).toHaveLength(1);
  answer(Response.error());
  await expect.element(submit).not.toHaveAttribute('aria-disabled');
  await submit.click();
  await expect.poll(creations).toHaveLength(2);
  const [first, second] = creations().map(({ headers }) => headers.get('Idempotency-Key'));
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
});

test('A-42 A-43 with a step that is no longer complete it goes there instead, says why and takes its tick', async () => {
  const sent = serve({});
  const screen = render(<CreateBot />, { path: '/create-bot' });
  await toGmail(screen);
  await screen.getByText(MockGmail.email).click();
  await screen.getByRole('button', { name: 'Filters & Universities (done)' }).click();
  await screen.getByRole('textbox', { name: 'Bot name' }).fill(' ');
  await screen.getByRole('button', { name: 'Gmail Account' }).click();
  await expect.element(screen.getByRole('button', { name: 'Filters & Universities (done)' })).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Find Professors' }).click();
  await expect.element(screen.getByText('Please enter a bot name to continue.')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Bot name' })).toHaveFocus();
  await expect
    .element(screen.getByRole('button', { name: 'Filters & Universities', exact: true }))
    .toHaveAttribute('aria-current', 'step');
  expect(sent.some(({ call }) => call === 'POST /bots/create/')).toBe(false);
});

test('A-63 an account that the server refuses is asked about again and is no longer chosen', async () => {
  let expired = false;
  serve({
    'GET /integrations/api/gmail/accounts/': () =>
      Response.json([expired ? { ...MockGmailExpired, id: MockGmail.id, email: MockGmail.email } : MockGmail]),
    'POST /bots/create/': () => {
      expired = true;
      return Response.json({ detail: 'No.', gmail_account: ['Connect this account again.'] }, { status: 400 });
    },
  });
  const screen = render(<CreateBot />, { path: '/create-bot' });
  await toGmail(screen);
  await send(screen);
  await expect.element(screen.getByText('Connect this account again.')).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: /^nasrin/ })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Find Professors' })).toBeDisabled();
});

test.each([
  ['BOT-73 BOT-74', 'GET /countries/', 'Failed to load continent data: Failed to fetch continent data', 'Retry'],
  [
    'BOT-18',
    'GET /api/student/research-interests/',
    'Failed to load research interests. Please try again.',
    'Try again',
  ],
  ['GMAIL-27', 'GET /integrations/api/gmail/accounts/', 'Failed to fetch Gmail accounts', 'Try again'],
])('%s %s that fails says so and is asked again', async (_id, call, words, retry) => {
  let down = true;
  const good = { 'GET /countries/': MockCountries, 'GET /api/student/research-interests/': MockInterests };
  const answer = call in good ? good[call as keyof typeof good] : [MockGmail];
  const steps = ['GET /api/student/research-interests/', 'GET /countries/', 'GET /integrations/api/gmail/accounts/'];
  serve({ [call]: () => (down ? Response.json({}, { status: 500 }) : Response.json(answer)) });
  const screen = render(<CreateBot />, { path: '/create-bot' });
  const names = ['Research Area', 'Filters & Universities', 'Gmail Account'];
  await screen.getByRole('button', { name: names[steps.indexOf(call)] }).click();
  if (call === 'GET /countries/') await screen.getByText('By Continent & Subcontinent').click();
  await expect.element(screen.getByText(words)).toBeVisible();
  down = false;
  await screen.getByRole('button', { name: retry }).click();
  await expect.element(screen.getByText(words)).not.toBeInTheDocument();
});

/** Mocks `window.open`: null where the popup is blocked, or a window that is open or that the person has closed. */
function windowIs(target: 'blocked' | 'closed' | 'open') {
  const given = { closed: target === 'closed', location: { href: '' }, close: () => undefined };
  const open = vi.spyOn(globalThis, 'open').mockReturnValue(target === 'blocked' ? null : (given as unknown as Window));
  onTestFinished(() => open.mockRestore());
  return open;
}

test.each([
  ['blocked', 'GMAIL-16', 'Popup blocked. Please allow popups for this site.'],
  ['closed', 'GMAIL-15', 'Connection cancelled by user'],
] as const)(
  'BOT-77 a %s popup leaves the wizard as it was and can be opened again (%s)',
  async (target, _id, words) => {
    const sent = serve({
      'POST /integrations/api/gmail/connect/': { authorization_url: 'https://accounts.example/auth', state: 's1' },
    });
    const open = windowIs(target);
    const screen = render(<CreateBot />, { path: '/create-bot' });
    await toGmail(screen);
    await screen.getByText(MockGmail.email).click();
    const connect = screen.getByRole('button', { name: 'Connect another account' });
    await connect.click();
    await expect.element(screen.getByRole('alert').getByText(words)).toBeVisible();
    // Without a popup no connection is started on the server.
    expect(sent.filter(({ call }) => call.endsWith('/connect/'))).toHaveLength(target === 'blocked' ? 0 : 1);
    await expect.element(screen.getByRole('radio', { name: /^nasrin/ })).toBeChecked();
    await expect.element(screen.getByRole('button', { name: 'Find Professors' })).toBeEnabled();
    await expect.element(connect).toBeEnabled();
    await connect.click();
    await expect.poll(() => open.mock.calls.length).toBe(2);
  },
);

test('BOT-06 BOT-77 the account that a popup connects joins the list, is the chosen one, and is what the bot gets', async () => {
  const another = { ...MockGmail, id: 99, email: 'second@gmail.example' };
  let connected = false;
  const sent = serve({
    'GET /integrations/api/gmail/accounts/': () => Response.json(connected ? [MockGmail, another] : [MockGmail]),
    'POST /integrations/api/gmail/connect/': { authorization_url: 'https://accounts.example/auth', state: 's1' },
    'POST /integrations/api/gmail/callback/': () => {
      connected = true;
      return Response.json(another);
    },
    'POST /bots/create/': () => Response.json({ bot: MockBot, run: MockRun }, { status: 201 }),
  });
  windowIs('open');
  const screen = render(<AtItsAddress />, { path: '/create-bot' });
  await toGmail(screen);
  await screen.getByRole('button', { name: 'Connect another account' }).click();
  await expect.element(screen.getByText('Continue in the window that opened')).toBeVisible();
  globalThis.postMessage({ source: 'gmail-oauth', status: 'success', code: 'c0de', state: 's1' }, location.origin);
  await expect.element(screen.getByRole('radio', { name: /^second/ })).toBeChecked();
  await screen.getByRole('button', { name: 'Find Professors' }).click();
  await expect
    .poll(() => sent.find(({ call }) => call === 'POST /bots/create/')?.body)
    .toMatchObject({ gmail_account: 99 });
  await expect.element(screen.getByText('At /bots/801: Running')).toBeVisible();
});

test('BOT-60 where one of two countries fails nothing half is shown, and trying again asks for that one alone', async () => {
  const failing = new Set(['752']);
  const asked: string[] = [];
  serve({
    'GET /universities/': ({ searchParams }: URL) => {
      const country = searchParams.get('country') ?? '';
      asked.push(country);
      if (failing.has(country)) return Response.json({}, { status: 500 });
      const [first, ...rest] = MockUniversities;
      return Response.json(
        country === '752' ? [{ ...first, id: 901, name: 'Lund University', country: 752 }] : [first, ...rest],
      );
    },
  });
  const screen = render(<CreateBot />, { path: '/create-bot' });
  await toFilters(screen);
  await screen.getByText('By Continent & Subcontinent').click();
  await screen.getByRole('combobox', { name: 'Continent', exact: true }).click();
  await screen.getByRole('option', { name: 'Europe' }).click();
  await screen.getByRole('button', { name: 'Add Norway' }).click();
  await screen.getByRole('button', { name: 'Add Sweden' }).click();
  await screen.getByRole('textbox', { name: 'Maximum rank' }).fill('200');
  await screen.getByRole('button', { name: 'Apply Filters' }).click();
  await expect.element(screen.getByText('Failed to fetch universities')).toBeVisible();
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument();
  failing.clear();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('heading', { name: '4 universities' })).toBeVisible();
  await expect.element(screen.getByRole('rowheader', { name: /Lund University/ })).toBeVisible();
  expect(asked.filter((country) => country === '578')).toHaveLength(1);
});

test('A-62 comes back after a reload as it was left', async () => {
  serve({});
  const first = render(<CreateBot />, { path: '/create-bot' });
  await toFilters(first);
  await first.getByRole('textbox', { name: 'Bot name' }).fill('Half done');
  await expect.poll(() => sessionStorage.getItem(draftKey)).toContain('Half done');
  document.body.replaceChildren();
  const again = render(<CreateBot />, { path: '/create-bot' });
  await expect.element(again.getByRole('textbox', { name: 'Bot name' })).toHaveValue('Half done');
});

test('A-62 keeps what was entered before it was known who this is, also for the next reload', async () => {
  let tell: (response: Response) => void = () => undefined;
  serve({ 'GET /api/auth/me/': () => new Promise<Response>((resolve) => (tell = resolve)) });
  const screen = render(<CreateBot />, { path: '/create-bot' });
  await toFilters(screen);
  await screen.getByRole('textbox', { name: 'Bot name' }).fill('Quick');
  expect(sessionStorage.getItem(draftKey)).toBeNull();
  tell(Response.json(MockUser));
  await expect.poll(() => sessionStorage.getItem(draftKey)).toContain('Quick');
  await expect.element(screen.getByRole('textbox', { name: 'Bot name' })).toHaveValue('Quick');
});

test('A-62 A-63 comes back without an account that was disconnected since, however late it is known who this is', async () => {
  let tell: (response: Response) => void = () => undefined;
  serve({
    'GET /api/auth/me/': () => new Promise<Response>((resolve) => (tell = resolve)),
    'GET /integrations/api/gmail/accounts/': [MockGmail],
  });
  storeWizard({ ...emptyWizard, step: 'gmail', form: { ...emptyWizard.form, account: 999 } }, MockUser.id);
  const screen = render(<CreateBot />, { path: '/create-bot' });
  await expect.element(screen.getByText('Structural health monitoring')).toBeVisible();
  tell(Response.json(MockUser));
  await expect.element(screen.getByRole('radio', { name: /^nasrin/ })).not.toBeChecked();
  await expect.element(screen.getByRole('button', { name: 'Find Professors' })).toBeDisabled();
});

test('A-62 begins anew where the draft is garbage', async () => {
  serve({});
  sessionStorage.setItem(draftKey, '{"format":1,"edit":{"step":');
  const screen = render(<CreateBot />, { path: '/create-bot' });
  await expect.element(screen.getByRole('heading', { name: 'Select a research interest' })).toBeVisible();
  await toFilters(screen);
  await expect
    .element(screen.getByRole('textbox', { name: 'Bot name' }))
    .toHaveValue('Physics-informed machine learning');
});

test('BOT-88 a refusal says what belongs to a field there and the rest below, and the next try, of another bot, takes both away', async () => {
  const second = Promise.withResolvers<Response>();
  let refused = false;
  const sent = serve({
    'POST /bots/create/': () => {
      if (refused) return second.promise;
      refused = true;
      return Response.json({ detail: 'Not like this.', name: ['Taken.'], tariff: ['Too small.'] }, { status: 400 });
    },
  });
  const screen = render(<AtItsAddress />, { path: '/create-bot' });
  await toGmail(screen);
  await send(screen);
  await expect.element(screen.getByRole('textbox', { name: 'Bot name' })).toHaveFocus();
  await expect.element(screen.getByText('Taken.')).toBeVisible();
  const rest = screen.getByRole('alert').getByText('Not like this.');
  await expect.element(rest).toBeVisible();
  await screen.getByRole('textbox', { name: 'Bot name' }).fill('Alpine');
  await next(screen);
  await screen.getByRole('button', { name: 'Find Professors' }).click();
  await expect.element(rest).not.toBeInTheDocument();
  second.resolve(Response.json({ bot: MockBot, run: MockRun }, { status: 201 }));
  await expect.element(screen.getByText('At /bots/801: Running')).toBeVisible();
  const creations = sent.filter(({ call }) => call === 'POST /bots/create/');
  expect(creations.map(({ body }) => (body as { name: string }).name)).toEqual(['Nordic', 'Alpine']);
  expect(new Set(creations.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(2);
  // The accounts are refetched only if the server refuses the account.
  expect(sent.filter(({ call }) => call === 'GET /integrations/api/gmail/accounts/')).toHaveLength(1);
});

test('BOT-84 A-33 the lists that count the bots, and the reward, are asked for again once there is another', async () => {
  const sent = serve({
    'GET /bots/': [],
    'GET /bots/stats/': { total_bots: 0 },
    'POST /bots/create/': () => Response.json({ bot: MockBot, run: MockRun }, { status: 201 }),
  });
  function Lists() {
    useApi('/bots/');
    useApi('/bots/stats/');
    useApi('/api/auth/me/');
    return null;
  }
  const screen = render(
    <>
      <Lists />
      <AtItsAddress />
    </>,
    { path: '/create-bot' },
  );
  await toGmail(screen);
  const times = (asked: string) => sent.filter(({ call }) => call === asked).length;
  const before = times('GET /api/auth/me/');
  await send(screen);
  await expect.element(screen.getByText('At /bots/801: Running')).toBeVisible();
  for (const list of ['GET /bots/', 'GET /bots/stats/']) await expect.poll(() => times(list)).toBe(2);
  await expect.poll(() => times('GET /api/auth/me/')).toBe(before + 1);
});

test('A-62 comes back without an area that was deleted since, and says so on Next', async () => {
  serve({});
  const area = { id: 999, name: 'Gone' };
  storeWizard(
    { ...emptyWizard, step: 'filters', form: { ...emptyWizard.form, area, name: 'Nordic', nameTyped: true } },
    MockUser.id,
  );
  const screen = render(<CreateBot />, { path: '/create-bot' });
  await expect.element(screen.getByRole('textbox', { name: 'Bot name' })).toHaveValue('Nordic');
  await expect.element(screen.getByText('Research interest: Gone')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Research Area' }).click();
  await next(screen);
  await expect.element(screen.getByText('Please select a research area to continue.')).toBeVisible();
});

test('the name follows interest and place until the person types one', async () => {
  serve({});
  const screen = render(<CreateBot />, { path: '/create-bot' });
  await toFilters(screen);
  const name = screen.getByRole('textbox', { name: 'Bot name' });
  await expect.element(name).toHaveValue('Physics-informed machine learning');
  await screen.getByRole('combobox', { name: 'Country' }).click();
  await screen.getByRole('option', { name: 'Norway' }).click();
  await expect.element(name).toHaveValue('Physics-informed machine learning, Norway');
  await name.fill('Mine');
  await screen.getByRole('combobox', { name: 'Country' }).click();
  await screen.getByRole('option', { name: 'Sweden' }).click();
  await expect.element(name).toHaveValue('Mine');
});

test('the name is proposed in the language of the page', async () => {
  serve({});
  const area = { id: 31, name: 'robotics' };
  storeWizard({ ...emptyWizard, step: 'filters', form: { ...emptyWizard.form, area, country: 'Norway' } }, MockUser.id);
  const screen = render(<CreateBot />, { path: '/create-bot', locale: 'fa' });
  await expect.element(screen.getByRole('textbox', { name: 'نام بات' })).toHaveValue('Robotics، نروژ');
});

test('the only interest is chosen', async () => {
  const [first] = MockInterests;
  serve({ 'GET /api/student/research-interests/': [first] });
  const screen = render(<CreateBot />, { path: '/create-bot' });
  await expect.element(screen.getByRole('radio', { name: new RegExp(`^${first?.interest_name}`) })).toBeChecked();
  await next(screen);
  await expect.element(screen.getByRole('textbox', { name: 'Bot name' })).toBeVisible();
});

test('of several interests none is chosen, and the choice of the person stays when the list comes anew', async () => {
  const [first, second] = MockInterests;
  let interests = [first, second];
  serve({ 'GET /api/student/research-interests/': () => Response.json(interests) });
  function Again() {
    const { reload } = useApi('/api/student/research-interests/');
    return <button onClick={() => void reload()}>Load again</button>;
  }
  const screen = render(
    <>
      <CreateBot />
      <Again />
    </>,
    { path: '/create-bot' },
  );
  const radio = (of: typeof first) => screen.getByRole('radio', { name: new RegExp(`^${of?.interest_name}`) });
  await expect.element(radio(second)).toBeVisible();
  await expect.element(radio(first)).not.toBeChecked();
  await expect.element(radio(second)).not.toBeChecked();
  await screen.getByText(second?.interest_name ?? '').click();
  interests = [second, first, ...MockInterests.slice(2)];
  await screen.getByRole('button', { name: 'Load again' }).click();
  await expect.element(radio(MockInterests[2])).toBeVisible();
  await expect.element(radio(second)).toBeChecked();
});

const otherGmail = { ...MockGmail, id: 44, email: 'nasrin.second@gmail.example' };

test('the only account that can be used is chosen', async () => {
  serve({ 'GET /integrations/api/gmail/accounts/': [MockGmailExpired, MockGmail] });
  const screen = render(<CreateBot />, { path: '/create-bot' });
  await toGmail(screen);
  await expect.element(screen.getByRole('radio', { name: new RegExp(MockGmail.email) })).toBeChecked();
});

test('of several accounts none is chosen, and the choice of the person stays', async () => {
  serve({ 'GET /integrations/api/gmail/accounts/': [MockGmail, otherGmail] });
  const screen = render(<CreateBot />, { path: '/create-bot' });
  await toGmail(screen);
  const radio = (of: typeof MockGmail) => screen.getByRole('radio', { name: new RegExp(of.email) });
  await expect.element(radio(otherGmail)).toBeVisible();
  await expect.element(radio(MockGmail)).not.toBeChecked();
  await expect.element(radio(otherGmail)).not.toBeChecked();
  await screen.getByText(otherGmail.email).click();
  await screen.getByRole('button', { name: 'Back' }).click();
  await next(screen);
  await expect.element(radio(otherGmail)).toBeChecked();
});

test('anywhere searches every country with a university, and is sent as no place', async () => {
  const sent = serve({ 'POST /bots/create/': () => Response.json({ bot: MockBot, run: MockRun }, { status: 201 }) });
  const screen = render(<AtItsAddress />, { path: '/create-bot' });
  await toFilters(screen);
  await screen.getByText('By Continent & Subcontinent').click();
  await screen.getByRole('combobox', { name: 'Continent', exact: true }).click();
  await screen.getByRole('option', { name: 'Anywhere' }).click();
  await expect.element(screen.getByText('The bot searches all 4 countries that Peyk covers.')).toBeVisible();
  await screen.getByRole('button', { name: 'Apply Filters' }).click();
  await expect.element(screen.getByRole('heading', { name: /^\d+ universit/ })).toBeVisible();
  await next(screen);
  await expect.element(screen.getByRole('definition').getByText('Anywhere')).toBeVisible();
  await screen.getByRole('button', { name: 'Find Professors' }).click();
  await expect
    .poll(() => sent.find(({ call }) => call === 'POST /bots/create/')?.body)
    .toMatchObject({
      name: 'Physics-informed machine learning, Anywhere',
      target_country: null,
      advanced_filters: { selected_countries: [], continent: null, subcontinent: null },
    });
});
