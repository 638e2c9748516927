import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MockConfig } from '../../mocks/fixtures/config';
import { MockUser } from '../../mocks/fixtures/user';
import { render } from '../../mocks/render';
import { serve } from '../../mocks/serve';
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

test('QST-01 the server is told once in this browser in which zone and calendar the days of a person begin', async () => {
  localStorage.removeItem('peyk.clock');
  onTestFinished(() => localStorage.removeItem('peyk.clock'));
  const call = 'PUT /api/student/clock/';
  const clock = { time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone, calendar: 'gregorian' };
  const sent = serve({ [call]: clock, 'GET /api/config/': MockConfig });
  function Visits() {
    const [visit, setVisit] = useState(1);
    return (
      <SignedInShell
        key={visit}
        path="/bots"
        isAvailable={() => true}
        menuOpen={false}
        onMenuChange={() => undefined}
        onLogout={() => undefined}
      >
        <button type="button" onClick={() => setVisit(visit + 1)}>
          visit {visit}
        </button>
      </SignedInShell>
    );
  }
  const screen = render(<Visits />, { path: '/bots' });
  const told = () => sent.filter((each) => each.call === call);
  await expect.poll(told).toEqual([{ call, body: clock }]);
  await expect.poll(() => localStorage.getItem('peyk.clock')).toContain(clock.time_zone);
  await screen.getByRole('button', { name: 'visit 1' }).click();
  await expect.element(screen.getByRole('button', { name: 'visit 2' })).toBeVisible();
  await expect.poll(() => sent.filter(({ call: each }) => each === 'GET /api/auth/me/').length).toBeGreaterThan(1);
  expect(told()).toHaveLength(1);
});
