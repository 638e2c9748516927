import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { MockMessage, MockSystemMessage } from '../../../mocks/fixtures/mailbox';
import { render } from '../../../mocks/render';
import { tokens } from '../../../session/tokens';
import { pressOn } from '../../../testing/tabTo';
import { Route } from 'wouter';
import { Mailbox } from './Mailbox';

const message = (id: number) => ({ ...MockMessage, id, subject: `Letter ${id}` });
const pages: Record<string, object> = {
  '1': { results: [message(1), message(2)], count: 41 },
  '2': { results: [message(21)], count: 41 },
};
const missing = () => Response.json({ detail: 'Not found.' }, { status: 404 });

interface World {
  path?: string;
  locale?: 'en' | 'fa';
  signedIn?: boolean;
  /** Replaces the default response. */
  answer?: (url: URL) => Response | Promise<Response | undefined> | undefined;
}

/** Renders the mailbox at a path with a mocked server, and records the requests. */
function show({ path = '/mailbox', locale = 'en', signedIn = true, answer }: World = {}) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url);
    asked.push(url.pathname + url.search);
    const told = await answer?.(url);
    if (told) return told;
    if (url.pathname === '/api/mailbox/messages/77/') return Response.json(message(77));
    if (url.pathname !== '/api/mailbox/messages/') return missing();
    return Response.json(pages[url.searchParams.get('page') ?? '']);
  });
  if (signedIn) tokens.begin({ access: 'access-token', refresh: 'refresh-token' });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    tokens.clear();
  });
  const screen = render(
    <>
      <Route path="/mailbox" component={Mailbox} />
      <Route path="/mailbox/:messageId" component={Mailbox} />
    </>,
    { path, locale },
  );
  const subjects = () =>
    screen
      .getByRole('list', { name: 'Messages' })
      .getByRole('link')
      .elements()
      .map(
        (link) =>
          `${link.getAttribute('href')} ${/Letter \d+|No subject|Choose a new password/.exec(link.textContent)?.[0]}`,
      );
  return { screen, asked, subjects };
}
const list = (page: number) => `/api/mailbox/messages/?page=${page}&page_size=20`;

test('whoever is signed in reads what they sent, twenty to a page', async () => {
  const { screen, asked, subjects } = show();
  await expect.element(screen.getByText('41 messages')).toBeVisible();
  expect(asked).toEqual([list(1)]);
  expect(subjects()).toEqual(['/mailbox/1 Letter 1', '/mailbox/2 Letter 2']);
  await screen.getByRole('button', { name: 'Page 3' }).click();
  await expect.poll(() => asked).toEqual([list(1), list(3)]);
});

test('the messages of one page stay until those of the next have come', async () => {
  const next = Promise.withResolvers<void>();
  const { screen, subjects } = show({
    answer: async ({ searchParams }) => {
      if (searchParams.get('page') === '2') await next.promise;
      return undefined;
    },
  });
  await screen.getByRole('button', { name: 'Page 2' }).click();
  await expect.element(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(subjects()).toEqual(['/mailbox/1 Letter 1', '/mailbox/2 Letter 2']);
  next.resolve();
  await expect.poll(subjects).toEqual(['/mailbox/21 Letter 21']);
});

test('a visitor reads what Peyk itself wrote, and nothing else is asked for', async () => {
  const link = `${location.origin}/reset-password?uid=7&token=abc`;
  const system = { ...MockSystemMessage, text: `If it was you, open: ${link}.` };
  const { screen, asked } = show({
    signedIn: false,
    path: '/mailbox/1102',
    answer: () => Response.json({ results: [system], count: 1 }),
  });
  await expect.element(screen.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect.element(screen.getByText(/^Only messages from Peyk itself/)).toBeVisible();
  await expect
    .element(screen.getByRole('article').getByRole('link'))
    .toHaveAttribute('href', '/reset-password?uid=7&token=abc');
  expect(asked).toEqual(['/api/mailbox/system/?page=1&page_size=20']);
});

test('a message of the list is opened without asking for it again', async () => {
  const { screen, asked } = show({ path: '/mailbox/2' });
  const article = screen.getByRole('article');
  await expect.element(article.getByRole('heading', { name: 'Letter 2' })).toBeVisible();
  const facts = article
    .getByRole('definition')
    .elements()
    .map(({ textContent }) => textContent);
  expect(facts.slice(0, 2)).toEqual([MockMessage.from, 'ingrid.solheim@uio.example']);
  expect(asked).toEqual([list(1)]);
});

test.each(['en', 'fa'] as const)('each part of a message has the direction of its own words in %s', async (locale) => {
  const text = 'Dear Professor Solheim.\n\nبا سلام و احترام.\n\nYours, نسرین.';
  const attachments = ['Curriculum.pdf', 'رزومه.pdf'].map((filename) => ({
    filename,
    content_type: 'application/pdf',
    size: 1,
  }));
  const letter = { ...message(1), to: ['ingrid@uio.example'], subject: 'پرسش درباره دوره', text, attachments };
  const { screen } = show({
    path: '/mailbox/1',
    locale,
    answer: () => Response.json({ results: [letter], count: 1 }),
  });
  const article = screen.getByRole('article');
  await expect.element(article).toBeVisible();
  const direction = (words: string) => getComputedStyle(article.getByText(words, { exact: true }).element()).direction;
  for (const words of ['Dear Professor Solheim.', 'Yours, نسرین.', 'Curriculum.pdf', MockMessage.from, ...letter.to])
    expect(`${words} ${direction(words)}`).toBe(`${words} ltr`);
  for (const words of ['با سلام و احترام.', letter.subject, 'رزومه.pdf'])
    expect(`${words} ${direction(words)}`).toBe(`${words} rtl`);
});

test('a message of another page is asked for by itself', async () => {
  const { screen, asked } = show({ path: '/mailbox/77' });
  await expect.element(screen.getByRole('heading', { name: 'Letter 77' })).toBeVisible();
  expect(asked).toEqual([list(1), '/api/mailbox/messages/77/']);
});

test('where there is no mailbox the page leads to the start', async () => {
  const { screen } = show({ answer: missing });
  await expect.element(screen.getByRole('heading', { name: 'There is no local mailbox here' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Go to homepage' })).toHaveAttribute('href', '/');
});

test('a message that is not there leads back to all messages', async () => {
  const { screen } = show({ path: '/mailbox/78' });
  await expect.element(screen.getByRole('heading', { name: 'This message is not here' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'All messages' })).toHaveAttribute('href', '/mailbox');
});

test('a message that is not there is not replaced by another', async () => {
  const { screen, asked } = show({ path: '/mailbox/78' });
  await expect.element(screen.getByText('This message is not here')).toBeVisible();
  await expect.element(screen.getByRole('article')).not.toBeInTheDocument();
  expect(asked).toEqual([list(1), '/api/mailbox/messages/78/']);
});

test.each(['/mailbox', '/mailbox/0', '/mailbox/x'])(
  'at %s the newest message is open beside the list',
  async (path) => {
    const { screen, asked } = show({ path });
    await expect.element(screen.getByRole('article').getByRole('heading', { name: 'Letter 1' })).toBeVisible();
    expect(asked).toEqual([list(1)]);
  },
);

test('on a phone the list comes first', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 720));
  const { screen } = show();
  await expect.element(screen.getByRole('list', { name: 'Messages' })).toBeVisible();
  await expect.element(screen.getByRole('article')).not.toBeInTheDocument();
});

test('Refresh asks for the list anew, and for an open message that is not in it', async () => {
  const { screen, asked } = show({ path: '/mailbox/77' });
  await expect.element(screen.getByRole('heading', { name: 'Letter 77' })).toBeVisible();
  asked.length = 0;
  await screen.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => asked.toSorted()).toEqual(['/api/mailbox/messages/77/', list(1)]);
});

test('Refresh asks for the page that is on screen', async () => {
  const { screen, asked, subjects } = show();
  await screen.getByRole('button', { name: 'Page 2' }).click();
  await expect.poll(subjects).toEqual(['/mailbox/21 Letter 21']);
  asked.length = 0;
  await screen.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => asked).toEqual([list(2)]);
});

