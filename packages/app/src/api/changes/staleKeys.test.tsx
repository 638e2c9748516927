import type { ChangedKind } from '@peyk/api-types';
import { useEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useDraft } from '../../entities/draft/useDraft';
import { MockBot } from '../../mocks/fixtures/bot';
import { MockDegrees } from '../../mocks/fixtures/degree';
import { MockDraft } from '../../mocks/fixtures/draft';
import { render } from '../../mocks/render';
import { type Answer, serve } from '../../mocks/serve';
import { beginSession } from '../../session/session';
import { api } from '../client';
import { useApi } from '../useApi';
import { live } from './live';
import { readAgain } from './staleKeys';

afterEach(() => live.set(false));

const one = { params: { path: { id: 801 } } };
const paths = ['/bots/', '/bots/801/', '/api/notices/', '/api/student/degrees/', '/countries/'] as const;

function Page() {
  useApi('/bots/');
  useApi('/bots/{id}/', one);
  useApi('/api/notices/');
  useApi('/api/student/degrees/');
  useApi('/countries/');
  return null;
}

/** A page that reads several things from the cache of the app, and how often each was asked for since the last `forget`. */
async function open(page: React.ReactNode, answers: Readonly<Record<string, Answer>>, first: readonly string[]) {
  const sent = serve(answers);
  // Empties the cache of the test before.
  beginSession({ access: 'access-token', refresh: 'refresh-token' });
  render(page, { appCache: true });
  const asked = () => sent.map(({ call }) => call.replace(/^\w+ /, '')).filter((path) => path !== '/api/auth/me/');
  await expect.poll(() => new Set(asked())).toEqual(new Set(first));
  return { asked: () => asked().toSorted(), forget: () => (sent.length = 0) };
}

const answers = {
  'GET /bots/': [MockBot],
  'GET /bots/801/': MockBot,
  'GET /api/notices/': { notices: [], unread: 0 },
  'GET /api/student/degrees/': MockDegrees,
  'GET /countries/': [],
};

test.each<[readonly ChangedKind[] | null, readonly string[]]>([
  [['bots'], ['/bots/', '/bots/801/']],
  [['notices'], ['/api/notices/']],
  [['profile'], ['/api/student/degrees/']],
  [
    ['letters', 'bots', 'notices'],
    ['/api/notices/', '/bots/', '/bots/801/'],
  ],
  [null, ['/api/notices/', '/api/student/degrees/', '/bots/', '/bots/801/']],
])('of the kinds %j what is shown is read again once, and nothing else', async (kinds, expected) => {
  const { asked, forget } = await open(<Page />, answers, paths);
  forget();
  readAgain(kinds);
  await expect.poll(asked).toEqual(expected);
});

test('a kind that this app does not know changes nothing', async () => {
  const { asked, forget } = await open(<Page />, answers, paths);
  forget();
  readAgain(['weather' as ChangedKind]);
  readAgain(['notices']);
  await expect.poll(asked).toEqual(['/api/notices/']);
});

test('under many changes an answer arrives, and one more question follows it', async () => {
  const waiting: (() => void)[] = [];
  const notices = (unread: number) => Response.json({ notices: [], unread });
  let count = 0;
  const seen: (number | undefined)[] = [];
  function Bell() {
    seen.push(useApi('/api/notices/').data?.unread);
    return null;
  }
  const { asked, forget } = await open(
    <Bell />,
    {
      'GET /api/notices/': () => {
        const unread = (count += 1);
        if (unread === 1) return notices(unread);
        return new Promise<Response>((resolve) => waiting.push(() => resolve(notices(unread))));
      },
    },
    ['/api/notices/'],
  );
  await expect.poll(() => seen.at(-1)).toBe(1);
  forget();
  for (let time = 0; time < 20; time += 1) readAgain(['notices']);
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.();
  await expect.poll(() => seen.at(-1)).toBe(2);
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.();
  await expect.poll(() => seen.at(-1)).toBe(3);
  expect(asked()).toHaveLength(2);
});

test('whoever waits for a reading has its answer, and the change is read after it', async () => {
  const waiting: (() => void)[] = [];
  let count = 0;
  const now: { unread?: number; reload?: () => Promise<unknown> } = {};
  function Bell() {
    const { data, reload } = useApi('/api/notices/');
    useEffect(() => void Object.assign(now, { unread: data?.unread, reload }));
    return null;
  }
  const { asked, forget } = await open(
    <Bell />,
    {
      'GET /api/notices/': () => {
        const unread = (count += 1);
        const answer = () => Response.json({ notices: [], unread });
        if (unread === 1) return answer();
        return new Promise<Response>((resolve) => waiting.push(() => resolve(answer())));
      },
    },
    ['/api/notices/'],
  );
  await expect.poll(() => now.unread).toBe(1);
  forget();
  const reloaded = now.reload?.();
  await expect.poll(() => waiting.length).toBe(1);
  readAgain(['notices']);
  waiting[0]?.();
  expect(await reloaded).toMatchObject({ unread: 2 });
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.();
  await expect.poll(() => now.unread).toBe(3);
  expect(asked()).toHaveLength(2);
});

test.each([
  ['needs_review', 0],
  ['sending', 1],
  ['approved', 1],
] as const)('the text of a letter that is %s is read again %i times', async (state, times) => {
  const path = '/api/emails/email-drafts/find/';
  function Letter() {
    useDraft(MockDraft.professor);
    useApi('/api/notices/');
    return null;
  }
  live.set(true);
  const { asked, forget } = await open(
    <Letter />,
    { [`POST ${path}`]: { ...MockDraft, state }, 'GET /api/notices/': { notices: [], unread: 0 } },
    [path, '/api/notices/'],
  );
  forget();
  readAgain(['letters', 'notices']);
  await expect.poll(asked).toEqual([...Array.from({ length: times }, () => path), '/api/notices/']);
});

test('while the page is told of changes nothing is polled, and polling begins again when it is not', async () => {
  const sent = serve(answers);
  function Bell() {
    useApi('/api/notices/', {}, { refreshInterval: 20 });
    return null;
  }
  render(<Bell />);
  const polled = () => sent.filter(({ call }) => call === 'GET /api/notices/').length;
  await expect.poll(polled).toBeGreaterThan(5);
  live.set(true);
  // Once more, for what has changed before: then silence, while another question is answered many times.
  await api.GET('/bots/');
  await api.GET('/bots/');
  const until = polled();
  for (let time = 0; time < 30; time += 1) await api.GET('/bots/');
  expect(polled()).toBe(until);
  live.set(false);
  await expect.poll(polled).toBeGreaterThan(until + 5);
});

test('what was polled is asked for once more when the page begins to be told of changes', async () => {
  function Bell() {
    useApi('/api/notices/', {}, { refreshInterval: 3_600_000 });
    useApi('/bots/');
    return null;
  }
  const { asked, forget } = await open(<Bell />, answers, ['/bots/', '/api/notices/']);
  forget();
  live.set(true);
  await expect.poll(asked).toEqual(['/api/notices/']);
});
