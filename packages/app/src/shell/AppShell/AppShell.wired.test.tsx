import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { useLocation } from 'wouter';
import { MockConfig } from '../../mocks/fixtures/config';
import { MockSending } from '../../mocks/fixtures/sending';
import { render } from '../../mocks/render';
import { serve } from '../../mocks/serve';
import { tokens } from '../../session/tokens';
import { AppShell } from './AppShell';

function Place() {
  const [path] = useLocation();
  return <output>{path}</output>;
}

/** The frame of a signed-in person, optionally on a phone. */
async function open({ phone = false } = {}) {
  if (phone) {
    await page.viewport(360, 740);
    onTestFinished(() => page.viewport(1280, 800));
  }
  const sent = serve({
    'GET /api/config/': MockConfig,
    'GET /api/sending/': MockSending,
    'POST /api/auth/logout/': { detail: 'ok' },
  });
  const screen = render(
    <AppShell isAvailable={() => true}>
      <Place />
    </AppShell>,
    { path: '/bots' },
  );
  return { screen, sent, place: screen.getByRole('status').filter({ hasText: /^\// }) };
}

test('whoever logs out is at sign-in, has no session, and finds the frame of a visitor', async () => {
  const { screen, sent, place } = await open();
  await screen.getByRole('button', { name: 'Account' }).click();
  await screen.getByRole('menuitem', { name: 'Logout' }).click();
  await expect.element(place).toHaveTextContent('/signin');
  expect(tokens.exist()).toBe(false);
  await expect.element(screen.getByRole('banner').getByRole('link', { name: 'Get Started' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Account' })).not.toBeInTheDocument();
  await expect
    .poll(() => sent.filter(({ call }) => call.startsWith('POST')))
    .toEqual([{ call: 'POST /api/auth/logout/', body: { refresh: 'refresh-token' } }]);
});

test('the menu of a phone belongs to its page: it closes with the way elsewhere and opens again there', async () => {
  const { screen, place } = await open({ phone: true });
  const menu = screen.getByRole('dialog', { name: 'Menu' });
  await screen.getByRole('button', { name: 'Open the menu' }).click();
  await menu.getByRole('link', { name: 'Profile' }).click();
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(place).toHaveTextContent('/profile');
  await screen.getByRole('button', { name: 'Open the menu' }).click();
  await expect.element(menu.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect.element(place).toHaveTextContent('/signin');
  await expect.element(menu).not.toBeInTheDocument();
});