test('each row says to whom a letter went, or who wrote it, and what kind it is', async () => {
  const sent = { ...MockMessage, to: ['a@uni.example', 'b@uni.example'], subject: ' \u200b' };
  const { screen } = show({ answer: () => Response.json({ results: [sent, MockSystemMessage], count: 2 }) });
  const rows = screen.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await expect
    .element(rows.nth(0))
    .toMatchTextContent(/^a@uni\.example, b@uni\.example\s*No subject\s*Sent\sby\syou\s•/);
  await expect
    .element(rows.nth(1))
    .toMatchTextContent(/^Peyk <no-reply@peyk\.example>\s*Choose a new password\s*From\sPeyk\s•/);
  await expect.element(screen.getByRole('navigation', { name: 'Pages of messages' })).not.toBeInTheDocument();
});

test('where mail really leaves there is no mailbox', async () => {
  const { screen } = show({ answer: missing });
  await expect.element(screen.getByRole('heading', { name: 'There is no local mailbox here' })).toBeVisible();
  await expect.element(screen.getByText('Messages kept on this computer')).not.toBeInTheDocument();
});

test('ATT-01 a file that came with a message is downloaded under its name, and a failure is said', async () => {
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  onTestFinished(() => click.mockRestore());
  const withFile = {
    ...message(77),
    attachments: [{ filename: 'Ahmadi-CV.pdf', content_type: 'application/pdf', size: 9 }],
  };
  let works = false;
  const { screen, asked } = show({
    path: '/mailbox/77',
    answer: (url) => {
      if (url.pathname === '/api/mailbox/messages/77/') return Response.json(withFile);
      if (url.pathname !== '/api/mailbox/messages/77/attachments/0/') return undefined;
      return works
        ? new Response('%PDF-1.7', { headers: { 'content-type': 'application/octet-stream' } })
        : Response.json({ detail: 'Not now.' }, { status: 503 });
    },
  });
  const download = screen.getByRole('button', { name: 'Download Ahmadi-CV.pdf' });
  await download.click();
  await expect.element(screen.getByText('Could not download the file')).toBeVisible();
  works = true;
  await download.click();
  await expect.poll(() => saved).toEqual(['Ahmadi-CV.pdf']);
  await expect.element(screen.getByText('Could not download the file')).not.toBeInTheDocument();
  expect(asked.filter((path) => path.endsWith('/attachments/0/'))).toHaveLength(2);
});

test('by keyboard alone a page is turned, and a message opened', async () => {
  const { screen, asked } = show();
  await pressOn(screen.getByRole('button', { name: 'Page 2' }));
  await expect.poll(() => asked).toEqual([list(1), list(2)]);
  await pressOn(screen.getByRole('button', { name: 'Page 1' }));
  await pressOn(screen.getByRole('link', { name: /Letter 2\b/ }));
  await expect.element(screen.getByRole('article').getByRole('heading', { name: 'Letter 2' })).toBeVisible();
});
