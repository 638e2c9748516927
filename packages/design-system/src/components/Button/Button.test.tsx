import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render';
import { Button } from './Button';

test('a press calls back once', async () => {
  const onPress = vi.fn<() => void>();
  render(<Button onPress={onPress}>Approve</Button>);
  await page.getByRole('button', { name: 'Approve' }).click();
  expect(onPress).toHaveBeenCalledOnce();
});

test('a busy button keeps its name, takes no press and says so', async () => {
  const onPress = vi.fn<() => void>();
  render(
    <Button busy onPress={onPress}>
      Approve
    </Button>,
  );
  const button = page.getByRole('button', { name: 'Approve', exact: true });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  expect(onPress).not.toHaveBeenCalled();
  await expect.element(page.getByText('In progress')).toBeInTheDocument();
});
