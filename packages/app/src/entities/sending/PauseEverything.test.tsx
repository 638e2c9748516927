import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useApi } from '../../api/useApi';
import { formatWeekdayTime } from '../../i18n/format';
import { MockSending } from '../../mocks/fixtures/sending';
import { MockUser } from '../../mocks/fixtures/user';
import { render } from '../../mocks/render';
import { tokens } from '../../session/tokens';
import { AppShell } from '../../shell/AppShell/AppShell';
import { PageHeading } from '../../ui/PageHeading/PageHeading';

const pausedAt = '2026-11-20T08:40:00Z';

/** The shell of a signed-in person with a server that answers as given; returns the requests. */
function shell({
  paused = false,
  answer,
  children,
}: { paused?: boolean; answer?: (path: string) => Promise<Response>; children?: ReactNode } = {}) {
  const sent: string[] = [];
  let looks = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'POST') sent.push(pathname);
    if (pathname === '/bots/801/results/') {
      looks += 1;
      return Response.json({ results: [], count: looks });
    }
    if (pathname === '/api/auth/me/') return Response.json(MockUser);
    if (pathname === '/api/sending/')
      return Response.json({ ...MockSending, paused, paused_at: paused ? pausedAt : null });
    if (pathname === '/api/sending/pause/')
      return answer?.(pathname) ?? Response.json({ ...MockSending, paused: true, paused_at: pausedAt });
    if (pathname === '/api/sending/resume/')
      return answer?.(pathname) ?? Response.json({ ...MockSending, paused: false, paused_at: null });
    return Response.json({ detail: 'ok' });
  });
  tokens.begin({ access: 'access-token', refresh: 'refresh-token' });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    tokens.clear();
  });
  render(
    <AppShell isAvailable={() => true}>
      <PageHeading title="A page" />
      {children}
    </AppShell>,
    { path: '/bots' },
  );
  return { sent };
}

const choose = async (name: string) => {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name }).click();
};
const note = page.getByText('All sending is paused');

test('R17 one press pauses everything, and every page says so once the server did', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { sent } = shell({
    answer: async () => {
      await held;
      return Response.json({ ...MockSending, paused: true, paused_at: pausedAt });
    },
  });
  await choose('Pause everything');
  await expect.element(page.getByText('Pausing everything…')).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
  release();
  await expect.element(note).toBeVisible();
  expect(sent).toEqual(['/api/sending/pause/']);
});

test('R17 what the page of a bot says of its emails is asked for again once everything is paused', async () => {
  function Results() {
    const { data } = useApi('/bots/{id}/results/', { params: { path: { id: 801 } } });
    return <p>{`Asked ${data?.count ?? 0} times`}</p>;
  }
  shell({ children: <Results /> });
  await expect.element(page.getByText('Asked 1 times')).toBeVisible();
  await choose('Pause everything');
  await expect.element(page.getByText('Asked 2 times')).toBeVisible();
});

test('R17 a pause that failed says so, claims nothing, and can be asked for again', async () => {
  let works = false;
  const { sent } = shell({
    answer: async () =>
      works
        ? Response.json({ ...MockSending, paused: true, paused_at: pausedAt })
        : Response.json({ detail: 'Out of order.' }, { status: 500 }),
  });
  await choose('Pause everything');
  const alert = page.getByRole('alert').filter({ hasText: 'Could not pause sending' });
  await expect.element(alert.getByText(/may still be sent/)).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
  works = true;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.element(note).toBeVisible();
  expect(sent).toEqual(['/api/sending/pause/', '/api/sending/pause/']);
});

test('R17 the pause outlives a reload, and resuming ends it and leads focus to the page', async () => {
  const { sent } = shell({ paused: true });
  await expect.element(note).toBeVisible();
  await page.getByRole('button', { name: 'Resume sending' }).click();
  await expect.element(note).not.toBeInTheDocument();
  await expect.element(page.getByText('Sending resumed')).toBeInTheDocument();
  await expect.element(page.getByRole('main')).toHaveFocus();
  expect(sent).toEqual(['/api/sending/resume/']);
});

