import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import { render } from '../../testing/render';
import { Dialog } from './Dialog';

function Example({ dismissable, onClosed }: { dismissable?: boolean; onClosed?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        title="Edit degree"
        dismissable={dismissable}
        actions={<Button>Save</Button>}
        onClose={() => {
          onClosed?.();
          setOpen(false);
        }}
      >
        <TextField label="Field of study" />
      </Dialog>
    </>
  );
}
const dialog = () => page.getByRole('dialog', { name: 'Edit degree' });
const outside = () => userEvent.click(document.body, { position: { x: 4, y: 4 } });

test('a dialog is named by its title and closes with Escape and its cross', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <Dialog open onClose={onClose} title="Edit degree">
      Words
    </Dialog>,
  );
  await expect.element(dialog()).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

test.each(['en', 'fa'] as const)(
  'in %s focus moves in, goes round inside and returns to the button',
  async (locale) => {
    render(<Example />, { locale });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog()).toHaveFocus();
    await userEvent.tab();
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/Close|بستن/);
    await userEvent.tab();
    await expect.element(page.getByRole('textbox')).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.tab();
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/Close|بستن/);
    await userEvent.tab({ shift: true });
    await expect.element(page.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
  },
);

test('a press outside closes a dialog that holds nothing to lose', async () => {
  render(<Example />);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(dialog()).toBeVisible();
  await outside();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('a press outside leaves a dialog that holds typed words, and Escape still closes it', async () => {
  const onClosed = vi.fn<() => void>();
  render(<Example dismissable={false} onClosed={onClosed} />);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(dialog()).toBeVisible();
  await outside();
  expect(onClosed).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClosed).toHaveBeenCalledOnce();
});

test('words that are taller than the screen can be scrolled by keyboard alone', async () => {
  render(
    <Dialog open onClose={() => undefined} title="Edit degree">
      {Array.from({ length: 80 }, (_, line) => (
        <p key={line}>Line {line}</p>
      ))}
    </Dialog>,
  );
  await userEvent.tab();
  await userEvent.tab();
  const box = document.activeElement;
  expect(box?.scrollHeight).toBeGreaterThan(box?.clientHeight ?? 0);
  await userEvent.keyboard('{End}');
  await expect.poll(() => box?.scrollTop).toBeGreaterThan(0);
});
