import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useLocation, useSearch } from 'wouter';
import { Button } from '@peyk/design-system';
import { MockGmail } from '../../../mocks/fixtures/gmail';
import { render } from '../../../mocks/render';
import { rememberedLocation } from '../../../session/rememberedLocation';
import { tokens } from '../../../session/tokens';
import { pressOn } from '../../../testing/tabTo';
import { GmailCallback } from './GmailCallback';

/** The page and its current URL. */
function Place({ children }: { children: React.ReactNode }) {
  const [path] = useLocation();
  const search = useSearch();
  return (
    <>
      <output>{search ? `${path}?${search}` : path}</output>
      {path === '/gmail/callback' ? children : null}
    </>
  );
}

interface World {
  signedIn?: boolean;
  callback?: () => Promise<Response>;
  children?: React.ReactNode;
  /** Rendered next to the page at every URL. */
  besides?: React.ReactNode;
}

/** Renders the return page with this query, without an opener; the mocked server accepts the code by default. */
function arrive(query: string, { signedIn = true, callback, children = <GmailCallback />, besides }: World = {}) {
  const close = vi.spyOn(globalThis, 'close').mockImplementation(() => undefined);
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.json());
    return callback?.() ?? Response.json(MockGmail);
  });
  tokens.clear();
  if (signedIn) tokens.begin({ access: 'access-token', refresh: 'refresh-token' });
  const channel = new BroadcastChannel('gmail-oauth');
  const heard: unknown[] = [];
  channel.addEventListener('message', ({ data }) => heard.push(data));
  onTestFinished(() => {
    channel.close();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    tokens.clear();
  });
  const screen = render(
    <>
      <Place>{children}</Place>
      {besides}
    </>,
    { path: `/gmail/callback?${query}` },
  );
  return { screen, close, sent, channel, heard };
}

const atPlace = (screen: ReturnType<typeof arrive>['screen']) => () =>
  screen.element().querySelector('output')?.textContent;

test('GMAIL-13 A-82 with its opener cut off it hands the answer over by the second path, and lets go of the code', async () => {
  const { screen, channel, heard, close, sent } = arrive('code=c0de&state=s1');
  channel.addEventListener('message', () =>
    channel.postMessage({ source: 'gmail-oauth', status: 'taken', state: 's1' }),
  );
  await expect.poll(() => heard).toEqual([{ source: 'gmail-oauth', status: 'success', code: 'c0de', state: 's1' }]);
  await expect.element(screen.getByRole('heading', { name: 'You can close this window' })).toBeVisible();
  await expect.poll(() => close.mock.calls.length).toBe(1);
  await expect.poll(atPlace(screen)).toBe('/gmail/callback');
  expect(sent).toEqual([]);
});

test('A-81 another page that took another answer changes nothing here', async () => {
  const { screen, channel, sent } = arrive('code=c0de&state=s1');
  channel.postMessage({ source: 'gmail-oauth', status: 'taken', state: 'of another' });
  await expect.poll(atPlace(screen)).toBe('/gmail?gmail_connect=success');
  expect(sent).toEqual([{ code: 'c0de', state: 's1', redirect_uri: `${location.origin}/gmail/callback` }]);
});

test('GMAIL-19 A-84 with nobody there it connects by itself and leads to the Gmail page', async () => {
  const { screen, sent } = arrive('code=c0de&state=s1&scope=email');
  await expect.poll(atPlace(screen)).toBe('/gmail?gmail_connect=success');
  expect(sent).toHaveLength(1);
});

test('GMAIL-20 A-84 a code that the server refuses leads there with its words', async () => {
  const { screen } = arrive('code=c0de&state=used', {
    callback: async () => Response.json({ detail: 'This link was used already.' }, { status: 400 }),
  });
  await expect.poll(atPlace(screen)).toBe('/gmail?gmail_connect=error&error_description=This+link+was+used+already.');
});

test('GMAIL-17 GMAIL-20 a refusal at Google makes no call and leads there with its reason', async () => {
  const { screen, sent } = arrive('error=access_denied&state=s1');
  await expect.poll(atPlace(screen)).toBe('/gmail?gmail_connect=error&error=access_denied');
  expect(sent).toEqual([]);
});

