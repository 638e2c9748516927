import { expect, it } from 'vitest';
import { draftStates } from '../../../packages/server/src/drafts/lifecycle.ts';
import { layOut, movesOf } from './layOut.ts';
import { bots, letters, messages } from './machines.ts';

it('the diagram of letters has an arrow for every move of the table, with the names of its events', () => {
  const { moves, states } = layOut(letters);
  expect(moves.map(({ from, to, events }) => ({ from, to, events }))).toEqual(movesOf(letters));
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

it('a message begins with the claim on its person, and ends sent, failed or unknown', () => {
  expect(movesOf(messages).map(({ from, to, events }) => [from, to, ...events])).toEqual([
    ['none', 'sending', 'claim'],
    ['sending', 'failed', 'release', 'reject', 'interrupt'],
    ['sending', 'sent', 'accept'],
    ['sending', 'unknown', 'lose'],
    ['unknown', 'sent', 'accept', 'confirmSent', 'bounce'],
    ['unknown', 'failed', 'reject', 'confirmNotSent'],
  ]);
});

it('a run leads a bot back to where it was, and a pause is left by the person alone', () => {
  const leaving = (state: string) => movesOf(bots).filter(({ from }) => from === state);
  expect(leaving('Running').map(({ to, events }) => [to, ...events])).toEqual([
    ['Paused', 'pause'],
    ['Active', 'stop', 'runFinished'],
    ['Error', 'runFailed'],
  ]);
  expect(leaving('Paused').map(({ to, events }) => [to, ...events])).toEqual([
    ['Running', 'start', 'runBegan'],
    ['Active', 'resume'],
  ]);
});

it.each([letters, messages, bots])(
  'no two states of a $of lie over each other, and everything lies within it',
  (machine) => {
    const { states, moves, width, height } = layOut(machine);
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
  },
);
