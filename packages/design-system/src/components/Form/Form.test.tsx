import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import { Form } from './Form';

const form = (onSubmit: () => void, busy = false) => (
  <Form onSubmit={onSubmit} busy={busy} errors={{ email: 'Enter a valid email address.' }}>
    <TextField name="email" type="email" label="Email address" required />
    <Button type="submit">Sign in</Button>
  </Form>
);

test('a message of the server describes its field and leaves when the person edits', async () => {
  render(form(vi.fn<() => void>()));
  const field = page.getByRole('textbox', { name: 'Email address' });
  await expect.element(field).toHaveAccessibleDescription('Enter a valid email address.');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await userEvent.fill(field, 'n@mail.example');
  await expect.element(page.getByText('Enter a valid email address.')).not.toBeInTheDocument();
});

test('a submit calls back and never leaves the page', async () => {
  const onSubmit = vi.fn<() => void>();
  render(form(onSubmit));
  await page.getByRole('button', { name: 'Sign in' }).click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a busy form takes no second submit', async () => {
  const onSubmit = vi.fn<() => void>();
  render(form(onSubmit, true));
  await page.getByRole('button', { name: 'Sign in' }).click();
  expect(onSubmit).not.toHaveBeenCalled();
});
