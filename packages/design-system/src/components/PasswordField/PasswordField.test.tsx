import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render';
import { PasswordField } from './PasswordField';

const field = () => page.getByLabelText('Password', { exact: true });

test('showing it with a pointer keeps focus and caret', async () => {
  render(<PasswordField label="Password" defaultValue="correct horse" />);
  await userEvent.click(field());
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.element(field()).toHaveAttribute('type', 'text');
  await expect.element(field()).toHaveFocus();
  await expect.poll(() => (field().element() as HTMLInputElement).selectionStart).toBe(2);
  await userEvent.keyboard('X');
  await expect.element(field()).toHaveValue('coXrrect horse');
});

test.each(['en', 'fa'] as const)('the keyboard shows and hides it (%s)', async (locale) => {
  render(<PasswordField label="Password" defaultValue="correct horse" />, { locale });
  await userEvent.tab();
  await expect.element(field()).toHaveFocus();
  await userEvent.tab();
  const button = page.getByRole('button');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveAttribute('type', 'text');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(field()).toHaveAttribute('type', 'password');
});

test('Caps Lock left on is told while the person types', async () => {
  render(<PasswordField label="Password" />);
  const press = (key: string, capsLock: boolean) =>
    field()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, modifierCapsLock: capsLock }));
  press('A', true);
  await expect.element(page.getByRole('status')).toHaveTextContent('Caps Lock is on.');
  press('a', false);
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
});
