import { expect, it, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useLocation } from 'wouter';
import { createTranslator } from '../../../i18n/translator';
import { MockAccount, MockAccountSessions, MockExport } from '../../../mocks/fixtures/account';
import { MockConfig } from '../../../mocks/fixtures/config';
import { MockUser } from '../../../mocks/fixtures/user';
import { render } from '../../../mocks/render';
import { type Answer, serve } from '../../../mocks/serve';
import { tokens } from '../../../session/tokens';
import { Account } from './Account';

const words = createTranslator('en');
const refusal = (status: number, body: object) => () => Response.json(body, { status });

function Address() {
  const [path] = useLocation();
  return <output>{path}</output>;
}

/** The page of a signed-in person whose server answers so. */
function show(answers: Readonly<Record<string, Answer>> = {}) {
  const sent = serve({
    'GET /api/account/': MockAccount,
    'GET /api/account/sessions/': MockAccountSessions,
    'GET /api/account/export/': MockExport,
    'GET /api/account/files/': [],
    'GET /api/config/': MockConfig,
    ...answers,
  });
  // The stand-in for Google is asked with an address in place of a request.
  const served = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => served(new Request(input, init)));
  render(
    <>
      <Account />
      <Address />
    </>,
    { path: '/account' },
  );
  return { calls: () => sent.filter(({ call }) => !call.startsWith('GET')) };
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('OWN-01 the page says who one is and how one signs in', async () => {
  show({ 'GET /api/account/': { ...MockAccount, has_google: true } });
  await expect.element(page.getByText(MockAccount.email)).toBeVisible();
  await expect.element(page.getByText('Nasrin Ahmadi')).toBeVisible();
  await expect.element(page.getByText('Password and Google')).toBeVisible();
});

it('OWN-01 the sections beside the page are those that this server has, and each has its heading', async () => {
  show({ 'GET /api/account/files/': refusal(404, { detail: 'Not found.' }) });
  const links = page.getByRole('navigation', { name: words('account.parts') }).getByRole('link');
  await expect.element(links.first()).toBeVisible();
  await expect.element(page.getByRole('heading', { name: words('account.deletion.title') })).toBeVisible();
  await expect.poll(() => links.elements().map((link) => link.textContent)).not.toContain(words('account.files.title'));
  const targets = links.elements().map((link) => document.querySelector(link.getAttribute('href') ?? '')?.textContent);
  expect(targets).toEqual(links.elements().map((link) => link.textContent));
});

it('OWN-01 each session says its device and when it was last used, and the own one is marked and has no button', async () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime('2026-11-21T09:30:00Z');
  show();
  await expect.element(page.getByText('Chrome on Android')).toBeVisible();
  const rows = page
    .getByRole('list', { name: words('account.sessions.title') })
    .getByRole('listitem')
    .elements();
  const [own, ...others] = rows.map((row) => [row.textContent, row.querySelector('button') === null] as const);
  expect(own).toEqual([expect.stringMatching(/^Firefox on Linux.*2 November/), true]);
  expect(own?.[0]).toContain(words('account.sessions.current'));
  expect(others).toEqual([
    [expect.stringMatching(/^Chrome on Android.*1 hour ago/), false],
    [expect.stringMatching(/^Unknown device.*8 days ago/), false],
  ]);
});

it.each([[0], [1], [2]])(
  'OWN-01 what may be read is said of %i Gmail accounts, of the model and of other people',
  async (count) => {
    show({ 'GET /api/account/': { ...MockAccount, gmail_accounts: count } });
    const part = page.getByRole('region', { name: words('account.mayBeRead.title') });
    await expect.element(part.getByText(words('account.mayBeRead.gmailBody', { count }))).toBeVisible();
    await expect.element(part.getByText(words('account.mayBeRead.modelBody'))).toBeVisible();
    await expect.element(part.getByText(words('account.mayBeRead.peopleBody'))).toBeVisible();
    await expect
      .element(part.getByRole('link', { name: words('account.mayBeRead.toGmail') }))
      .toHaveAttribute('href', '/gmail');
  },
);

