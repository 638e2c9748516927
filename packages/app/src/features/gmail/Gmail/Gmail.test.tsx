import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Link, useLocation, useSearch } from 'wouter';
import { MockActiveBot, MockBot, MockPausedBot } from '../../../mocks/fixtures/bot';
import { MockConfig } from '../../../mocks/fixtures/config';
import { MockGmail, MockGmailExpired, MockGmailNeedsReconnect } from '../../../mocks/fixtures/gmail';
import { MockLanguageModel } from '../../../mocks/fixtures/languageModel';
import { render } from '../../../mocks/render';
import { tokens } from '../../../session/tokens';
import { Gmail } from './Gmail';

interface World {
  locale?: 'en' | 'fa';
  accounts?: object[];
  path?: string;
  /** Replaces the default response. */
  answer?: (method: string, path: string) => Response | undefined;
}

/** Shows the current URL, and a link that returns to the page with an outcome in the query. */
function Address() {
  const [path] = useLocation();
  const search = useSearch();
  return (
    <>
      <output>{search ? `${path}?${search}` : path}</output>
      <Link href="/gmail?gmail_connect=error&error=late">Come back</Link>
    </>
  );
}

/** Renders the page for a signed-in person with a mocked server, and records the requests. */
function show({ accounts = [MockGmail], path = '/gmail', answer, locale = 'en' }: World = {}) {
  const sent: { call: string; body: unknown }[] = [];
  const target = { location: { href: '' }, close: vi.fn(), closed: false };
  const open = vi.spyOn(globalThis, 'open').mockReturnValue(target as unknown as Window);
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET')
      sent.push({ call: `${request.method} ${pathname}`, body: await request.json().catch(() => null) });
    const told = answer?.(request.method, pathname);
    if (told) return told;
    if (pathname === '/integrations/api/gmail/accounts/') return Response.json(accounts);
    if (pathname === '/bots/') return Response.json([MockBot, MockActiveBot, MockPausedBot]);
    if (pathname === '/api/config/') return Response.json(MockConfig);
    if (pathname === '/api/language-model/') return Response.json({ ...MockLanguageModel, configured: false });
    if (pathname.endsWith('/connect/'))
      return Response.json({ authorization_url: 'https://accounts.example/auth', state: 's1' });
    return Response.json({ detail: 'ok', paused_bots: [{ id: MockBot.id, name: MockBot.name }] });
  });
  tokens.begin({ access: 'access-token', refresh: 'refresh-token' });
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    tokens.clear();
  });
  const screen = render(
    <>
      <Gmail />
      <Address />
    </>,
    { path, locale },
  );
  return {
    screen,
    sent,
    open,
    target,
    address: () => screen.element().querySelector('output')?.textContent,
    rows: screen.getByRole('list', { name: 'Gmail accounts' }).getByRole('listitem'),
  };
}

