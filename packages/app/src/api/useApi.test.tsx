import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { MockBot } from '../mocks/fixtures/bot';
import { MockDegrees } from '../mocks/fixtures/degree';
import { render } from '../mocks/render';
import { type Answer, serve } from '../mocks/serve';
import { type ApiResult, useApi, useKnown, useRefetch } from './useApi';

interface Bot {
  id: number;
  name: string;
}

/** Two components that read one bot, and one that reads a list; the bot can be another one, or none yet. */
function open(answers: Readonly<Record<string, Answer>>, first: number | null = 801) {
  const sent = serve(answers);
  const now: {
    bot?: ApiResult<unknown>;
    again?: ApiResult<unknown>;
    known?: unknown;
    refetch?: ReturnType<typeof useRefetch>;
    choose?: (id: number | null) => void;
  } = {};
  function Parts() {
    const [id, setId] = useState(first);
    const init = { params: { path: { id: id ?? 0 } } };
    const bot = useApi(id === null ? null : '/bots/{id}/', init);
    const again = useApi(id === null ? null : '/bots/{id}/', init);
    const known = useKnown('/bots/{id}/', { params: { path: { id: 802 } } });
    useApi('/api/student/degrees/');
    const refetch = useRefetch();
    useEffect(() => {
      Object.assign(now, { bot, again, known, refetch });
      now.choose = (next) => setId(next);
    });
    return null;
  }
  render(<Parts />);
  return {
    now,
    name: () => (now.bot?.data as Bot | undefined)?.name,
    asked: () => sent.map(({ call }) => call.replace('GET ', '')),
    calls: sent,
  };
}
const degrees = { 'GET /api/student/degrees/': MockDegrees };
const bot = (id: number, name: string) => ({ ...MockBot, id, name });

test('a bot is asked for once for all who read it, and another one by itself', async () => {
  const { now, name, asked } = open(
    { ...degrees, 'GET /bots/801/': bot(801, 'One'), 'GET /bots/802/': bot(802, 'Two') },
    null,
  );
  await expect.poll(asked).toEqual(['/api/student/degrees/']);
  expect(now).toMatchObject({ bot: { data: undefined, problem: null, loading: false, refreshing: false } });
  now.choose?.(801);
  await expect.poll(name).toBe('One');
  expect(now.again?.data).toBe(now.bot?.data);
  expect(now.known).toBeUndefined();
  now.choose?.(802);
  await expect.poll(name).toBe('Two');
  expect(asked()).toEqual(['/api/student/degrees/', '/bots/801/', '/bots/802/']);
  now.choose?.(801);
  await expect.poll(name).toBe('One');
  expect(now.known).toMatchObject({ name: 'Two' });
});

test('what is known stays while it is asked for again and when that fails, until newer comes', async () => {
  let answer: () => Promise<Response> | Response = () => Response.json(bot(801, 'One'));
  const { now, name } = open({ ...degrees, 'GET /bots/801/': () => answer() });
  expect(now.bot).toMatchObject({ data: undefined, loading: true, refreshing: false });
  await expect.poll(name).toBe('One');
  const late = Promise.withResolvers<Response>();
  answer = () => late.promise;
  const failing = now.bot?.reload();
  await expect.poll(() => now.bot).toMatchObject({ data: { name: 'One' }, loading: false, refreshing: true });
  late.resolve(Response.json({ detail: 'Not here.' }, { status: 404 }));
  await failing?.catch(() => undefined);
  await expect
    .poll(() => now.bot)
    .toMatchObject({ data: { name: 'One' }, problem: { kind: 'notFound', detail: 'Not here.' }, refreshing: false });
  answer = () => Response.json(bot(801, 'Newer'));
  await now.bot?.reload();
  await expect.poll(() => now.bot).toMatchObject({ data: { name: 'Newer' }, problem: null });
});

test('what is put in its place is there for all without asking, and made of what is known', async () => {
  const { now, name, asked } = open({ ...degrees, 'GET /bots/801/': bot(801, 'One') });
  await expect.poll(name).toBe('One');
  const before = asked();
  await now.bot?.replace(bot(801, 'Answered'));
  await expect.poll(name).toBe('Answered');
  await now.bot?.replace((known: unknown) => ({ ...(known as Bot), name: `${(known as Bot).name} twice` }));
  await expect.poll(name).toBe('Answered twice');
  expect(now.again?.data).toMatchObject({ name: 'Answered twice' });
  expect(asked()).toEqual(before);
});

test('everything under a path is asked for again, and nothing under another', async () => {
  const { now, name, calls, asked } = open({ ...degrees, 'GET /bots/801/': bot(801, 'One') });
  await expect.poll(name).toBe('One');
  await expect.poll(asked).toContain('/api/student/degrees/');
  calls.length = 0;
  await now.refetch?.('/bots/{id}/', '/bots/');
  expect(asked()).toEqual(['/bots/801/']);
  calls.length = 0;
  await now.refetch?.('/api/student/degrees/');
  expect(asked()).toEqual(['/api/student/degrees/']);
});

test('what is known is asked for again also where a part that only looks was there first', async () => {
  let current = 'One';
  serve({ 'GET /bots/801/': () => Response.json(bot(801, current)) });
  const init = { params: { path: { id: 801 } } };
  const now: { refetch?: ReturnType<typeof useRefetch>; known?: unknown } = {};
  // The effects of a child run before those of its parent.
  function Looking() {
    const known = useKnown('/bots/{id}/', init);
    useEffect(() => void (now.known = known));
    return null;
  }
  function Reading() {
    const refetch = useRefetch();
    const { data } = useApi('/bots/{id}/', init);
    useEffect(() => void (now.refetch = refetch));
    return (
      <>
        <p>{data?.name}</p>
        <Looking />
      </>
    );
  }
  const screen = render(<Reading />);
  await expect.element(screen.getByText('One')).toBeVisible();
  current = 'Two';
  await now.refetch?.('/bots/{id}/');
  await expect.element(screen.getByText('Two')).toBeVisible();
  expect(now.known).toMatchObject({ name: 'Two' });
});
