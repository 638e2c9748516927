import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button';
import { render } from '../../testing/render';
import { ConfirmDialog } from './ConfirmDialog';
import type { ConfirmDialogProps } from './ConfirmDialog';

type ExampleProps = Partial<Pick<ConfirmDialogProps, 'busy' | 'error' | 'onConfirm' | 'onCancel'>>;

function Example({ onCancel, onConfirm = () => undefined, ...rest }: ExampleProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Ask</Button>
      <ConfirmDialog
        {...rest}
        open={open}
        title="Delete bot"
        body="Six drafts go with it."
        confirmLabel="Delete"
        cancelLabel="Cancel"
        onConfirm={onConfirm}
        onCancel={() => {
          onCancel?.();
          setOpen(false);
        }}
      />
    </>
  );
}
const question = () => page.getByRole('alertdialog', { name: 'Delete bot' });
const ask = () => page.getByRole('button', { name: 'Ask' }).click();
const outside = () => userEvent.click(document.body, { position: { x: 4, y: 4 } });

test('its title and its words are read together', async () => {
  render(<Example />);
  await ask();
  await expect.element(question()).toHaveAccessibleDescription('Six drafts go with it.');
});

test.each(['en', 'fa'] as const)('in %s the first answer by keyboard is to keep, the second to act', async (locale) => {
  const onConfirm = vi.fn<() => void>();
  render(<Example onConfirm={onConfirm} />, { locale });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(question()).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Ask' })).toHaveFocus();
});

test('a press outside does not answer', async () => {
  const onCancel = vi.fn<() => void>();
  render(<Example onCancel={onCancel} />);
  await ask();
  await expect.element(question()).toBeVisible();
  await outside();
  expect(onCancel).not.toHaveBeenCalled();
  await expect.element(question()).toBeVisible();
});

test('a busy confirmation stays: Escape does not cancel it', async () => {
  const onCancel = vi.fn<() => void>();
  render(<Example busy onCancel={onCancel} />);
  await ask();
  await expect.element(question()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).not.toHaveBeenCalled();
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
});

test('a failure is said at once and the question can be asked again', async () => {
  render(<Example error="It could not be deleted." />);
  await ask();
  await expect.element(page.getByRole('alert')).toHaveTextContent('It could not be deleted.');
  await expect.element(page.getByRole('button', { name: 'Delete' })).toBeEnabled();
});
