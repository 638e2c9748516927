import { Button } from '@peyk/design-system';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MockGmail } from '../../mocks/fixtures/gmail';
import { render } from '../../mocks/render';
import { tokens } from '../../session/tokens';
import { ConnectNotice } from './ConnectNotice';
import { useGmailAccounts } from './useGmailAccounts';
import { useGmailConnect } from './useGmailConnect';

function Harness({ opener = 'popup' }: { opener?: 'popup' | 'tab' }) {
  const { connect, busy, start, dismiss } = useGmailConnect({ opener });
  return (
    <>
      <Button busy={busy} onPress={start}>
        Connect
      </Button>
      <ConnectNotice connect={connect} onDismiss={dismiss} />
    </>
  );
}

/** A list of accounts elsewhere on the page. */
function Accounts() {
  useGmailAccounts();
  return null;
}

interface FakeWindow {
  readonly closed: boolean;
}

/** Stubs the window, and a server that accepts the code, or answers the callback as given. */
function around(target: FakeWindow | null, callback: () => Promise<Response> = async () => Response.json(MockGmail)) {
  const location_ = { href: '' };
  const close = vi.fn();
  const opened = target && Object.defineProperties(target, { location: { value: location_ }, close: { value: close } });
  const open = vi.spyOn(globalThis, 'open').mockReturnValue(opened as unknown as Window | null);
  const sent: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname;
    sent.push({ path, body: request.method === 'POST' ? await request.json() : null });
    if (path.endsWith('/connect/'))
      return Response.json({ authorization_url: 'https://accounts.example/auth', state: 's1' });
    return path.endsWith('/callback/') ? callback() : Response.json([MockGmail]);
  });
  tokens.begin({ access: 'access-token', refresh: 'refresh-token' });
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    tokens.clear();
  });
  const calls = (end: string) => sent.filter(({ path }) => path.endsWith(end));
  return { open, location: location_, close, sent, calls };
}

/** A promise and its resolve function. */
function held<Value>() {
  let keep = (_value: Value): void => undefined;
  const promise = new Promise<Value>((resolve) => {
    keep = resolve;
  });
  return { promise, keep };
}

/** The harness, waiting for the message of its window. */
async function waiting(opener: 'popup' | 'tab' = 'popup') {
  const screen = render(<Harness opener={opener} />);
  await screen.getByRole('button', { name: 'Connect' }).click();
  await expect.element(screen.getByText('Continue in the window that opened')).toBeVisible();
  return screen;
}

const success = { source: 'gmail-oauth', status: 'success', code: 'c0de', state: 's1' };

test('GMAIL-16 says that the popup was blocked', async () => {
  around(null);
  const screen = render(<Harness />);
  await screen.getByRole('button', { name: 'Connect' }).click();
  await expect.element(screen.getByText('Popup blocked. Please allow popups for this site.')).toBeVisible();
});

