import { expect, onTestFinished, test, vi } from 'vitest';
import { MockConfig } from '../../../mocks/fixtures/config';
import { render } from '../../../mocks/render';
import { tokens } from '../../../session/tokens';
import { pressOn } from '../../../testing/tabTo';
import { GmailDebug } from './GmailDebug';

const url = 'https://accounts.example/auth?client_id=peyk&state=s3cret-state';

/** Renders the page with a mocked server; `answer` is the response of the connect endpoint. */
function show(answer: () => Response, config: object = MockConfig) {
  const asked: { path: string; method: string; redirect: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname;
    if (path === '/api/config/') return Response.json(config);
    asked.push({ path, method: request.method, redirect: request.redirect, body: await request.json() });
    return answer();
  });
  tokens.begin({ access: 'access-token', refresh: 'refresh-token' });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    tokens.clear();
  });
  const screen = render(<GmailDebug />, { path: '/gmail/debug' });
  return {
    screen,
    asked,
    raw: screen.getByRole('button', { name: 'Show raw response' }),
    asApp: screen.getByRole('button', { name: 'Show how the app reads it' }),
    answer: screen.getByRole('region', { name: 'Response' }),
  };
}

const connected = () => Response.json({ authorization_url: url, state: 's3cret-state' });

test('GMAIL-30 GMAIL-31 both buttons POST to the debug address with the return address and follow no redirect', async () => {
  const { raw, asApp, asked, answer } = show(connected);
  await raw.click();
  await expect.element(answer).toBeVisible();
  await asApp.click();
  await expect.element(answer.getByText(/The app would open this address/)).toBeVisible();
  const call = {
    path: '/api/integrations/api/gmail/connect/',
    method: 'POST',
    redirect: 'manual',
    body: { redirect_uri: `${location.origin}/gmail/callback` },
  };
  expect(asked).toEqual([call, call]);
});

test('GMAIL-32 GMAIL-33 GMAIL-34 A-92 shows status, Location and the start of the body, and no state', async () => {
  const { raw, answer } = show(
    () => new Response(`{"state":"s3cret-state"}${' '.repeat(600)}`, { status: 201, headers: { Location: url } }),
  );
  await raw.click();
  await expect.element(answer.getByText('201')).toBeVisible();
  await expect.element(answer.getByText('https://accounts.example/auth?client_id=peyk&state=••••••')).toBeVisible();
  await expect.element(answer.getByText('{"state":"••••••"}')).toBeVisible();
  await expect.element(answer.getByText(/Only the start is shown; the whole body has 624 characters/)).toBeVisible();
  expect(document.body.textContent).not.toContain('s3cret');
});

test.each([
  [404, 'text/html', '<!doctype html><title>Not found</title>'],
  [500, 'application/json', '{"detail":"Out of order."}'],
  [502, 'text/plain', ''],
  [429, 'application/json', '{"detail":"Slowly."}'],
])('GMAIL-32 GMAIL-34 an answer of %i as %s is shown as it is', async (status, type, body) => {
  const { raw, answer } = show(() => new Response(body, { status, headers: { 'Content-Type': type } }));
  await raw.click();
  await expect.element(answer.getByText(String(status), { exact: true })).toBeVisible();
  await expect.element(answer.getByText(body || 'Empty', { exact: true })).toBeVisible();
});

test('GMAIL-29 GMAIL-31 reads an answer without an address as the app does', async () => {
  const { asApp, answer } = show(() => new Response('{}', { status: 200 }));
  await asApp.click();
  await expect.element(answer.getByText(/Access-Control-Expose-Headers/)).toBeVisible();
});

test('a server that is out of reach says so, and both buttons can be pressed again', async () => {
  const { screen, raw, asApp } = show(() => {
    throw new TypeError('Failed to fetch');
  });
  await raw.click();
  await expect.element(screen.getByRole('alert').getByText('Could not reach the server')).toBeVisible();
  await expect.element(raw).toBeEnabled();
  await expect.element(asApp).toBeEnabled();
});

test('A-92 the page has no button where the server turned it off', async () => {
  const { screen, raw } = show(connected, { ...MockConfig, gmail_debug: false });
  await expect.element(screen.getByRole('heading', { name: 'This page is disabled' })).toBeVisible();
  await expect.element(raw).not.toBeInTheDocument();
});

test('GMAIL-31 by keyboard alone both buttons show their answer', async () => {
  const { raw, asApp, asked, answer } = show(connected);
  await pressOn(raw);
  await expect.element(answer).toBeVisible();
  await pressOn(asApp);
  await expect.element(answer.getByText(/The app would open this address/)).toBeVisible();
  expect(asked).toHaveLength(2);
});
