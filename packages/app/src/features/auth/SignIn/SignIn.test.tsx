import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MockUser } from '../../../mocks/fixtures/user';
import { en } from '../../../i18n/en';
import { render } from '../../../mocks/render';
import { SignIn } from './SignIn';

let sent: { path: string; body: unknown }[];
let refuse: Response | null;
let resetGoes: string | undefined;

beforeEach(() => {
  localStorage.clear();
  sent = [];
  refuse = null;
  resetGoes = 'email';
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname;
    if (request.method === 'POST') sent.push({ path, body: await request.json() });
    if (path === '/api/config/') return Response.json({ google: {}, local_mailbox: true, password_reset: resetGoes });
    if (refuse) return refuse;
    if (path === '/api/auth/login/')
      return Response.json({ access: 'a', refresh: 'r', user: MockUser, device: 'this-browser' });
    return Response.json({ detail: 'If the email exists, a reset link was sent.' });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const show = (path = '/signin') => {
  const screen = render(<SignIn />, { path });
  const form = screen.getByRole('form', { name: 'Sign in' });
  return {
    screen,
    email: form.getByRole('textbox', { name: 'Email address' }),
    password: form.getByRole('textbox', { name: 'Password' }),
    submit: form.getByRole('button', { name: 'Sign in' }),
    required: form.getByText('This field is required.'),
  };
};

test('AUTH-01 the form has the fields email and password and sends both', async () => {
  const { email, password, submit } = show();
  await email.fill('nasrin@mail.example');
  await password.fill('correct horse battery');
  await submit.click();
  await expect
    .poll(() => sent)
    .toEqual([{ path: '/api/auth/login/', body: { email: 'nasrin@mail.example', password: 'correct horse battery' } }]);
  await expect.poll(() => localStorage.getItem('peyk.access')).toBe('a');
});

test.each(['', '   '])('AUTH-02 the email %j is rejected at its field, and nothing is sent', async (blank) => {
  const { email, password, submit, required } = show();
  await email.fill(blank);
  await password.fill('correct horse battery');
  await submit.click();
  await expect.element(required).toBeVisible();
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  await expect.element(email).toHaveFocus();
  expect(sent).toEqual([]);
});

test('AUTH-03 an empty password is rejected at its field, and nothing is sent', async () => {
  const { email, password, submit, required } = show();
  await email.fill('nasrin@mail.example');
  await submit.click();
  await expect.element(required).toBeVisible();
  await expect.element(password).toHaveFocus();
  await expect.element(email).not.toHaveAttribute('aria-invalid');
  expect(sent).toEqual([]);
});

test('AUTH-02 AUTH-03 two empty fields are both rejected at once, and focus goes to the first', async () => {
  const { email, password, submit } = show();
  await submit.click();
  for (const field of [email, password]) {
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveAccessibleDescription('This field is required.');
  }
  await expect.element(email).toHaveFocus();
  expect(sent).toEqual([]);
});

test.each([320, 1280])('at %i px the faults of the fields move no field and no button', async (width) => {
  await page.viewport(width, 800);
  onTestFinished(() => page.viewport(1280, 800));
  const { email, password, submit } = show();
  const places = () => [email, password, submit].map((control) => control.element().getBoundingClientRect().top);
  const before = places();
  await submit.click();
  await expect.element(password).toHaveAttribute('aria-invalid', 'true');
  expect(places()).toEqual(before);
});

test('AUTH-10 no other rule stops an address or a password before the server', async () => {
  const { email, password, submit } = show();
  await email.fill('no address');
  await password.fill('x');
  await submit.click();
  await expect.poll(() => localStorage.getItem('peyk.access')).toBe('a');
  expect(sent.length).toBe(1);
});

test('ERR-11 a refused sign-in says so in the words of the server and keeps what was typed', async () => {
  refuse = Response.json({ detail: 'The email or the password is wrong.' }, { status: 401 });
  const { screen, email, password, submit } = show();
  await email.fill('nasrin@mail.example');
  await password.fill('wrong');
  await submit.click();
  const alert = screen.getByRole('alert');
  await expect.element(alert.getByText('Failed to sign in')).toBeVisible();
  await expect.element(alert.getByText('The email or the password is wrong.')).toBeVisible();
  await expect.element(email).toHaveValue('nasrin@mail.example');
  await expect.element(password).toHaveValue('wrong');
});

test('A-06 in the panel for a forgotten password neither a fault nor an answer moves the field and the button', async () => {
  const { screen } = show();
  await screen.getByRole('button', { name: 'Forgot password?' }).click();
  const panel = screen.getByRole('form', { name: 'Reset your password' });
  const email = panel.getByRole('textbox', { name: 'Email address' });
  const send = panel.getByRole('button', { name: 'Send the link' });
  const places = () => [email, send].map((control) => control.element().getBoundingClientRect().top + window.scrollY);
  const before = places();
  await send.click();
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  expect(places()).toEqual(before);
  await email.fill('nasrin@mail.example');
  await send.click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(places()).toEqual(before);
});

test('A-06 AUTH-27 SUC-10 the panel for a forgotten password asks and answers with the alert', async () => {
  const { screen, email } = show();
  await email.fill('nasrin@mail.example');
  await screen.getByRole('button', { name: 'Forgot password?' }).click();
  const panel = screen.getByRole('form', { name: 'Reset your password' });
  await expect.element(panel.getByRole('textbox', { name: 'Email address' })).toHaveValue('nasrin@mail.example');
  await panel.getByRole('button', { name: 'Send the link' }).click();
  await expect
    .element(screen.getByRole('alert').getByText('If the email exists, a reset link was sent.'))
    .toBeVisible();
  expect(sent).toEqual([{ path: '/api/auth/password/reset/', body: { email: 'nasrin@mail.example' } }]);
});

test('A-06 a link that stays on this machine is looked for in the local mailbox', async () => {
  resetGoes = 'local_mailbox';
  const { screen, email } = show();
  await email.fill('nasrin@mail.example');
  await screen.getByRole('button', { name: 'Forgot password?' }).click();
  await screen.getByRole('button', { name: 'Send the link' }).click();
  await expect.element(screen.getByRole('link', { name: 'Open the local mailbox' })).toBeVisible();
});

test('a server that cannot send a link says so before anything is typed', async () => {
  resetGoes = 'none';
  const { screen } = show();
  await screen.getByRole('button', { name: 'Forgot password?' }).click();
  await expect.element(screen.getByRole('alert').getByText('Passwords cannot be reset here')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send the link' }).query()).toBeNull();
  expect(sent).toEqual([]);
});

test('a server of an older version is asked for a link by email', async () => {
  resetGoes = undefined;
  const { screen, email } = show();
  await email.fill('nasrin@mail.example');
  await screen.getByRole('button', { name: 'Forgot password?' }).click();
  await screen.getByRole('button', { name: 'Send the link' }).click();
  await expect
    .element(screen.getByRole('alert').getByText('If the email exists, a reset link was sent.'))
    .toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the local mailbox' }).query()).toBeNull();
});

test('the name that the server gave this browser goes along, and a newer one is kept', async () => {
  localStorage.setItem('peyk.device', 'from-before');
  const { email, password, submit } = show();
  await email.fill('nasrin@mail.example');
  await password.fill('correct horse battery');
  await submit.click();
  await expect.poll(() => localStorage.getItem('peyk.device')).toBe('this-browser');
  expect(sent.map(({ body }) => body)).toEqual([
    { email: 'nasrin@mail.example', password: 'correct horse battery', device: 'from-before' },
  ]);
});

test('AUTH-27 a reset without an address is stopped at its field, and nothing is sent', async () => {
  const { screen } = show();
  await screen.getByRole('button', { name: 'Forgot password?' }).click();
  const panel = screen.getByRole('form', { name: 'Reset your password' });
  await panel.getByRole('button', { name: 'Send the link' }).click();
  await expect.element(panel.getByText('This field is required.')).toBeVisible();
  await expect.element(panel.getByRole('textbox', { name: 'Email address' })).toHaveFocus();
  expect(sent).toEqual([]);
});

test('ERR-12 a reset that cannot be asked for says so', async () => {
  const { screen, email } = show();
  await email.fill('nasrin@mail.example');
  await screen.getByRole('button', { name: 'Forgot password?' }).click();
  refuse = Response.json({ detail: 'Out of order.' }, { status: 503 });
  await screen.getByRole('button', { name: 'Send the link' }).click();
  await expect.element(screen.getByRole('alert').getByText('Failed to request reset')).toBeVisible();
});

test('A-08 the ways to sign up and to Google keep the remembered place', async () => {
  const { screen } = show('/signin?next=%2Fbots%2F12%3Ftab%3Ddrafts');
  const href = (name: string) => screen.getByRole('link', { name }).element().getAttribute('href');
  expect(href('Create account')).toBe('/signup?next=%2Fbots%2F12%3Ftab%3Ddrafts');
  expect(href('Continue with Google')).toBe('/signin/google?next=%2Fbots%2F12%3Ftab%3Ddrafts');
});

test('blanks around an address are not sent, and those of a password are', async () => {
  const { screen, email, password, submit } = show();
  await email.fill(' nasrin@mail.example ');
  await password.fill(' correct horse ');
  await screen.getByRole('button', { name: 'Forgot password?' }).click();
  const panel = screen.getByRole('form', { name: 'Reset your password' });
  await panel.getByRole('textbox', { name: 'Email address' }).fill(' other@mail.example ');
  await panel.getByRole('button', { name: 'Send the link' }).click();
  await submit.click();
  await expect
    .poll(() => sent)
    .toEqual([
      { path: '/api/auth/password/reset/', body: { email: 'other@mail.example' } },
      { path: '/api/auth/login/', body: { email: 'nasrin@mail.example', password: ' correct horse ' } },
    ]);
});

test('a second press while the first is on its way sends nothing, and a new try takes the old failure away', async () => {
  refuse = Response.json({ detail: 'Wrong.' }, { status: 401 });
  const { screen, email, password, submit } = show();
  await email.fill('nasrin@mail.example');
  await password.fill('wrong');
  await submit.click();
  const failure = screen.getByRole('alert').getByText('Failed to sign in');
  await expect.element(failure).toBeVisible();
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push({ path: new URL(request.url).pathname, body: await request.json() });
    return answer.promise;
  });
  await userEvent.fill(password, 'right');
  await userEvent.keyboard('{Enter}');
  await expect.element(failure).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  (submit.element() as HTMLElement).click();
  answer.resolve(Response.json({ access: 'a', refresh: 'r', user: MockUser }));
  await expect.poll(() => localStorage.getItem('peyk.access')).toBe('a');
  expect(sent.map(({ body }) => (body as { password: string }).password)).toEqual(['wrong', 'right']);
});

test('a link is asked for once while it is on its way', async () => {
  const { screen, email } = show();
  await email.fill('nasrin@mail.example');
  await screen.getByRole('button', { name: 'Forgot password?' }).click();
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push({ path: new URL(request.url).pathname, body: null });
    return answer.promise;
  });
  const panel = screen.getByRole('form', { name: 'Reset your password' });
  const field = panel.getByRole('textbox', { name: 'Email address' });
  await userEvent.click(field);
  await userEvent.keyboard('{Enter}{Enter}');
  answer.resolve(Response.json({ detail: 'ok' }));
  await expect
    .element(screen.getByRole('alert').getByText('If the email exists, a reset link was sent.'))
    .toBeVisible();
  expect(sent).toHaveLength(1);
});

