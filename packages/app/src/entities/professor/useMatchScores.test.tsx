import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { MockMatch } from '../../mocks/fixtures/professor';
import { render } from '../../mocks/render';
import { serve } from '../../mocks/serve';
import { useMatchScores } from './useMatchScores';

const path = 'GET /api/matching/match-scores/';
const professorOf = (request: Request) => Number(new URL(request.url).searchParams.get('professor'));

// The answers of the first test wait for the code that reads them, which a cold machine brings late.
beforeAll(async () => {
  const { fetchShape } = await import('../../api/normalise');
  await fetchShape('GET', '/api/matching/match-scores/batch/');
}, 60_000);

function Scores({ ids }: { ids: readonly number[] }) {
  const scores = useMatchScores(ids);
  const words = (id: number) => {
    const state = scores.of(id);
    return state.status === 'ready' ? String(state.score) : state.status;
  };
  return (
    <>
      <p data-testid="scores">{ids.map(words).join(' ')}</p>
      <button type="button" onClick={scores.reload}>
        Reload
      </button>
      <button type="button" onClick={scores.retry}>
        Retry
      </button>
    </>
  );
}

test('FAC-22 A-119 asks for one score per professor, six at a time', async () => {
  const open: { professor: number; answer: (response: Response) => void }[] = [];
  const ids = [1, 2, 3, 4, 5, 6, 7, 8];
  serve({
    [path]: (request) =>
      new Promise<Response>((answer) => {
        open.push({ professor: professorOf(request), answer });
      }),
  });
  const screen = render(<Scores ids={ids} />);
  await expect.poll(() => open.map(({ professor }) => professor)).toEqual([1, 2, 3, 4, 5, 6]);
  open[3]?.answer(Response.json([{ ...MockMatch, score: 44 }]));
  await expect.poll(() => open.map(({ professor }) => professor)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  await expect
    .element(screen.getByTestId('scores'))
    .toHaveTextContent('loading loading loading 44 loading loading loading loading');
  for (const { professor, answer } of open) answer(Response.json([{ ...MockMatch, score: professor }]));
  await expect.poll(() => open.map(({ professor }) => professor)).toEqual(ids);
  open[7]?.answer(Response.json({ results: [{ ...MockMatch, score: 8 }] }));
  await expect.element(screen.getByTestId('scores')).toHaveTextContent('1 2 3 44 5 6 7 8');
});

const batch = 'GET /api/matching/match-scores/batch/';

test('A-119 asks for the scores of a page in one request where the server has it', async () => {
  const asked: (string | null)[] = [];
  const sent = serve({
    [batch]: (request) => {
      asked.push(new URL(request.url).searchParams.get('professors'));
      return Response.json({
        results: [
          { ...MockMatch, professor: 3, score: 30 },
          { ...MockMatch, professor: 1, score: 10 },
        ],
      });
    },
  });
  const screen = render(<Scores ids={[1, 2, 3]} />);
  await expect.element(screen.getByTestId('scores')).toHaveTextContent('10 null 30');
  expect(asked).toEqual(['1,2,3']);
  expect(sent).toHaveLength(1);
});

test('A-119 asks a server without it only once for all together', async () => {
  const sent = serve({ [path]: (request) => Response.json([{ ...MockMatch, score: professorOf(request) }]) });
  const screen = render(<Scores ids={[1, 2]} />);
  await expect.element(screen.getByTestId('scores')).toHaveTextContent('1 2');
  await screen.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => sent.filter(({ call }) => call === path)).toHaveLength(4);
  expect(sent.filter(({ call }) => call === batch)).toHaveLength(1);
});

test('FAC-27 scores that fail together are asked for again together', async () => {
  let well = false;
  serve({
    [batch]: () =>
      well
        ? Response.json([
            { ...MockMatch, professor: 1, score: 10 },
            { ...MockMatch, professor: 2, score: 20 },
          ])
        : new Response('<p>Down</p>', { status: 502, headers: { 'content-type': 'text/html' } }),
  });
  const screen = render(<Scores ids={[1, 2]} />);
  await expect.element(screen.getByTestId('scores')).toHaveTextContent('failed failed');
  well = true;
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByTestId('scores')).toHaveTextContent('10 20');
});

test('FAC-27 a score that failed is asked for again, and no other', async () => {
  let well = false;
  const sent = serve({
    [path]: (request) =>
      professorOf(request) === 2 && !well
        ? Response.json({}, { status: 500 })
        : Response.json([{ ...MockMatch, score: professorOf(request) }]),
  });
  const screen = render(<Scores ids={[1, 2]} />);
  await expect.element(screen.getByTestId('scores')).toHaveTextContent('1 failed');
  const before = sent.length;
  well = true;
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByTestId('scores')).toHaveTextContent('1 2');
  expect(sent.length).toBe(before + 1);
});

test('FAC-13 all scores are asked for again, and the known ones stay meanwhile', async () => {
  let score = 10;
  let hold = Promise.resolve();
  serve({
    [path]: async () => {
      await hold;
      return Response.json([{ ...MockMatch, score }]);
    },
  });
  const screen = render(<Scores ids={[1]} />);
  await expect.element(screen.getByTestId('scores')).toHaveTextContent('10');
  const { promise, resolve } = Promise.withResolvers<void>();
  hold = promise;
  score = 20;
  await screen.getByRole('button', { name: 'Reload' }).click();
  await expect.element(screen.getByTestId('scores')).toHaveTextContent('10');
  resolve();
  await expect.element(screen.getByTestId('scores')).toHaveTextContent('20');
});

test('a list that is opened after all were asked for again asks only for what is not known', async () => {
  const sent = serve({ [path]: (request) => Response.json([{ ...MockMatch, score: professorOf(request) }]) });
  const screen = render(<Paging />);
  await expect.element(screen.getByTestId('scores')).toHaveTextContent('1');
  await screen.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => sent.length).toBe(2);
  await screen.getByRole('button', { name: 'Next page' }).click();
  await expect.element(screen.getByTestId('scores')).toHaveTextContent('1 2');
  expect(sent.length).toBe(3);
});

test('A-119 a request whose page is left is aborted', async () => {
  const signals: AbortSignal[] = [];
  serve({
    [path]: (request) => {
      signals.push(request.signal);
      return new Promise<Response>(() => undefined);
    },
  });
  const screen = render(<Leaving />);
  await expect.poll(() => signals).toHaveLength(1);
  await screen.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => signals[0]?.aborted).toBe(true);
});

test('A-121 a professor who has no score has none', async () => {
  serve({ [path]: [] });
  const screen = render(<Scores ids={[1]} />);
  await expect.element(screen.getByTestId('scores')).toHaveTextContent('null');
});

function Paging() {
  const [ids, setIds] = useState([1]);
  return (
    <>
      <Scores ids={ids} />
      <button type="button" onClick={() => setIds([1, 2])}>
        Next page
      </button>
    </>
  );
}

function Leaving() {
  const [here, setHere] = useState(true);
  return (
    <>
      {here ? <Scores ids={[1]} /> : null}
      <button type="button" onClick={() => setHere(false)}>
        Leave
      </button>
    </>
  );
}