test('GMAIL-11 GMAIL-14 ROUTE-18 opens 500 by 600, sends the window on and completes with code and state', async () => {
  const { open, location: address, sent } = around({ closed: false });
  const screen = render(<Harness />);
  await screen.getByRole('button', { name: 'Connect' }).click();
  await expect.element(screen.getByText('Continue in the window that opened')).toBeVisible();
  expect(open.mock.calls[0]?.[2]).toContain('width=500,height=600');
  expect(address.href).toBe('https://accounts.example/auth');
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
  await expect.element(screen.getByText('Connection cancelled by user')).toBeVisible();
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

test('GMAIL-12 looks whether the window was closed once a second', async () => {
  let looks = 0;
  around({
    get closed() {
      looks += 1;
      return false;
    },
  });
  const clock = vi.spyOn(globalThis, 'setInterval');
  await waiting();
  await expect.poll(() => looks).toBeGreaterThanOrEqual(2);
  const look = clock.mock.calls.filter(([, pause]) => pause === 1000).at(-1)?.[0] as () => void;
  const before = looks;
  look();
  expect(looks).toBe(before + 1);
});

test('GMAIL-18 A-83 outside the wizard the window is a tab, without any size', async () => {
  const { open } = around({ closed: false });
  await waiting('tab');
  expect(open.mock.calls).toEqual([['about:blank', '_blank']]);
});

test.each([
  ['Not today', 'Google answered “Not today”.'],
  ['access_denied', 'Peyk was not given permission to send. Nothing was changed; you can try again.'],
  [null, 'Peyk was not given permission to send. Nothing was changed; you can try again.'],
])(
  'GMAIL-17 ERR-31 a refusal because of %s says that it failed and why, and the button is free again',
  async (description, words) => {
    around({ closed: false });
    const screen = await waiting();
    globalThis.postMessage({ source: 'gmail-oauth', status: 'error', description, state: 's1' }, location.origin);
    const alert = screen.getByRole('alert');
    await expect.element(alert.getByText('Connection failed')).toBeVisible();
    await expect.element(alert.getByText(words)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Connect' })).toBeEnabled();
  },
);

test('A-81 hears nothing from another origin, and nothing with another state', async () => {
  const { calls } = around({ closed: false });
  const screen = await waiting();
  dispatchEvent(new MessageEvent('message', { origin: 'https://evil.example', data: success }));
  globalThis.postMessage({ ...success, state: 'of somebody else' }, location.origin);
  globalThis.postMessage({ ...success, source: 'another' }, location.origin);
  // Messages arrive in order: when this last one is handled, the others were received and ignored.
  globalThis.postMessage(
    { source: 'gmail-oauth', status: 'error', description: 'The end', state: 's1' },
    location.origin,
  );
  await expect.element(screen.getByText('Google answered “The end”.')).toBeVisible();
  expect(calls('/callback/')).toEqual([]);
});

test('A-81 an answer that comes twice is used once, and both windows are told that it was taken', async () => {
  const answer = held<Response>();
  const { calls } = around({ closed: false }, () => answer.promise);
  const screen = await waiting();
  const channel = new BroadcastChannel('gmail-oauth');
  onTestFinished(() => channel.close());
  const heard: unknown[] = [];
  channel.addEventListener('message', (event) => heard.push(event.data));
  channel.postMessage(success);
  await expect.poll(() => heard.length).toBe(1);
  channel.postMessage(success);
  await expect.poll(() => heard.length).toBe(2);
  answer.keep(Response.json(MockGmail));
  await expect.element(screen.getByText('Gmail connected successfully')).toBeVisible();
  expect(calls('/callback/')).toHaveLength(1);
});

test('A-81 two presses at once open one window and ask once', async () => {
  const { open, calls } = around({ closed: false });
  const screen = render(<Harness />);
  const button = screen.getByRole('button', { name: 'Connect' });
  const element = button.element() as HTMLElement;
  element.click();
  element.click();
  await expect.element(screen.getByText('Continue in the window that opened')).toBeVisible();
  expect(open).toHaveBeenCalledOnce();
  expect(calls('/connect/')).toHaveLength(1);
});

test('A-81 of two pages that wait, each takes its own answer', async () => {
  const states = ['first', 'second'];
  const { calls } = around({ closed: false });
  const stubbed = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) =>
    request.url.endsWith('/connect/')
      ? Response.json({ authorization_url: 'https://accounts.example/auth', state: states.shift() })
      : stubbed(request),
  );
  const screen = render(
    <>
      <Harness />
      <Harness />
    </>,
  );
  for (const index of [0, 1]) {
    await screen.getByRole('button', { name: 'Connect' }).nth(index).click();
    await expect.poll(() => screen.getByText('Continue in the window that opened').elements().length).toBe(index + 1);
  }
  globalThis.postMessage({ ...success, state: 'second' }, location.origin);
  await expect.element(screen.getByText('Gmail connected successfully')).toBeVisible();
  await expect.element(screen.getByText('Continue in the window that opened')).toBeVisible();
  expect(calls('/callback/').map(({ body }) => body)).toEqual([expect.objectContaining({ state: 'second' })]);
});

test('GMAIL-15 A-82 a window that closes while the server is told does not cancel anything', async () => {
  const answer = held<Response>();
  const target = { closed: false };
  around(target, () => answer.promise);
  const screen = await waiting();
  globalThis.postMessage(success, location.origin);
  await expect.element(screen.getByText('Saving the connection')).toBeVisible();
  const looked = vi.fn(() => true);
  Object.defineProperty(target, 'closed', { get: looked });
  answer.keep(Response.json(MockGmail));
  await expect.element(screen.getByText('Gmail connected successfully')).toBeVisible();
  expect(looked).not.toHaveBeenCalled();
});

test('whoever goes elsewhere while the server is told finds the account in the next list', async () => {
  const answer = held<Response>();
  const { calls } = around({ closed: false }, () => answer.promise);
  function Wizard() {
    const [left, leave] = useState(false);
    return (
      <>
        <Accounts />
        {left ? null : <Harness />}
        <Button onPress={() => leave(true)}>Leave</Button>
      </>
    );
  }
  const screen = render(<Wizard />);
  await screen.getByRole('button', { name: 'Connect' }).click();
  await expect.element(screen.getByText('Continue in the window that opened')).toBeVisible();
  globalThis.postMessage(success, location.origin);
  await expect.element(screen.getByText('Saving the connection')).toBeVisible();
  await screen.getByRole('button', { name: 'Leave' }).click();
  const before = calls('/accounts/').length;
  answer.keep(Response.json(MockGmail));
  await expect.poll(() => calls('/accounts/').length).toBe(before + 1);
});

test.each([
  ['Google refuses', { source: 'gmail-oauth', status: 'error', description: 'Not today', state: 's1' }],
  ['the server refuses', success],
])('the accounts are asked for again where %s', async (_, message) => {
  const { calls } = around({ closed: false }, async () => Response.json({ detail: 'Not today' }, { status: 400 }));
  const screen = render(
    <>
      <Accounts />
      <Harness />
    </>,
  );
  await screen.getByRole('button', { name: 'Connect' }).click();
  await expect.element(screen.getByText('Continue in the window that opened')).toBeVisible();
  await expect.poll(() => calls('/accounts/').length).toBe(1);
  globalThis.postMessage(message, location.origin);
  await expect.element(screen.getByRole('alert').getByText(/Not today/)).toBeVisible();
  await expect.poll(() => calls('/accounts/').length).toBe(2);
});

test('a page that was left takes no answer: the return page then finishes by itself', async () => {
  const { calls } = around({ closed: false });
  function Left() {
    const [left, leave] = useState(false);
    return left ? (
      <Button onPress={() => undefined}>Elsewhere</Button>
    ) : (
      <>
        <Harness />
        <Button onPress={() => leave(true)}>Leave</Button>
      </>
    );
  }
  const screen = render(<Left />);
  await screen.getByRole('button', { name: 'Connect' }).click();
  await expect.element(screen.getByText('Continue in the window that opened')).toBeVisible();
  await screen.getByRole('button', { name: 'Leave' }).click();
  const heard: unknown[] = [];
  const channel = new BroadcastChannel('gmail-oauth');
  const witness = new BroadcastChannel('gmail-oauth');
  onTestFinished(() => {
    channel.close();
    witness.close();
  });
  witness.addEventListener('message', (event) => heard.push(event.data));
  channel.postMessage(success);
  await expect.poll(() => heard).toEqual([success]);
  expect(calls('/callback/')).toEqual([]);
});

test('signing out while the server is told connects nothing for whoever comes next', async () => {
  const answer = held<Response>();
  around({ closed: false }, () => answer.promise);
  const screen = await waiting();
  globalThis.postMessage(success, location.origin);
  await expect.element(screen.getByText('Saving the connection')).toBeVisible();
  tokens.clear();
  tokens.begin({ access: 'of.another.person', refresh: 'of.another.person' });
  answer.keep(Response.json(MockGmail));
  await expect.element(screen.getByRole('alert').getByText('Failed to connect Gmail')).toBeVisible();
  await expect.element(screen.getByText('Gmail connected successfully')).not.toBeInTheDocument();
});

test('signing out before the address is known closes the window', async () => {
  const { close } = around({ closed: false });
  tokens.clear();
  const screen = render(<Harness />);
  await screen.getByRole('button', { name: 'Connect' }).click();
  await expect.element(screen.getByRole('alert').getByText('Failed to connect Gmail')).toBeVisible();
  expect(close).toHaveBeenCalled();
});
