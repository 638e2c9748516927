import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Route, Router, useLocation, useSearch } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { en } from '../../../i18n/en';
import { MockUser } from '../../../mocks/fixtures/user';
import { persian } from '../../../mocks/serverTexts';
import { render } from '../../../mocks/render';
import { SignIn } from '../SignIn/SignIn';
import { SignUp } from './SignUp';

let sent: { path: string; body: unknown }[];
let refused: Record<string, Response>;

beforeEach(() => {
  localStorage.clear();
  sent = [];
  refused = {};
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname;
    sent.push({ path, body: await request.json() });
    if (refused[path]) return refused[path];
    return path === '/api/auth/signup/'
      ? Response.json(MockUser, { status: 201 })
      : Response.json({ access: 'a', refresh: 'r', user: MockUser });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function Place() {
  const [path] = useLocation();
  return <p>{`At ${path}?${useSearch()}`}</p>;
}

const show = () => {
  const screen = render(
    <>
      <SignUp />
      <Place />
    </>,
    { path: '/signup?next=%2Fprofile' },
  );
  const form = screen.getByRole('form', { name: 'Create your account' });
  const fields = {
    name: form.getByRole('textbox', { name: 'Full name' }),
    email: form.getByRole('textbox', { name: 'Email address' }),
    password: form.getByRole('textbox', { name: 'Password' }),
  };
  return { screen, form, fields, submit: form.getByRole('button', { name: 'Create account' }) };
};
const good = { name: 'Ana Lopez', email: 'ana@mail.example', password: 'correct horse battery' };

test('AUTH-04 the form has the fields full name, email and password', async () => {
  const { form, fields } = show();
  expect(form.getByRole('textbox').elements()).toEqual(Object.values(fields).map((field) => field.element()));
});

test.each([
  ['AUTH-05 full name', 'name', ''],
  ['AUTH-05 full name', 'name', '  '],
  ['AUTH-06 email', 'email', ''],
  ['AUTH-06 email', 'email', ' '],
  ['AUTH-07 password', 'password', ''],
] as const)('%s is required: %s as %j stops the form at its field', async (_title, empty, value) => {
  const { form, fields, submit } = show();
  for (const name of ['name', 'email', 'password'] as const)
    await fields[name].fill(name === empty ? value : good[name]);
  await submit.click();
  await expect.element(form.getByText('This field is required.')).toBeVisible();
  await expect.element(fields[empty]).toHaveAttribute('aria-invalid', 'true');
  await expect.element(fields[empty]).toHaveFocus();
  expect(sent).toEqual([]);
});

test('AUTH-05 AUTH-06 AUTH-07 three empty fields are all rejected at once, and focus goes to the first', async () => {
  const { fields, submit } = show();
  await submit.click();
  for (const field of Object.values(fields)) {
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveAccessibleDescription(/This field is required\./);
  }
  await expect.element(fields.name).toHaveFocus();
  expect(sent).toEqual([]);
});

test.each([320, 1280])('at %i px the faults of the fields move no field and no button', async (width) => {
  await page.viewport(width, 800);
  onTestFinished(() => page.viewport(1280, 800));
  const { fields, submit } = show();
  const places = () =>
    [...Object.values(fields), submit].map((control) => control.element().getBoundingClientRect().top);
  const before = places();
  await submit.click();
  await expect.element(fields.password).toHaveAttribute('aria-invalid', 'true');
  expect(places()).toEqual(before);
});

/** Every sentence that the server can say of a field of these forms; the Persian ones are the server's own. */
const saidOfFields = {
  email: [
    'Enter it as name@example.org.',
    'An account with this email already exists.',
    'Hidden characters. Please type it.',
  ],
  password: ['Too common. Try four unrelated words.', 'Must be at least 8 characters.'],
  first_name: ['Contains hidden characters. Please type it.'],
};

test.each([
  [320, 'en'],
  [320, 'fa'],
  [1280, 'en'],
  [1280, 'fa'],
] as const)(
  'at %i px in %s no sentence of the server about a field moves a field or the button',
  async (width, locale) => {
    await page.viewport(width, 800);
    onTestFinished(() => page.viewport(1280, 800));
    render(<SignUp />, { path: '/signup', locale });
    await document.fonts.ready;
    const inputs = [...document.querySelectorAll('form input')] as HTMLInputElement[];
    const submit = document.querySelector<HTMLElement>('form [type="submit"]')!;
    for (const [index, text] of Object.values(good).entries()) await userEvent.fill(inputs[index]!, text);
    // On the page and not in the window, which follows the focus.
    const places = () => [...inputs, submit].map((control) => control.getBoundingClientRect().top + window.scrollY);
    const before = places();
    for (const [name, sentences] of Object.entries(saidOfFields))
      for (const english of sentences) {
        const sentence = locale === 'fa' ? persian[english]! : english;
        refused['/api/auth/signup/'] = Response.json({ [name]: [sentence], detail: 'x' }, { status: 400 });
        await userEvent.click(submit);
        await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
        expect.soft(places(), sentence).toEqual(before);
      }
  },
);

test('what the form misses stands beside what the server said of a field that was not changed since', async () => {
  refused['/api/auth/signup/'] = Response.json({ email: ['Taken.'], password: ['Too short.'] }, { status: 400 });
  const { form, fields, submit } = show();
  for (const name of ['name', 'email', 'password'] as const) await fields[name].fill(good[name]);
  await submit.click();
  await expect.element(form.getByText('Taken.')).toBeVisible();
  await fields.name.fill('');
  await fields.password.fill('another one');
  await submit.click();
  await expect.element(fields.name).toHaveAccessibleDescription(/This field is required\./);
  await expect.element(fields.email).toHaveAccessibleDescription('Taken.');
  await expect.element(fields.password).not.toHaveAttribute('aria-invalid');
});

test.each([
  ['Ana Lopez', 'Ana', 'Lopez'],
  ['  Ana Maria Lopez ', 'Ana', 'Maria Lopez'],
  ['Ana', 'Ana', ''],
  ['سیده فاطمه حسینی', 'سیده', 'فاطمه حسینی'],
])('AUTH-08 AUTH-09 A-139 the name %j is sent as %j and %j', async (full, first_name, last_name) => {
  const { fields, submit } = show();
  await fields.name.fill(full);
  await fields.email.fill(good.email);
  await fields.password.fill(good.password);
  await submit.click();
  await expect.poll(() => sent[0]?.body).toMatchObject({ first_name, last_name, email: good.email });
  // Wait for the automatic sign-in, which would otherwise leak into the next test.
  await expect.poll(() => localStorage.getItem('peyk.refresh')).toBe('r');
});

test('AUTH-10 A-149 no rule of its own for address and password: the words of the server land on the fields', async () => {
  const fields = { password: ['Must be at least 8 characters.'], first_name: ['Too long.'] };
  refused['/api/auth/signup/'] = Response.json({ ...fields, detail: 'x', code: 'invalid' }, { status: 400 });
  const { form, fields: at, submit } = show();
  await at.name.fill('Ana');
  await at.email.fill('no address');
  await at.password.fill('x');
  await submit.click();
  await expect.element(form.getByText('Must be at least 8 characters.')).toBeVisible();
  await expect.element(form.getByText('Too long.')).toBeVisible();
  await expect.element(at.name).toHaveFocus();
  await expect.element(at.password).toHaveValue('x');
});

test('AUTH-13 a sign-up is followed by a sign-in that keeps the tokens', async () => {
  const { fields, submit } = show();
  for (const name of ['name', 'email', 'password'] as const) await fields[name].fill(good[name]);
  await submit.click();
  await expect.poll(() => localStorage.getItem('peyk.refresh')).toBe('r');
  expect(sent.map(({ path }) => path)).toEqual(['/api/auth/signup/', '/api/auth/login/']);
});

test('A-140 A-08 where the sign-in that follows fails, the sign-in page takes over and keeps the remembered place', async () => {
  refused['/api/auth/login/'] = Response.json({ detail: 'Out of order.' }, { status: 503 });
  const { screen, fields, submit } = show();
  for (const name of ['name', 'email', 'password'] as const) await fields[name].fill(good[name]);
  await submit.click();
  await expect.element(screen.getByText('At /signin?next=%2Fprofile')).toBeVisible();
});

test('ERR-09 a sign-up that fails says so', async () => {
  refused['/api/auth/signup/'] = Response.json({ detail: 'Out of order.' }, { status: 503 });
  const { screen, fields, submit } = show();
  for (const name of ['name', 'email', 'password'] as const) await fields[name].fill(good[name]);
  await submit.click();
  await expect.element(screen.getByRole('alert').getByText('Failed to sign up')).toBeVisible();
  await expect.element(fields.name).toHaveValue(good.name);
});

test('A-08 the ways to sign in and to Google keep the remembered place', async () => {
  const { screen } = show();
  const href = (name: string) => screen.getByRole('link', { name }).element().getAttribute('href');
  expect(href('Sign in')).toBe('/signin?next=%2Fprofile');
  expect(href('Continue with Google')).toBe('/signup/google?next=%2Fprofile');
});

test('A-140 the sign-in page that takes over knows the address and says that the account is there', async () => {
  refused['/api/auth/login/'] = Response.json({ detail: 'Out of order.' }, { status: 503 });
  const before = location.href;
  onTestFinished(() => history.replaceState(null, '', before));
  history.replaceState(null, '', '/signup?next=%2Fprofile');
  const screen = render(
    <Router hook={useBrowserLocation}>
      <Route path="/signup" component={SignUp} />
      <Route path="/signin" component={SignIn} />
    </Router>,
  );
  await screen.getByRole('textbox', { name: 'Full name' }).fill(good.name);
  await screen.getByRole('textbox', { name: 'Email address' }).fill(` ${good.email} `);
  await screen.getByRole('textbox', { name: 'Password' }).fill(` ${good.password} `);
  await screen.getByRole('button', { name: 'Create account' }).click();
  await expect.element(screen.getByText(en.auth.accountReady)).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue(good.email);
  await expect.element(screen.getByRole('textbox', { name: 'Password' })).toHaveValue('');
  expect(location.href).not.toContain('ana');
  expect(sent[0]?.body).toMatchObject({ email: good.email, password: ` ${good.password} ` });
});

test('A-149 what the server says of its two names stands at the one name of the form, and nothing above it', async () => {
  const { screen, form, fields, submit } = show();
  for (const name of ['name', 'email', 'password'] as const) await fields[name].fill(good[name]);
  for (const [answer, words] of [
    [{ last_name: ['Last is too long.'] }, 'Last is too long.'],
    [{ first_name: ['First is too long.'], last_name: ['Last is too long.'] }, 'First is too long. Last is too long.'],
  ] as const) {
    refused['/api/auth/signup/'] = Response.json({ ...answer, detail: 'x' }, { status: 400 });
    await submit.click();
    await expect.element(form.getByText(words)).toBeVisible();
    await expect.element(fields.name).toHaveAttribute('aria-invalid', 'true');
    await expect.element(screen.getByText('Failed to sign up')).not.toBeInTheDocument();
  }
});

test('one account is made however often one presses', async () => {
  const { fields, submit } = show();
  for (const name of ['name', 'email', 'password'] as const) await fields[name].fill(good[name]);
  await userEvent.keyboard('{Enter}{Enter}');
  (submit.element() as HTMLElement).click();
  await expect.poll(() => localStorage.getItem('peyk.refresh')).toBe('r');
  expect(sent.map(({ path }) => path)).toEqual(['/api/auth/signup/', '/api/auth/login/']);
});
