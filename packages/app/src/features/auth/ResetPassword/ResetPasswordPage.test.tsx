import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../mocks/render';
import { ResetPassword } from './ResetPassword';

let sent: unknown[];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  sent = [];
  answer = () => Response.json({ detail: 'done' });
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.json());
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const show = (path = '/reset-password?uid=u1&token=t1') => {
  const screen = render(<ResetPassword />, { path });
  return {
    screen,
    password: screen.getByRole('textbox', { name: 'New password' }),
    save: screen.getByRole('button', { name: 'Save password' }),
  };
};

test('A-06 the page behind the link sends the new password with what the link carries, and leads to sign-in', async () => {
  const { screen, password, save } = show();
  await password.fill('correct horse battery');
  await save.click();
  await expect.element(screen.getByText('Your new password is saved.')).toBeVisible();
  expect(sent).toEqual([{ uid: 'u1', token: 't1', new_password: 'correct horse battery' }]);
  await expect.element(screen.getByRole('link', { name: 'Go to sign-in' })).toBeVisible();
});

test('A-06 an empty password is stopped at its field, a short one by the server', async () => {
  const { screen, password, save } = show();
  await save.click();
  await expect.element(screen.getByText('This field is required.')).toBeVisible();
  expect(sent).toEqual([]);
  answer = () => Response.json({ new_password: ['Must be at least 8 characters.'], detail: 'x' }, { status: 400 });
  await password.fill('short');
  await save.click();
  await expect.element(screen.getByText('Must be at least 8 characters.')).toBeVisible();
  await expect.element(password).toHaveValue('short');
});

test.each([320, 1280])('A-06 at %i px the fault of the field does not move the button', async (width) => {
  await page.viewport(width, 800);
  onTestFinished(() => page.viewport(1280, 800));
  const { password, save } = show();
  const place = () => save.element().getBoundingClientRect().top;
  const before = place();
  await save.click();
  await expect.element(password).toHaveAttribute('aria-invalid', 'true');
  expect(place()).toBe(before);
});

test.each(['/reset-password', '/reset-password?uid=u1', '/reset-password?token=t1&uid='])(
  'A-06 the address %s is a link that does not work, and asks for no password',
  async (path) => {
    const { screen, password } = show(path);
    await expect.element(screen.getByText('This link does not work')).toBeVisible();
    expect(password.elements()).toEqual([]);
  },
);

test('A-06 a new password is sent as it was typed, once, and what is said of it stands at its field alone', async () => {
  const refusal = Promise.withResolvers<Response>();
  answer = () => refusal.promise;
  const { screen, password, save } = show();
  await password.fill(' 12345678 ');
  await userEvent.keyboard('{Enter}{Enter}');
  refusal.resolve(Response.json({ new_password: ['Too common.'], detail: 'x' }, { status: 400 }));
  await expect.element(password).toHaveAccessibleDescription(/Too common\./);
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  expect(sent).toEqual([{ uid: 'u1', token: 't1', new_password: ' 12345678 ' }]);
  answer = () => Response.json({ token: ['Used.'], detail: 'x' }, { status: 400 });
  await save.click();
  await expect.element(screen.getByText('This link does not work')).toBeVisible();
});