it('OWN-01 the language and the theme are chosen here as well', async () => {
  onTestFinished(() => {
    localStorage.removeItem('peyk.language');
    localStorage.removeItem('peyk.theme');
  });
  show();
  const look = page.getByRole('region', { name: words('account.look.title') });
  await expect.element(look.getByRole('radio', { name: words('shell.languageNames.en') })).toBeChecked();
  await expect.element(look.getByRole('radio', { name: words('shell.themeNames.light') })).toBeChecked();
  await look.getByText(words('shell.themeNames.dark'), { exact: true }).click();
  await look.getByText(words('shell.languageNames.fa'), { exact: true }).click();
  expect([localStorage.getItem('peyk.theme'), localStorage.getItem('peyk.language')]).toEqual(['dark', 'fa']);
});

it('OWN-01 a changed password empties the form and lists the sessions anew', async () => {
  const { calls } = show({ 'POST /api/account/password/': { detail: 'Changed.', device: 'device-of-now' } });
  await field('Current password').fill('the old secret');
  await field('New password').fill('a much better secret');
  await button('Change password').click();
  await expect.element(page.getByText('Your password was changed')).toBeVisible();
  await expect.element(field('New password')).toHaveValue('');
  expect(calls()).toEqual([
    {
      call: 'POST /api/account/password/',
      body: { current_password: 'the old secret', new_password: 'a much better secret' },
    },
  ]);
  expect(localStorage.getItem('peyk.device')).toBe('device-of-now');
});

it('OWN-01 a wrong current password is said at its field, and what was typed stays', async () => {
  show({
    'POST /api/account/password/': refusal(400, {
      detail: 'The password is wrong.',
      code: 'wrong_password',
      current_password: ['The password is wrong.'],
    }),
  });
  await field('Current password').fill('wrong');
  await field('New password').fill('a much better secret');
  await button('Change password').click();
  await expect.element(field('Current password')).toHaveAccessibleDescription(/The password is wrong/);
  await expect.element(field('New password')).toHaveValue('a much better secret');
});

const none = { language: null, calendar: null, digits: null, theme: null };
const choice = (group: string, name: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name });

it('OWN-01 the calendar and the digits are chosen here, and kept with the account', async () => {
  let preferences: object = none;
  const { calls } = show({
    'GET /api/auth/me/': () => Response.json({ ...MockUser, preferences }),
    'PATCH /api/account/preferences/': async (request) =>
      Response.json((preferences = { ...preferences, ...((await request.json()) as object) })),
  });
  await expect.element(choice('Calendar', 'Gregorian')).toBeChecked();
  await expect.element(choice('Digits', 'Latin')).toBeChecked();
  await page.getByText('Jalali', { exact: true }).click();
  await expect.element(choice('Calendar', 'Jalali')).toBeChecked();
  await page.getByText('Persian', { exact: true }).click();
  await expect.poll(calls).toEqual([
    { call: 'PATCH /api/account/preferences/', body: { calendar: 'persian' } },
    { call: 'PATCH /api/account/preferences/', body: { digits: 'persian' } },
  ]);
  await expect.element(choice('Digits', 'Persian')).toBeChecked();
  await expect.element(choice('Calendar', 'Jalali')).toBeChecked();
});

it('OWN-01 a choice that was not saved is taken back, and the page says so', async () => {
  show({
    'GET /api/auth/me/': { ...MockUser, preferences: none },
    'PATCH /api/account/preferences/': refusal(500, { detail: 'Out of order.' }),
  });
  await expect.element(choice('Calendar', 'Gregorian')).toBeChecked();
  await page.getByText('Jalali', { exact: true }).click();
  await expect.element(page.getByText('Could not save your choice')).toBeVisible();
  await expect.element(choice('Calendar', 'Gregorian')).toBeChecked();
});

