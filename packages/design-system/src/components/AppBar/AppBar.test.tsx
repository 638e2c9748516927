import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { IconButton } from '../IconButton/IconButton';
import { Link } from '../Link/Link';
import { NavLink } from '../NavLink/NavLink';
import { render } from '../../testing/render';
import { AppBar } from './AppBar';

const bar = (
  <AppBar
    label="Main"
    start={<Link href="/">Peyk</Link>}
    nav={
      <NavLink href="/bots" current>
        My Bots
      </NavLink>
    }
    end={<IconButton icon="bell" label="Notifications" />}
  />
);

test.each([
  ['en', 'left'],
  ['fa', 'right'],
] as const)('in %s the mark stands on the %s and Tab walks mark, navigation, own', async (locale, side) => {
  render(bar, { locale });
  const mark = page.getByRole('link', { name: 'Peyk' }).element().getBoundingClientRect();
  expect(mark.left < window.innerWidth / 2).toBe(side === 'left');
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Peyk' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Notifications' })).toHaveFocus();
});

test('on a phone the navigation leaves the bar', async () => {
  const { innerWidth, innerHeight } = window;
  await page.viewport(320, 640);
  render(bar);
  await expect.element(page.getByText('My Bots')).not.toBeVisible();
  await page.viewport(innerWidth, innerHeight);
});
