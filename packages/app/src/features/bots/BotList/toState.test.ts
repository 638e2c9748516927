import { expect, it } from 'vitest';
import { MockActiveBot, MockBot } from '../../../mocks/fixtures/bot';
import { type BotListMemory, toBotListState } from './toState';

const quiet: BotListMemory = { busy: {}, problems: {}, deletingId: null };
const result = { data: undefined, problem: null, refreshing: false };

it('BOT-102 loads until there is an answer', () => {
  expect(toBotListState(result, quiet)).toEqual({ status: 'loading' });
});

it('BOT-103 fails without data', () => {
  expect(toBotListState({ ...result, problem: { kind: 'network' } }, quiet).status).toBe('failed');
});

it('BOT-104 is empty without bots', () => {
  expect(toBotListState({ ...result, data: [] }, quiet)).toEqual({ status: 'empty' });
});

it('keeps the bots on screen when newer ones could not be had', () => {
  const state = toBotListState({ ...result, data: [MockBot], problem: { kind: 'network' } }, quiet);
  expect(state).toMatchObject({ status: 'ready', notice: { kind: 'network' } });
});

it('BOT-112 an action disables the buttons of its own bot only', () => {
  const state = toBotListState(
    { ...result, data: [MockBot, MockActiveBot] },
    { ...quiet, busy: { [MockBot.id]: 'pause' } },
  );
  expect(state.status === 'ready' && state.entries.map(({ busy }) => busy)).toEqual(['pause', null]);
});

it('asks about a bot only while it exists', () => {
  expect(toBotListState({ ...result, data: [MockBot] }, { ...quiet, deletingId: 1 })).toMatchObject({ deleting: null });
});