test('R17 a resume that failed says that everything may still be paused, nothing else, and keeps focus where it was', async () => {
  shell({ paused: true, answer: async () => Promise.reject(new TypeError('Failed to fetch')) });
  await page.getByRole('button', { name: 'Resume sending' }).click();
  await expect.element(page.getByRole('alert').getByText(/All sending may still be paused/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toHaveFocus();
  expect(page.getByText('Sending resumed').elements()).toEqual([]);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(note).toBeVisible();
});

test('R17 nobody is asked while signed out, and what one person asked for is nothing to the next', async () => {
  shell({ answer: async () => Response.json({ detail: 'Out of order.' }, { status: 500 }) });
  await choose('Pause everything');
  await expect.element(page.getByText('Could not pause sending')).toBeVisible();
  tokens.clear();
  await expect.element(page.getByText('Could not pause sending')).not.toBeInTheDocument();
  tokens.begin({ access: 'another', refresh: 'another' });
  await expect.element(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await expect.element(page.getByText('Could not pause sending')).not.toBeInTheDocument();
});

test('R17 what one person asked for is nothing to another who takes their place at once', async () => {
  shell({ answer: async () => Response.json({ detail: 'Out of order.' }, { status: 500 }) });
  await choose('Pause everything');
  await expect.element(page.getByText('Could not pause sending')).toBeVisible();
  tokens.begin({ access: 'another', refresh: 'another' });
  await expect.element(page.getByText('Could not pause sending')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Account' })).toBeVisible();
});

test('R17 a resume that failed is tried again as a resume, and the failure goes while it is on its way', async () => {
  let works = false;
  const late = Promise.withResolvers<Response>();
  const { sent } = shell({
    paused: true,
    answer: async () => (works ? late.promise : Response.json({ detail: 'Out of order.' }, { status: 500 })),
  });
  await choose('Resume sending');
  const alert = page.getByRole('alert').filter({ hasText: 'Could not resume sending' });
  await expect.element(alert.getByText(/Out of order\./)).toBeVisible();
  works = true;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(note).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Resume sending' })).toHaveAttribute('aria-disabled', 'true');
  late.resolve(Response.json({ ...MockSending, paused: false, paused_at: null }));
  await expect.element(note).not.toBeInTheDocument();
  expect(sent).toEqual(['/api/sending/resume/', '/api/sending/resume/']);
});

test('R17 a pause that is answered with silence is looked after', async () => {
  const silence = new Response(null, { status: 204 });
  let paused = false;
  shell({
    answer: async () => {
      paused = true;
      return silence;
    },
  });
  const stubbed = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) =>
    paused && request.url.endsWith('/api/sending/')
      ? Response.json({ ...MockSending, paused: true, paused_at: null })
      : stubbed(request),
  );
  await choose('Pause everything');
  await expect.element(note).toBeVisible();
  await expect.element(page.getByText(/^No email goes out until you resume\./)).toBeVisible();
});

test('R17 every list that the switch decides about is asked for again, and once', async () => {
  const asked: string[] = [];
  function Lists() {
    useApi('/bots/');
    useApi('/bots/{id}/', { params: { path: { id: 801 } } });
    useApi('/bots/{id}/results/', { params: { path: { id: 801 } } });
    useApi('/api/emails/email-drafts/');
    useApi('/api/emails/email-drafts/{id}/', { params: { path: { id: 7 } } });
    useApi('/bots/stats/');
    return null;
  }
  shell({ children: <Lists /> });
  await expect.element(page.getByRole('button', { name: 'Account' })).toBeVisible();
  const stubbed = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    // The shell tells the clock as soon as the person is known, which may be now.
    if (pathname !== '/api/student/clock/') asked.push(pathname);
    return stubbed(request);
  });
  await choose('Pause everything');
  await expect.element(note).toBeVisible();
  const lists = [
    '/bots/',
    '/bots/801/',
    '/bots/801/results/',
    '/api/emails/email-drafts/',
    '/api/emails/email-drafts/7/',
  ];
  await expect.poll(() => asked.toSorted()).toEqual(['/api/sending/pause/', ...lists].toSorted());
});

test('R17 on a phone the menu closes with the press, so that the answer is seen', async () => {
  await page.viewport(390, 800);
  onTestFinished(() => page.viewport(1280, 800));
  shell();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pause everything' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(note).toBeVisible();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resume sending' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(note).not.toBeInTheDocument();
});

test('R17 since when everything is paused is said by the clock of the reader', async () => {
  shell({ paused: true });
  await expect.element(page.getByText(`Since ${formatWeekdayTime('en', pausedAt)}.`, { exact: false })).toBeVisible();
});