it('OWN-01 a session is ended by its button, which names the device, and the list is read anew', async () => {
  let sessions = MockAccountSessions;
  const { calls } = show({
    'GET /api/account/sessions/': () => Response.json(sessions),
    'DELETE /api/account/sessions/28/': () => {
      sessions = sessions.filter(({ id }) => id !== 28);
      return new Response(null, { status: 204 });
    },
  });
  const end = button('End session').first();
  await expect.element(end).toHaveAccessibleDescription('Chrome on Android');
  await end.click();
  await expect.element(page.getByText('Chrome on Android')).not.toBeInTheDocument();
  expect(calls()).toEqual([{ call: 'DELETE /api/account/sessions/28/', body: null }]);
});

it('OWN-01 all others are ended with one press, and what failed is said above the list', async () => {
  show({ 'DELETE /api/account/sessions/': refusal(500, { detail: 'Out of order.' }) });
  await button('End other sessions').click();
  await expect.element(page.getByText('Could not end the session')).toBeVisible();
  await expect.element(page.getByText('Chrome on Android')).toBeVisible();
});

it('OWN-01 a session that has ended already is gone without a complaint', async () => {
  show({ 'DELETE /api/account/sessions/28/': refusal(404, { detail: 'Not found.' }) });
  await button('End session').first().click();
  await expect.poll(() => button('End session').first().element().hasAttribute('data-pending')).toBe(false);
  await expect.element(page.getByText('Could not end the session')).not.toBeInTheDocument();
});

it('OWN-03 the account is deleted with the word and the password, and one is signed out on the first page', async () => {
  const { calls } = show({ 'POST /api/account/delete/': () => Response.json({ detail: 'Begun.' }, { status: 202 }) });
  await button('Delete my account…').click();
  await field('Type “delete”').fill('delete');
  await field('Password').fill('the secret');
  await button('Delete my account').click();
  await expect.poll(() => tokens.exist()).toBe(false);
  expect(calls()[0]).toEqual({
    call: 'POST /api/account/delete/',
    body: { word: 'delete', password: 'the secret' },
  });
  await expect.element(page.getByRole('status').getByText('/', { exact: true })).toBeInTheDocument();
});

it('OWN-03 nothing is asked of the server without the word, and a refusal keeps what was typed', async () => {
  const { calls } = show({
    'POST /api/account/delete/': refusal(400, {
      detail: 'The password is wrong.',
      code: 'wrong_password',
      password: ['The password is wrong.'],
    }),
  });
  await button('Delete my account…').click();
  await button('Delete my account').click();
  expect(calls()).toEqual([]);
  await field('Type “delete”').fill('delete');
  await field('Password').fill('wrong');
  await button('Delete my account').click();
  await expect.element(field('Password')).toHaveAccessibleDescription(/The password is wrong/);
  await expect.element(field('Type “delete”')).toHaveValue('delete');
  expect(tokens.exist()).toBe(true);
  await button('Keep my account').click();
  await expect.element(button('Delete my account…')).toHaveFocus();
});

it('OWN-03 where the server or Google cannot be reached nobody is signed out, and the page says that the account is still there', async () => {
  const detail = 'Google is not available at the moment. Please try again later.';
  const { calls } = show({ 'POST /api/account/delete/': refusal(503, { detail, code: 'google_unavailable' }) });
  await button('Delete my account…').click();
  await field('Type “delete”').fill('delete');
  await field('Password').fill('the secret');
  await button('Delete my account').click();
  await expect.element(page.getByRole('alert').getByText(words('account.deletion.failed'))).toBeVisible();
  expect([tokens.exist(), calls().length]).toEqual([true, 1]);
  await expect.element(field('Type “delete”')).toHaveValue('delete');
});

