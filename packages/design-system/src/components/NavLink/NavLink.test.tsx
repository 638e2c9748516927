import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render';
import { NavLink } from './NavLink';

test('the link of the page one is on says so', async () => {
  render(
    <>
      <NavLink href="/dashboard" current={false}>
        Dashboard
      </NavLink>
      <NavLink href="/bots" current>
        My Bots
      </NavLink>
    </>,
  );
  await expect.element(page.getByRole('link', { name: 'My Bots' })).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
});

test.each(['en', 'fa'] as const)('in %s Enter follows it inside the app', async (locale) => {
  const navigate = vi.fn<(path: string) => void>();
  render(
    <NavLink look="list" icon="bot" href="/bots" current={false}>
      My Bots
    </NavLink>,
    { locale, navigate },
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(navigate.mock.calls[0]?.[0]).toBe('/bots');
});
