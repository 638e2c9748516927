import { expect, onTestFinished, test, vi } from 'vitest';
import { MockConfig } from '../../mocks/fixtures/config';
import { MockUser } from '../../mocks/fixtures/user';
import { render } from '../../mocks/render';
import { tokens } from '../../session/tokens';
import { SignedInShell } from './SignedInShell';

test.each([true, false])('the local mailbox is a place of the menu only where there is one: %s', async (has) => {
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname } = new URL(url);
    if (pathname === '/api/auth/me/') return Response.json(MockUser);
    if (pathname === '/api/config/') return Response.json({ ...MockConfig, local_mailbox: has });
    return Response.json({ detail: 'Not found.' }, { status: 404 });
  });
  tokens.begin({ access: 'access-token', refresh: 'refresh-token' });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    tokens.clear();
  });
  const screen = render(
    <SignedInShell
      path="/bots"
      isAvailable={() => true}
      menuOpen
      onMenuChange={() => undefined}
      onLogout={() => undefined}
    >
      page
    </SignedInShell>,
    { path: '/bots' },
  );
  await expect.element(screen.getByText(MockUser.email).or(screen.getByRole('dialog')).first()).toBeVisible();
  await expect.poll(() => screen.getByRole('link', { name: 'Local mailbox' }).elements().length > 0).toBe(has);
  await expect.element(screen.getByRole('dialog').getByRole('link', { name: 'Gmail' })).toBeVisible();
});
