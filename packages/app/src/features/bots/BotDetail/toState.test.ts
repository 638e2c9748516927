import { describe, expect, it } from 'vitest';
import { MockBot, MockDraftBot, MockRun, MockRunFinished } from '../../../mocks/fixtures/bot';
import { MockResult, MockResults } from '../../../mocks/fixtures/draft';
import { type BotDetailInput, toBotDetailState } from './toState';

const nothing = { data: undefined, problem: null };
const input: BotDetailInput = {
  bot: nothing,
  run: nothing,
  results: nothing,
  best: nothing,
  page: 1,
  busy: null,
  actionProblem: null,
};
const withBot: BotDetailInput = { ...input, bot: { data: MockBot, problem: null } };
const missing = { data: undefined, problem: { kind: 'notFound', detail: 'Not found.' } } as const;

describe('the page of a bot', () => {
  it('loads, then shows the bot', () => {
    expect(toBotDetailState(input).status).toBe('loading');
    expect(toBotDetailState(withBot)).toMatchObject({ status: 'ready', bot: MockBot, results: { status: 'loading' } });
  });

  it('tells a bot that does not exist from one that could not be had', () => {
    expect(toBotDetailState({ ...input, bot: missing }).status).toBe('notFound');
    expect(toBotDetailState({ ...input, bot: { data: undefined, problem: { kind: 'network' } } }).status).toBe(
      'failed',
    );
  });

  it('says not found even when the bot was deleted while it was shown', () => {
    expect(toBotDetailState({ ...input, bot: { data: MockBot, problem: missing.problem } }).status).toBe('notFound');
  });
});

describe('the run of a bot', () => {
  it('is none where the server knows no run', () => {
    expect(toBotDetailState({ ...input, bot: { data: MockDraftBot, problem: null }, run: missing })).toMatchObject({
      run: { status: 'none' },
    });
  });

  it('is the one of the bot until its own answer arrives', () => {
    expect(toBotDetailState(withBot)).toMatchObject({ run: { status: 'known', run: MockRun, lost: false } });
  });

  it('is lost while the server does not answer, and stays on screen', () => {
    const state = toBotDetailState({ ...withBot, run: { data: MockRun, problem: { kind: 'network' } } });
    expect(state).toMatchObject({ run: { status: 'known', lost: true } });
  });

  it('that is over cannot be lost', () => {
    const state = toBotDetailState({ ...withBot, run: { data: MockRunFinished, problem: { kind: 'network' } } });
    expect(state).toMatchObject({ run: { lost: false } });
  });
});

describe('the review queue', () => {
  it('offers the best draft that waits', () => {
    const best = { data: { results: MockResults, count: 2 }, problem: null };
    expect(toBotDetailState({ ...withBot, best })).toMatchObject({ queue: { next: MockResult, waiting: 10 } });
  });

  it('offers nothing when no draft waits', () => {
    const best = { data: { results: [{ ...MockResult, state: 'sent' as const }], count: 1 }, problem: null };
    expect(toBotDetailState({ ...withBot, best })).toMatchObject({ queue: { next: null } });
  });
});

it('counts pages of twenty and never shows one behind the last', () => {
  const results = { data: { results: MockResults, count: 21 }, problem: null };
  expect(toBotDetailState({ ...withBot, results, page: 9 })).toMatchObject({ results: { page: 2, pageCount: 2 } });
});