const disconnectPath = `/integrations/api/gmail/accounts/${MockGmail.id}/disconnect/`;
const pressDisconnect = async ({ rows }: ReturnType<typeof show>) => {
  await rows.first().getByRole('button', { name: 'Disconnect' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toBeVisible();
  return dialog;
};

test('GMAIL-01 GMAIL-08 GMAIL-09 A-87 lists the accounts, each with how long it lasts', async () => {
  const { rows } = show({
    accounts: [
      { ...MockGmail, expires_at: new Date(Date.now() + 6.2 * 86_400_000).toISOString() },
      { ...MockGmail, id: 44, email: 'lasting@gmail.example', expires_at: null },
      MockGmailExpired,
      MockGmailNeedsReconnect,
    ],
  });
  for (const [index, email, words] of [
    [0, MockGmail.email, '7 days remaining'],
    [1, 'lasting@gmail.example', 'Stays connected until you disconnect it'],
    [2, MockGmailExpired.email, 'Expired'],
    [3, MockGmailNeedsReconnect.email, 'Reconnect needed'],
  ] as const) {
    await expect.element(rows.nth(index).getByText(email)).toBeVisible();
    await expect.element(rows.nth(index).getByText(words)).toBeVisible();
  }
});

test('GMAIL-07 an account that a server describes by the four specified fields alone is shown, and nothing is made up', async () => {
  const { id, email, connected, expires_at } = MockGmail;
  const { rows } = show({ accounts: [{ id, email, connected, expires_at }] });
  await expect.element(rows.getByText(email)).toBeVisible();
  await expect.element(rows).not.toMatchTextContent(/NaN|undefined/);
});

test('GMAIL-02 GMAIL-18 A-83 connecting opens a tab of its own, not a popup, and sends it on', async () => {
  const { screen, open, target, sent } = show({ accounts: [] });
  await screen.getByRole('button', { name: 'Connect Gmail' }).click();
  await expect.poll(() => target.location.href).toBe('https://accounts.example/auth');
  expect(open).toHaveBeenCalledExactlyOnceWith('about:blank', '_blank');
  expect(sent).toEqual([
    {
      call: 'POST /integrations/api/gmail/connect/',
      body: { redirect_uri: `${location.origin}/gmail/callback` },
    },
  ]);
});

test('GMAIL-03 another account can be added, and none of those there are is proposed', async () => {
  const { screen, sent } = show();
  await screen.getByRole('button', { name: 'Connect another account' }).click();
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([expect.objectContaining({ account: null })]);
});

test('GMAIL-04 each account can be connected again, and is the one that is proposed', async () => {
  const { rows, sent } = show({ accounts: [MockGmail, MockGmailExpired] });
  await rows.nth(1).getByRole('button', { name: 'Reconnect' }).click();
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([expect.objectContaining({ account: MockGmailExpired.id })]);
});

test('GMAIL-05 GMAIL-23 A-90 disconnecting asks, names the bots, calls once and says what was paused', async () => {
  const shown = show();
  const dialog = await pressDisconnect(shown);
  await expect.element(dialog.getByText('Are you sure you want to disconnect this Gmail account?')).toBeVisible();
  await expect.element(dialog.getByText(MockBot.name)).toBeVisible();
  await expect.element(dialog.getByText(MockActiveBot.name)).toBeVisible();
  await expect.element(dialog.getByText(MockPausedBot.name)).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  await expect.element(page.getByText(/1 bot was paused/)).toBeInTheDocument();
  expect(shown.sent).toEqual([{ call: `DELETE ${disconnectPath}`, body: null }]);
});

test('GMAIL-24 declining makes no call, and focus returns to the button', async () => {
  const shown = show();
  const dialog = await pressDisconnect(shown);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(shown.sent).toEqual([]);
  await expect.element(shown.rows.getByText(MockGmail.email)).toBeVisible();
  await expect.element(shown.rows.getByRole('button', { name: 'Disconnect' })).toHaveFocus();
});

test('GMAIL-25 ERR-33 a failed disconnect alerts, and the account stays', async () => {
  const shown = show({
    answer: (method) => (method === 'DELETE' ? Response.json({ detail: 'Out of order.' }, { status: 500 }) : undefined),
  });
  const dialog = await pressDisconnect(shown);
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  await expect.element(page.getByRole('alert').getByText('Failed to disconnect account')).toBeVisible();
  await expect.element(shown.rows.getByText(MockGmail.email)).toBeVisible();
});

test('GMAIL-26 ERR-32 a connection that cannot begin says so and closes the tab', async () => {
  const { screen, target } = show({
    accounts: [],
    answer: (_method, path) =>
      path.endsWith('/connect/') ? Response.json({ detail: 'Out of order.' }, { status: 503 }) : undefined,
  });
  await screen.getByRole('button', { name: 'Connect Gmail' }).click();
  await expect.element(screen.getByRole('alert').getByText('Failed to connect Gmail')).toBeVisible();
  expect(target.close).toHaveBeenCalled();
});

test('GMAIL-29 ERR-34 A-86 a start without an address says that the header must be exposed', async () => {
  const { screen } = show({
    accounts: [],
    answer: (_method, path) => (path.endsWith('/connect/') ? new Response(null, { status: 201 }) : undefined),
  });
  await screen.getByRole('button', { name: 'Connect Gmail' }).click();
  await expect.element(screen.getByRole('alert').getByText(/Access-Control-Expose-Headers/)).toBeVisible();
});

test('GMAIL-29 A-86 a start that redirects is not followed, and says the same', async () => {
  const { screen, open } = show({
    accounts: [],
    answer: (_method, path) =>
      path.endsWith('/connect/')
        ? Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' })
        : undefined,
  });
  await screen.getByRole('button', { name: 'Connect Gmail' }).click();
  await expect
    .element(screen.getByRole('alert').getByText(/No redirect Location header\. The backend must expose/))
    .toBeVisible();
  expect(open).toHaveBeenCalledOnce();
});

test('GMAIL-28 A-85 a start without a body is followed by its Location header', async () => {
  const { screen, target } = show({
    accounts: [],
    answer: (_method, path) =>
      path.endsWith('/connect/')
        ? new Response(null, { status: 201, headers: { Location: 'https://accounts.example/auth?state=s9' } })
        : undefined,
  });
  await screen.getByRole('button', { name: 'Connect Gmail' }).click();
  await expect.poll(() => target.location.href).toBe('https://accounts.example/auth?state=s9');
});

test('GMAIL-27 ERR-23 accounts that cannot be loaded say so', async () => {
  const { screen } = show({
    answer: (_method, path) =>
      path.includes('/accounts/') ? Response.json({ detail: 'Out of order.' }, { status: 500 }) : undefined,
  });
  await expect.element(screen.getByText('Failed to fetch Gmail accounts')).toBeVisible();
});

test('GMAIL-19 GMAIL-22 SUC-09 a success in the address alerts once and leaves the address', async () => {
  const { screen, address } = show({ path: '/gmail?gmail_connect=success&from=mail' });
  await expect.element(screen.getByRole('alert').getByText('Gmail connected successfully')).toBeVisible();
  await expect.poll(address).toBe('/gmail?from=mail');
  await expect
    .element(screen.getByRole('alert').getByRole('link', { name: 'Create New Bot' }))
    .toHaveAttribute('href', '/create-bot');
  await screen.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByText('Gmail connected successfully')).not.toBeInTheDocument();
});

test.each([
  ['en', '&error=odd_code&error_description=No+thanks', 'Gmail connection failed: Google answered “No thanks”.'],
  ['en', '&error=odd_code', 'Gmail connection failed: Google answered “odd_code”.'],
  ['en', '&error_description=It+was+used.', 'Gmail connection failed: It was used.'],
  [
    'en',
    '&error=access_denied&error_description=The+user+did+not+grant+access',
    'Gmail connection failed: Peyk was not given permission to send. Nothing was changed; you can try again.',
  ],
  [
    'fa',
    '&error=access_denied',
    'اتصال جیمیل برقرار نشد: به پیک اجازهٔ ارسال داده نشد. چیزی تغییر نکرده است و می‌توانید دوباره تلاش کنید.',
  ],
  ['fa', '&error=odd_code', 'اتصال جیمیل برقرار نشد: \u2068گوگل با «\u2068odd_code\u2069» پاسخ داد.\u2069'],
  ['en', '', 'Gmail connection failed: Gmail connection failed'],
] as const)(
  'GMAIL-20 GMAIL-21 ERR-35 in %s an error in the address (%s) alerts in these words',
  async (locale, query, words) => {
    const { screen, address } = show({ path: `/gmail?gmail_connect=error${query}`, locale });
    await expect.element(screen.getByRole('alert').getByText(words, { exact: true })).toBeVisible();
    await expect.poll(address).toBe('/gmail');
  },
);

test('GMAIL-20 GMAIL-22 an answer that arrives while the page stands there alerts as well', async () => {
  const { screen, address, rows } = show();
  await expect.element(rows.getByText(MockGmail.email)).toBeVisible();
  await screen.getByRole('link', { name: 'Come back' }).click();
  await expect
    .element(screen.getByRole('alert').getByText('Gmail connection failed: Google answered “late”.'))
    .toBeVisible();
  await expect.poll(address).toBe('/gmail');
});

test('GMAIL-06 A-91 a box says what Peyk may do, how much it sends, and how to take it back', async () => {
  const { screen } = show();
  const box = screen.getByRole('complementary', { name: 'What Peyk may do with your account' });
  await expect.element(box.getByText(/Peyk can send the emails you approve/)).toBeVisible();
  await expect.element(box.getByText(/cannot read your inbox/)).toBeVisible();
  await expect.element(box.getByText(/Peyk emails up to 10 new professors a day and 40 a week/)).toBeVisible();
  await expect.element(box.getByText(/revoke access/)).toBeVisible();
});

test.each([
  ['A-92 the debug page is linked where the server has it', true, 1],
  ['A-92 the debug page is not linked where the server, as with the real Google, has none', false, 0],
])('%s', async (_title, gmail_debug, links) => {
  const config = { ...MockConfig, gmail_debug };
  const { screen } = show({ answer: (_method, path) => (path === '/api/config/' ? Response.json(config) : undefined) });
  await expect.element(screen.getByText(/Peyk emails up to 10 new professors a day/)).toBeVisible();
  expect(screen.element().querySelectorAll('a[href="/gmail/debug"]')).toHaveLength(links);
});

test('GMAIL-23 an account that was disconnected leaves the list, and nothing is said of bots where none was paused', async () => {
  let gone = false;
  let bots = 0;
  const shown = show({
    answer: (method, path) => {
      if (path === '/bots/') bots += 1;
      if (method === 'DELETE') {
        gone = true;
        return Response.json({ detail: 'ok', paused_bots: [] });
      }
      return gone && path.includes('/accounts/') ? Response.json([]) : undefined;
    },
  });
  const dialog = await pressDisconnect(shown);
  await expect.poll(() => bots).toBe(1);
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  await expect.element(page.getByText(`Disconnected ${MockGmail.email}`, { exact: true })).toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'No Gmail account yet' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Connect Gmail' })).toHaveFocus();
});

test('of two accounts the one whose button is pressed is asked about and disconnected', async () => {
  const other = { ...MockGmail, id: 44, email: 'other@gmail.example' };
  const shown = show({ accounts: [MockGmail, other] });
  await shown.rows.nth(1).getByRole('button', { name: 'Disconnect' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText(other.email)).toBeVisible();
  await expect.element(dialog.getByText('No bot uses this account.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  await expect.element(page.getByText(`Disconnected ${other.email}. 1 bot was paused.`)).toBeInTheDocument();
  expect(shown.sent).toEqual([{ call: 'DELETE /integrations/api/gmail/accounts/44/disconnect/', body: null }]);
});

test('GMAIL-25 after a failure the list is asked for again, and the failure goes with the next success', async () => {
  let works = false;
  let lists = 0;
  const shown = show({
    answer: (method, path) => {
      if (path.includes('/accounts/') && method === 'GET') lists += 1;
      if (method !== 'DELETE' || works) return undefined;
      return Response.json({ detail: 'Out of order.' }, { status: 500 });
    },
  });
  const failure = page.getByRole('alert').getByText('Failed to disconnect account');
  await (await pressDisconnect(shown)).getByRole('button', { name: 'Disconnect' }).click();
  await expect.element(failure).toBeVisible();
  await expect.poll(() => lists).toBe(2);
  works = true;
  await (await pressDisconnect(shown)).getByRole('button', { name: 'Disconnect' }).click();
  await expect.element(page.getByText(/1 bot was paused/)).toBeInTheDocument();
  await expect.element(failure).not.toBeInTheDocument();
});

test('a failure of disconnecting can be put away', async () => {
  const shown = show({ answer: (method) => (method === 'DELETE' ? Response.json({}, { status: 500 }) : undefined) });
  await (await pressDisconnect(shown)).getByRole('button', { name: 'Disconnect' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to disconnect account' });
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect.element(alert).not.toBeInTheDocument();
});

test.each([
  [6, 0, null],
  [7, 1, '1 more bot'],
  [9, 2, '3 more bots'],
])('A-90 of %i bots that would be paused six are named, beside %i at rest', async (count, resting, words) => {
  const bots = [
    ...Array.from({ length: count }, (_, at) => ({ ...MockActiveBot, id: at + 1, name: `Bot ${at + 1}` })),
    ...Array.from({ length: resting }, (_, at) => ({ ...MockPausedBot, id: 100 + at })),
  ];
  const shown = show({ answer: (_, path) => (path === '/bots/' ? Response.json(bots) : undefined) });
  const dialog = await pressDisconnect(shown);
  await expect
    .poll(() =>
      dialog
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Bot 1', 'Bot 2', 'Bot 3', 'Bot 4', 'Bot 5', 'Bot 6', ...(words ? [words] : [])]);
  const rest = dialog
    .getByText(/inactive/)
    .elements()
    .map(({ textContent }) => textContent);
  expect(rest).toEqual(
    [
      [],
      ['1 inactive bot uses this account. To run it, you will need to reconnect this account or select another one.'],
      ['2 inactive bots use this account. To run them, you will need to reconnect this account or select another one.'],
    ][resting],
  );
});

test('GMAIL-02 while a connection is under way no other account can be connected, and the answer of before is gone', async () => {
  const { screen, rows } = show({ path: '/gmail?gmail_connect=success', accounts: [MockGmail, MockGmailExpired] });
  await expect.element(screen.getByText('Gmail connected successfully')).toBeVisible();
  await rows.nth(1).getByRole('button', { name: 'Reconnect' }).click();
  await expect.element(screen.getByText('Continue in the window that opened')).toBeVisible();
  await expect.element(screen.getByText('Gmail connected successfully')).not.toBeInTheDocument();
  await expect.element(rows.nth(0).getByRole('button', { name: 'Reconnect' })).toBeDisabled();
  await expect.element(rows.nth(0).getByRole('button', { name: 'Disconnect' })).toBeEnabled();
});

test('GMAIL-02 adding another account puts the answer of before away as well', async () => {
  const { screen } = show({ path: '/gmail?gmail_connect=error&error=late' });
  const alert = screen.getByRole('alert').getByText('Gmail connection failed: Google answered “late”.');
  await expect.element(alert).toBeVisible();
  await screen.getByRole('button', { name: 'Connect another account' }).click();
  await expect.element(alert).not.toBeInTheDocument();
});

test('each account says how many bots send from it, where the server counts them', async () => {
  const accounts = [0, 1, 2, undefined].map((bots_count, at) => ({ ...MockGmail, id: at + 1, bots_count }));
  const { rows } = show({ accounts });
  await expect.element(rows.nth(0).getByText('No bot uses this account')).toBeVisible();
  await expect.element(rows.nth(1).getByText('1 bot uses this account')).toBeVisible();
  await expect.element(rows.nth(2).getByText('2 bots use this account')).toBeVisible();
  await expect.element(rows.nth(3)).not.toMatchTextContent(/bot/);
});