test.each([
  ['/signin?next=%2Fprofile', 'leadNext'],
  ['/signin', 'lead'],
  ['/signin?next=https%3A%2F%2Fevil.example', 'lead'],
] as const)('A-08 %s says whether one is led on', async (path, key) => {
  const { screen } = show(path);
  await expect.element(screen.getByText(en.auth[key], { exact: true })).toBeVisible();
});

test('A-149 what the server says of a field stands at the field alone', async () => {
  refuse = Response.json({ email: ['Is no address.'], detail: 'x', code: 'invalid' }, { status: 400 });
  const { screen, email, password, submit } = show();
  await email.fill('no address');
  await password.fill('x');
  await submit.click();
  await expect.element(email).toHaveAccessibleDescription('Is no address.');
  await expect.element(screen.getByText('Failed to sign in')).not.toBeInTheDocument();
});

test('a refusal moves nothing above the button that was pressed', async () => {
  refuse = Response.json({ detail: 'The email or the password is wrong.' }, { status: 401 });
  const { screen, email, password, submit } = show();
  await email.fill('nasrin@mail.example');
  await password.fill('wrong');
  const places = () => [email, password, submit].map((control) => control.element().getBoundingClientRect().top);
  const before = places();
  await submit.click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(places()).toEqual(before);
});

