import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render';
import { Button } from './Button';

test('a press calls back once', async () => {
  const onPress = vi.fn<() => void>();
  render(<Button onPress={onPress}>Approve</Button>);
  await page.getByRole('button', { name: 'Approve' }).click();
  expect(onPress).toHaveBeenCalledOnce();
});

test.each(['{Enter}', ' '])('the key "%s" presses it', async (key) => {
  const onPress = vi.fn<() => void>();
  render(<Button onPress={onPress}>Approve</Button>);
  await userEvent.tab();
  await expect.element(page.getByRole('button')).toHaveFocus();
  await userEvent.keyboard(key);
  expect(onPress).toHaveBeenCalledOnce();
});

test.each([
  ['en', 'In progress'],
  ['fa', 'در حال انجام'],
] as const)('a busy button keeps its name and focus, takes no press and says so (%s)', async (locale, said) => {
  const onPress = vi.fn<() => void>();
  render(
    <Button busy onPress={onPress}>
      Approve
    </Button>,
    { locale },
  );
  const button = page.getByRole('button', { name: 'Approve', exact: true });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await button.click({ force: true });
  expect(onPress).not.toHaveBeenCalled();
  await expect.element(page.getByText(said)).toBeInTheDocument();
});

test('a disabled button is passed by', async () => {
  render(
    <>
      <Button disabled>Approve</Button>
      <Button>Skip</Button>
    </>,
  );
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Skip' })).toHaveFocus();
});
