import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';
import { Dialog } from './Dialog';

test('a dialog is named by its title and closes with Escape and its cross', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <Dialog open onClose={onClose} title="Edit degree">
      Words
    </Dialog>,
  );
  await expect.element(page.getByRole('dialog', { name: 'Edit degree' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('a busy confirmation stays: Escape does not cancel it', async () => {
  const onCancel = vi.fn<() => void>();
  render(
    <ConfirmDialog
      open
      busy
      title="Delete bot"
      body="Sure?"
      confirmLabel="Delete"
      cancelLabel="Cancel"
      onConfirm={() => undefined}
      onCancel={onCancel}
    />,
  );
  await expect.element(page.getByRole('alertdialog', { name: 'Delete bot' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).not.toHaveBeenCalled();
});