test.each(['Enter it as name@example.org.', 'Hidden characters. Please type it.'])(
  'at 320 px “%s” does not move the button of the panel for a link',
  async (sentence) => {
    await page.viewport(320, 800);
    onTestFinished(() => page.viewport(1280, 800));
    refuse = Response.json({ email: [sentence], detail: 'x', code: 'invalid' }, { status: 400 });
    const { screen } = show();
    await screen.getByRole('button', { name: 'Forgot password?' }).click();
    const panel = screen.getByRole('form', { name: 'Reset your password' });
    const send = panel.getByRole('button');
    await document.fonts.ready;
    await panel.getByRole('textbox').fill('no address');
    const place = () => send.element().getBoundingClientRect().top + window.scrollY;
    const before = place();
    await send.click();
    await expect.element(panel.getByText(sentence)).toBeVisible();
    expect(place()).toBe(before);
  },
);

test('A-149 what the server says of anything else stands below the form as well', async () => {
  refuse = Response.json({ email: ['Is no address.'], device: ['Unknown.'], detail: 'Both.' }, { status: 400 });
  const { screen, email, password, submit } = show();
  await email.fill('no address');
  await password.fill('x');
  await submit.click();
  await expect.element(email).toHaveAccessibleDescription('Is no address.');
  await expect.element(screen.getByRole('alert').getByText('Both.')).toBeVisible();
});
