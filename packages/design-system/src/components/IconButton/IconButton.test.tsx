import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Held } from '../../testing/words';
import { render } from '../../testing/render';
import { IconButton } from './IconButton';

test.each(['{Enter}', ' '])('the key "%s" presses it, and its label is its name', async (key) => {
  const onPress = vi.fn<() => void>();
  render(<IconButton icon="trash" label="Delete Skagen" onPress={onPress} />);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Delete Skagen' })).toHaveFocus();
  await userEvent.keyboard(key);
  expect(onPress).toHaveBeenCalledOnce();
});

test('a toggle says whether it is on and keeps its name', async () => {
  render(
    <Held initial={false}>
      {(on, set) => <IconButton icon="star" label="Keep Skagen" pressed={on} onPress={() => set(!on)} />}
    </Held>,
  );
  const toggle = page.getByRole('button', { name: 'Keep Skagen' });
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
});

test('a busy one keeps its name and takes no press', async () => {
  const onPress = vi.fn<() => void>();
  render(<IconButton icon="refresh" label="Refresh" busy onPress={onPress} />);
  const button = page.getByRole('button', { name: 'Refresh', exact: true });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onPress).not.toHaveBeenCalled();
});
