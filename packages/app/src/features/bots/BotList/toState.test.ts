import { describe, expect, it } from 'vitest';
import { MockActiveBot, MockBot, MockBots } from '../../../mocks/fixtures/bot';
import { filterBots, filtersOf, searchable } from './filters';
import { type BotListInput, digestOf, toBotListState } from './toState';

const everything = filtersOf(new URLSearchParams());
/** Bots and the filters over them, as the screen holds them. */
const given = (bots: typeof MockBots, change: Partial<typeof everything> = {}) => {
  const all = searchable(bots, (count) => `${count} professors`);
  const filters = { ...everything, ...change };
  return { digest: digestOf(all, 'en'), found: filterBots(all, filters), filters };
};
const input: BotListInput = {
  ...given([MockBot]),
  result: { problem: null, refreshing: false },
  stats: undefined,
  uiState: { busy: {}, problems: {}, deletingId: null, stoppingId: null, exportFault: null },
};
const offline = { problem: { kind: 'network' }, refreshing: false } as const;

it('BOT-102 loads until there is an answer', () => {
  expect(toBotListState({ ...input, digest: undefined })).toEqual({ status: 'loading' });
});

it('BOT-103 fails without data', () => {
  expect(toBotListState({ ...input, digest: undefined, result: offline }).status).toBe('failed');
});

it('BOT-104 is empty without bots', () => {
  expect(toBotListState({ ...input, ...given([]) })).toMatchObject({ status: 'empty' });
});

it('keeps the bots on screen when newer ones could not be had', () => {
  expect(toBotListState({ ...input, result: offline })).toMatchObject({ status: 'ready', notice: { kind: 'network' } });
});

it('BOT-112 an action disables the buttons of its own bot only', () => {
  const state = toBotListState({
    ...input,
    ...given([MockBot, MockActiveBot]),
    uiState: { ...input.uiState, busy: { [MockBot.id]: 'pause' } },
  });
  expect(state.status === 'ready' && state.entries.map(({ busy }) => busy)).toEqual(['pause', null]);
});

it('asks about a bot only while it exists', () => {
  const uiState = { ...input.uiState, deletingId: 1 };
  expect(toBotListState({ ...input, uiState })).toMatchObject({ deleting: null });
});

it('goes on asking about a bot that the filters have hidden meanwhile', () => {
  const uiState = { ...input.uiState, deletingId: MockBot.id, stoppingId: MockActiveBot.id };
  expect(
    toBotListState({ ...input, ...given([MockBot, MockActiveBot], { query: 'Atlantis' }), uiState }),
  ).toMatchObject({ found: 0, deleting: { id: MockBot.id }, stopping: { id: MockActiveBot.id } });
});

it('says what of the list could not be read, and that newer is on its way, also of an empty one', () => {
  const result = { problem: null, refreshing: true, leftOut: 2 };
  expect(toBotListState({ ...input, result })).toMatchObject({ status: 'ready', refreshing: true, leftOut: 2 });
  const uiState = { ...input.uiState, exportFault: 'nothing' } as const;
  expect(toBotListState({ ...input, ...given([]), result, uiState })).toEqual({
    status: 'empty',
    exportFault: 'nothing',
    leftOut: 2,
  });
});

it('counts those at work, and those that wait for the person, each once', () => {
  const bots = [
    { status: 'Running', paused_reason: null },
    { status: 'running', paused_reason: null },
    { status: 'Active', paused_reason: null },
    { status: 'Paused', paused_reason: null },
    { status: 'Paused', paused_reason: '' },
    { status: 'Paused', paused_reason: 'This bot’s Gmail account needs to be reconnected.' },
    { status: 'Error', paused_reason: 'Out of order.' },
    { status: 'Failed', paused_reason: null },
    { status: 'Draft', paused_reason: null },
  ].map((change, index) => ({ ...MockBot, ...change, id: index + 1 }) as typeof MockBot);
  expect(toBotListState({ ...input, ...given(bots, { page: 2 }) })).toMatchObject({
    summary: { count: 9, running: 2, needing: 3 },
    filters: { page: 1 },
  });
});

it('each problem stands at its own bot, on whatever page it is', () => {
  const many = Array.from({ length: 51 }, (_, index) => ({ ...MockBot, id: index + 1 }));
  const uiState = {
    ...input.uiState,
    problems: { 51: { kind: 'network' } },
    busy: { 1: 'delete' },
    deletingId: 51,
    stoppingId: null,
  } as const;
  const [first, second] = [1, 2].map((page) => toBotListState({ ...input, ...given(many, { page }), uiState }));
  expect(first).toMatchObject({ pageCount: 2, from: 1, deleting: { id: 51 } });
  expect(
    first?.status === 'ready' && first.entries.map(({ busy, problem }) => [busy, problem]).filter(([a, b]) => a ?? b),
  ).toEqual([['delete', null]]);
  expect(second?.status === 'ready' && second.entries).toEqual([
    { bot: many[50], busy: null, problem: { kind: 'network' } },
  ]);
});

it('counts all bots, whatever the filters', () => {
  expect(toBotListState({ ...input, ...given(MockBots, { query: 'Nordic' }) })).toMatchObject({
    summary: { count: 5, running: 1, needing: 1 },
    found: 1,
  });
});

describe('the pages', () => {
  const many = Array.from({ length: 120 }, (_, index) => ({ ...MockBot, id: index + 1 }));

  it('hold fifty bots each, the last what is left', () => {
    const state = toBotListState({ ...input, ...given(many, { page: 3 }) });
    expect(state).toMatchObject({ pageCount: 3, from: 101, found: 120 });
    expect(state.status === 'ready' && state.entries.length).toBe(20);
  });

  it('never go behind the last', () => {
    const state = toBotListState({ ...input, ...given(many, { page: 9 }) });
    expect(state).toMatchObject({ filters: { page: 3 }, from: 101 });
  });

  it('are one for nothing', () => {
    expect(toBotListState({ ...input, ...given(many, { query: 'Atlantis' }) })).toMatchObject({
      found: 0,
      pageCount: 1,
      entries: [],
    });
  });
});