/** A sign-in page that redirects to the remembered location. */
function SignIn() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  if (path !== '/signin') return <button onClick={() => navigate('/gmail/callback')}>Callback</button>;
  const signIn = () => {
    tokens.begin({ access: 'access-token', refresh: 'refresh-token' });
    navigate(rememberedLocation(search) ?? '/');
  };
  return <button onClick={signIn}>As somebody</button>;
}

test('GMAIL-14 A-01 for whoever is signed out the code is kept for one sign-in, in memory alone', async () => {
  const { screen, sent } = arrive('code=c0de&state=s1', { signedIn: false, besides: <SignIn /> });
  await expect.element(screen.getByRole('heading', { name: 'Please sign in first' })).toBeVisible();
  await expect.poll(atPlace(screen)).toBe('/gmail/callback');
  expect(sent).toEqual([]);
  expect(JSON.stringify([localStorage, sessionStorage, history.state])).not.toContain('c0de');
  await screen.getByRole('link', { name: 'Sign in' }).click();
  await screen.getByRole('button', { name: 'As somebody' }).click();
  await expect.poll(atPlace(screen)).toBe('/gmail?gmail_connect=success');
  expect(sent).toEqual([{ code: 'c0de', state: 's1', redirect_uri: `${location.origin}/gmail/callback` }]);
  await screen.getByRole('button', { name: 'Callback' }).click();
  await expect.element(screen.getByRole('heading', { name: 'There is nothing to connect here' })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('A-01 a code that was kept is not for the second who signs in', async () => {
  const { screen, sent } = arrive('code=c0de&state=s1', { signedIn: false, besides: <SignIn /> });
  await screen.getByRole('link', { name: 'Sign in' }).click();
  tokens.begin({ access: 'access-of-one', refresh: 'refresh-of-one' });
  tokens.clear();
  tokens.session();
  await screen.getByRole('button', { name: 'As somebody' }).click();
  await expect.element(screen.getByRole('heading', { name: 'There is nothing to connect here' })).toBeVisible();
  expect(sent).toEqual([]);
});

test('whoever leaves while the server is told is not pulled back', async () => {
  let answered = false;
  let keep = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    keep = resolve;
  });
  function Leaving() {
    const [, navigate] = useLocation();
    const [left, leave] = useState(false);
    return (
      <>
        {left ? null : <GmailCallback />}
        <Button
          onPress={() => {
            leave(true);
            navigate('/bots');
          }}
        >
          Leave
        </Button>
      </>
    );
  }
  const { screen, sent } = arrive('code=c0de&state=s1', {
    callback: async () => {
      await held;
      answered = true;
      return Response.json(MockGmail);
    },
    children: <Leaving />,
  });
  await expect.poll(() => sent.length).toBe(1);
  await screen.getByRole('button', { name: 'Leave' }).click();
  keep();
  await expect.poll(() => answered).toBe(true);
  await expect.poll(atPlace(screen)).toBe('/bots');
});

test('an address without an answer says that there is nothing to do', async () => {
  const { screen, sent } = arrive('');
  await expect.element(screen.getByRole('heading', { name: 'There is nothing to connect here' })).toBeVisible();
  expect(sent).toEqual([]);
});

test.each([
  ['of a known code in our words', 'error=access_denied', /^Peyk was not given permission to send\./],
  ['of an unknown code in its own, which are marked as such', 'error=odd_code', /^Google answered “Not today”\.$/],
])('GMAIL-20 a refusal at Google is told here to whoever is signed out, %s', async (_what, query, words) => {
  const { screen, sent } = arrive(`${query}&error_description=Not+today`, { signedIn: false });
  await expect.element(screen.getByRole('heading', { name: 'Connection failed' })).toBeVisible();
  await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Manage Gmail accounts' })).toHaveAttribute('href', '/gmail');
  expect(sent).toEqual([]);
});

test('GMAIL-14 by keyboard alone whoever is signed out signs in, and the code goes through', async () => {
  const { screen, sent } = arrive('code=c0de&state=s1', { signedIn: false, besides: <SignIn /> });
  await expect.element(screen.getByRole('heading', { name: 'Please sign in first' })).toBeVisible();
  await pressOn(screen.getByRole('link', { name: 'Sign in' }));
  await pressOn(screen.getByRole('button', { name: 'As somebody' }));
  await expect.poll(atPlace(screen)).toBe('/gmail?gmail_connect=success');
  expect(sent).toHaveLength(1);
});
