import { Button } from '@peyk/design-system';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MockGmail } from '../../mocks/fixtures/gmail';
import { render } from '../../mocks/render';
import { tokens } from '../../session/tokens';
import { ConnectNotice } from './ConnectNotice';
import { useGmailConnect } from './useGmailConnect';

function Harness() {
  const { connect, busy, start, dismiss } = useGmailConnect({ opener: 'popup' });
  return (
    <>
      <Button busy={busy} onPress={start}>
        Connect
      </Button>
      <ConnectNotice connect={connect} onDismiss={dismiss} />
    </>
  );
}

/** A browser with this window, and a server that accepts the code. */
function around(target: { closed: boolean } | null) {
  const opened = target && { location: { href: '' }, close: vi.fn(), ...target };
  const open = vi.spyOn(globalThis, 'open').mockReturnValue(opened as unknown as Window | null);
  const sent: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname;
    sent.push({ path, body: request.method === 'POST' ? await request.json() : null });
    if (path.endsWith('/connect/'))
      return Response.json({ authorization_url: 'https://accounts.example/auth', state: 's1' });
    return Response.json(MockGmail);
  });
  tokens.begin({ access: 'access-token', refresh: 'refresh-token' });
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    tokens.clear();
  });
  return { open, opened, sent };
}

const success = { source: 'gmail-oauth', status: 'success', code: 'c0de', state: 's1' };

test('GMAIL-16 says that the popup was blocked', async () => {
  around(null);
  const screen = render(<Harness />);
  await screen.getByRole('button', { name: 'Connect' }).click();
  await expect.element(screen.getByText('Popup blocked. Please allow popups for this site.')).toBeVisible();
});

test('GMAIL-11 GMAIL-14 ROUTE-18 opens 500 by 600, sends the window on and completes with code and state', async () => {
  const { open, opened, sent } = around({ closed: false });
  const screen = render(<Harness />);
  await screen.getByRole('button', { name: 'Connect' }).click();
  await expect.element(screen.getByText('Continue in the window that opened')).toBeVisible();
  expect(open.mock.calls[0]?.[2]).toContain('width=500,height=600');
  expect(opened?.location.href).toBe('https://accounts.example/auth');
  globalThis.postMessage({ ...success, state: 'of somebody else' }, location.origin);
  globalThis.postMessage(success, location.origin);
  await expect.element(screen.getByText('Gmail connected successfully')).toBeVisible();
  expect(sent.filter(({ path }) => path.endsWith('/callback/')).map(({ body }) => body)).toEqual([
    { code: 'c0de', state: 's1', redirect_uri: `${location.origin}/gmail/callback` },
  ]);
});

test('GMAIL-15 A-82 counts a closed window as cancelled, and takes a success that comes late over the second path', async () => {
  around({ closed: true });
  const screen = render(<Harness />);
  await screen.getByRole('button', { name: 'Connect' }).click();
  await expect.element(screen.getByText('Connection cancelled by user'), { timeout: 5000 }).toBeVisible();
  const channel = new BroadcastChannel('gmail-oauth');
  onTestFinished(() => channel.close());
  channel.postMessage(success);
  await expect.element(screen.getByText('Gmail connected successfully')).toBeVisible();
});

test('A-82 tells the window that its answer was taken', async () => {
  around({ closed: false });
  const screen = render(<Harness />);
  await screen.getByRole('button', { name: 'Connect' }).click();
  await expect.element(screen.getByText('Continue in the window that opened')).toBeVisible();
  const channel = new BroadcastChannel('gmail-oauth');
  onTestFinished(() => channel.close());
  const heard: unknown[] = [];
  channel.addEventListener('message', (event) => heard.push(event.data));
  channel.postMessage(success);
  await expect.poll(() => heard).toContainEqual({ source: 'gmail-oauth', status: 'taken', state: 's1' });
});
