import { expect, it } from 'vitest';
import { draftStates } from '../../../packages/server/src/drafts/lifecycle.ts';
import { layOut, movesOf } from './layOut.ts';

it('the diagram of letters has an arrow for every move of the table, with the names of its events', () => {
  const { moves, states } = layOut();
  expect(moves.map(({ from, to, events }) => ({ from, to, events }))).toEqual(movesOf());
  expect([...states.keys()]).toEqual(draftStates);
  const sending = moves.filter(({ from }) => from === 'sending').map(({ to, events }) => [to, ...events]);
  expect(sending).toEqual([
    ['approved', 'release'],
    ['sent', 'accept'],
    ['failed', 'reject'],
    ['unknown', 'lose'],
    ['needs_review', 'interrupt'],
  ]);
});

it('no two states of the diagram lie over each other, and everything lies within it', () => {
  const { states, moves, width, height } = layOut();
  const boxes = [...states.values()];
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1)) {
      const apart =
        Math.abs(one.x - other.x) >= (one.width + other.width) / 2 ||
        Math.abs(one.y - other.y) >= (one.height + other.height) / 2;
      expect(apart).toBe(true);
    }
  for (const { x, y } of [...boxes, ...moves.flatMap(({ points, label }) => [...points, label])])
    expect(x >= 0 && y >= 0 && x <= width && y <= height).toBe(true);
});