it('OWN-03 without a password Google is asked who one is, and its word goes with the deletion', async () => {
  const { calls } = show({
    'GET /api/account/': { ...MockAccount, has_password: false, has_google: true },
    'GET /api/config/': {
      ...MockConfig,
      google: {
        ...MockConfig.google,
        stand_in: true,
        authorization_endpoint: 'http://localhost/stand-in/google/auth',
      },
    },
    'POST /stand-in/google/id-token': { id_token: 'a.b.c' },
    'POST /api/account/delete/': () => Response.json({ detail: 'Begun.' }, { status: 202 }),
  });
  await button('Delete my account…').click();
  await field('Type “delete”').fill('delete');
  await button('Confirm with Google').click();
  await expect.element(page.getByText('Google confirmed that it is you.')).toBeVisible();
  await button('Delete my account').click();
  await expect.poll(() => tokens.exist()).toBe(false);
  expect(calls().at(-1)).toMatchObject({
    call: 'POST /api/account/delete/',
    body: { word: 'delete', id_token: 'a.b.c', nonce: expect.any(String) },
  });
});

it('OWN-03 the deletion is done by keyboard alone', async () => {
  const { calls } = show({ 'POST /api/account/delete/': () => Response.json({ detail: 'Begun.' }, { status: 202 }) });
  const begin = button('Delete my account…');
  await expect.element(begin).toBeVisible();
  (begin.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Type “delete”')).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('delete{Tab}the secret{Enter}');
  await expect.poll(() => calls().length).toBe(1);
  expect(calls()[0]?.body).toEqual({ word: 'delete', password: 'the secret' });
});

it('OWN-02 the archive is prepared, its progress shown, and it is downloaded when it is ready', async () => {
  let state = MockExport;
  const { calls } = show({
    'GET /api/account/export/': () => Response.json(state),
    'POST /api/account/export/': () => {
      state = { ...MockExport, state: 'working', done: 1, total: 4 };
      return Response.json(state, { status: 202 });
    },
    'GET /api/account/export/file/': () => new Response('PK', { headers: { 'Content-Type': 'application/zip' } }),
  });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await expect.element(button('Prepare the archive')).toBeVisible();
  // The progress is asked for by this clock, so that nothing waits for two real seconds, twice.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await button('Prepare the archive').click();
  const bar = page.getByRole('progressbar', { name: 'Preparing the archive' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '25');
  state = { ...state, done: 3 };
  await vi.advanceTimersByTimeAsync(2000);
  await expect.element(bar).toHaveAttribute('aria-valuenow', '75');
  state = { ...state, state: 'ready', bytes: 2_000_000, finished_at: '2026-11-21T09:00:00Z' };
  await vi.advanceTimersByTimeAsync(2000);
  await button('Download the archive').click();
  await expect.poll(() => clicked.mock.instances.length).toBe(1);
  expect((clicked.mock.instances[0] as HTMLAnchorElement).download).toBe('peyk-2026-11-21.zip');
  expect(calls()).toEqual([{ call: 'POST /api/account/export/', body: null }]);
  clicked.mockRestore();
});

it('OWN-02 an archive that could not be begun is not said to be one that could not be downloaded', async () => {
  show({
    'GET /api/account/export/': MockExport,
    'POST /api/account/export/': () => Response.json({ detail: 'Later.', code: 'busy' }, { status: 503 }),
  });
  await button('Prepare the archive').click();
  await expect.element(page.getByText('Could not prepare the archive')).toBeVisible();
  await expect.element(page.getByText('Could not download the archive')).not.toBeInTheDocument();
});

it('OWN-02 a page of a proxy is not saved as an archive', async () => {
  show({
    'GET /api/account/export/': { ...MockExport, state: 'ready', bytes: 10, finished_at: '2026-11-21T09:00:00Z' },
    'GET /api/account/export/file/': () =>
      new Response('<!doctype html><p>Sign in to the network</p>', { headers: { 'Content-Type': 'text/html' } }),
  });
  await button('Download the archive').click();
  await expect.element(page.getByText('Could not download the archive')).toBeVisible();
});
