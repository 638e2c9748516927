import { describe, expect, it } from 'vitest';
import { MockBot, MockDraftBot, MockRun, MockRunFinished } from '../../../mocks/fixtures/bot';
import { MockResult, MockResults } from '../../../mocks/fixtures/draft';
import { resultPill } from './resultPill';
import { type BotDetailInput, toBotDetailState } from './toState';

const nothing = { data: undefined, problem: null };
const input: BotDetailInput = {
  bot: nothing,
  run: nothing,
  results: nothing,
  queue: nothing,
  queueMemory: { position: 1, busy: null, actProblem: null },
  unknown: nothing,
  sent: nothing,
  mailMemory: { page: 1, settling: {}, problems: {} },
  startWarning: null,
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
  const finished: BotDetailInput = { ...withBot, run: { data: MockRunFinished, problem: null } };
  const one = { data: { results: [MockResult], count: 6 }, problem: null };

  it('offers one draft of all that wait', () => {
    expect(toBotDetailState({ ...finished, queue: one })).toMatchObject({
      queue: { status: 'ready', next: MockResult, position: 1, waiting: 6 },
    });
  });

  it('counts what a run has written since', () => {
    expect(toBotDetailState({ ...withBot, queue: one })).toMatchObject({ queue: { waiting: 10 } });
  });

  it('offers nothing when no draft waits', () => {
    const queue = { data: { results: [], count: 0 }, problem: null };
    expect(toBotDetailState({ ...finished, queue })).toMatchObject({ queue: { next: null, position: 1, waiting: 0 } });
  });

  it('loads, or says that it could not', () => {
    expect(toBotDetailState(finished)).toMatchObject({ queue: { status: 'loading' } });
    expect(toBotDetailState({ ...finished, queue: { data: undefined, problem: { kind: 'network' } } })).toMatchObject({
      queue: { status: 'failed' },
    });
  });
});

describe('the mail', () => {
  it('tells what is being settled, and what could not be', () => {
    const draft = MockResult.draft?.id ?? 0;
    const unknown = { data: { results: [MockResult], count: 1 }, problem: null };
    const sent = { data: { results: [], count: 23 }, problem: null };
    const mailMemory = { page: 9, settling: { [draft]: 'sent' as const }, problems: {} };
    expect(toBotDetailState({ ...withBot, unknown, sent, mailMemory })).toMatchObject({
      mail: { unknown: [{ busy: 'sent', problem: null }], sentCount: 23, page: 3, pageCount: 3 },
    });
  });
});

it('BOT-87 repeats why the first run did not begin', () => {
  const draft = { ...input, bot: { data: MockDraftBot, problem: null }, run: missing };
  expect(toBotDetailState({ ...draft, startWarning: 'Gmail is not connected.' })).toMatchObject({
    warning: 'Gmail is not connected.',
  });
});

it('BOT-145 shows every state of a professor, its word and its look', () => {
  expect(Object.keys(resultPill)).toEqual(
    expect.arrayContaining([
      'found',
      'drafted',
      'needs_review',
      'approved',
      'scheduled',
      'sent',
      'replied',
      'bounced',
      'skipped',
      'do_not_contact',
    ]),
  );
});

it('counts pages of twenty and never shows one behind the last', () => {
  const results = { data: { results: MockResults, count: 21 }, problem: null };
  expect(toBotDetailState({ ...withBot, results, page: 9 })).toMatchObject({ results: { page: 2, pageCount: 2 } });
});
