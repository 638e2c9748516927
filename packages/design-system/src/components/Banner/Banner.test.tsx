import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render';
import { Banner } from './Banner';

test.each([
  ['info', 'status'],
  ['success', 'status'],
  ['warning', 'alert'],
  ['danger', 'alert'],
] as const)('%s is a %s', async (tone, role) => {
  render(<Banner tone={tone} title="You are offline" />);
  await expect.element(page.getByRole(role).filter({ hasText: 'You are offline' })).toBeInTheDocument();
});

test.each(['en', 'fa'] as const)('in %s the keyboard presses its action, then closes it', async (locale) => {
  const onPress = vi.fn<() => void>();
  const onDismiss = vi.fn<() => void>();
  render(
    <Banner
      tone="warning"
      title="You are offline"
      action={{ label: 'Try again', onPress }}
      dismiss={{ label: 'Close', onDismiss }}
    />,
    { locale },
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledOnce();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('a place to go is a link that stays inside the app', async () => {
  const navigate = vi.fn<(path: string) => void>();
  render(<Banner tone="danger" title="Gmail" action={{ label: 'Reconnect', href: '/gmail' }} />, { navigate });
  await page.getByRole('link', { name: 'Reconnect' }).click();
  expect(navigate).toHaveBeenCalledWith('/gmail', undefined);
});
