import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { render } from '../../testing/render';
import { ErrorState } from './ErrorState';

test('the failure of a page is its first heading and takes focus, so that it is read from there', async () => {
  render(<ErrorState tier="page" title="Page not found" />);
  const title = page.getByRole('heading', { name: 'Page not found', level: 1 });
  await expect.element(title).toHaveFocus();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('the failure of a region is an alert and leaves focus where it is', async () => {
  render(
    <>
      <input aria-label="Search" autoFocus />
      <ErrorState title="Your bots did not arrive">They are safe.</ErrorState>
    </>,
  );
  await expect.element(page.getByRole('alert').getByText('They are safe.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});

test.each([
  ['en', 'Try again'],
  ['fa', 'تلاش دوباره'],
] as const)('in %s a retry is named %s without being told, and the keyboard reaches it', async (locale, name) => {
  const onRetry = vi.fn<() => void>();
  render(<ErrorState title="…" onRetry={onRetry} />, { locale });
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a retry that still runs takes no other press and keeps focus', async () => {
  const onRetry = vi.fn<() => void>();
  render(<ErrorState title="…" busy onRetry={onRetry} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toHaveFocus();
  expect(onRetry).not.toHaveBeenCalled();
});

test('without a retry there is none, and the way out stands alone', async () => {
  render(<ErrorState title="This link has expired" action={<LinkButton href="/">Home</LinkButton>} />);
  await expect.element(page.getByRole('link', { name: 'Home' })).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
