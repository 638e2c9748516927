import type { BotRun, MatchClass } from '@peyk/api-types';
import contract from '@peyk/api-types/contract.json';
import { describe, expect, it } from 'vitest';
import { botDetail as en } from '../../../i18n/en/botDetail';
import { botDetail as fa } from '../../../i18n/fa/botDetail';
import { MockBot, MockDraftBot, MockRun, MockRunFinished } from '../../../mocks/fixtures/bot';
import { MockDraftSent, MockResult, MockResults } from '../../../mocks/fixtures/draft';
import { MockMatch } from '../../../mocks/fixtures/professor';
import { MockAvoided, MockSending } from '../../../mocks/fixtures/sending';
import { resultPill } from '../../../entities/bot/resultPill';
import { type BotDetailInput, toBotDetailState } from './toState';

const nothing = { data: undefined, problem: null };
const input: BotDetailInput = {
  bot: nothing,
  run: nothing,
  results: nothing,
  notClose: nothing,
  notCloseUiState: { open: false, page: 1, asked: null },
  queue: nothing,
  queueUiState: { position: 1, busy: null, actProblem: null, asked: null },
  queueView: { only: null, order: 'score' },
  unknown: nothing,
  sent: nothing,
  mailUiState: { page: 1, settling: {}, problems: {}, bounce: null },
  sending: nothing,
  avoided: nothing,
  avoidedUiState: { allowing: null, failed: null },
  startWarning: null,
  page: 1,
  busy: null,
  stopping: false,
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

  it('is none any more where the server knows no run, whatever was known before', () => {
    const gone = { data: MockRun, problem: missing.problem };
    expect(toBotDetailState({ ...withBot, run: gone })).toMatchObject({ run: { status: 'none' } });
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
    const mailUiState = { page: 9, settling: { [draft]: 'sent' as const }, problems: {}, bounce: null };
    expect(toBotDetailState({ ...withBot, unknown, sent, mailUiState })).toMatchObject({
      mail: { unknown: [{ busy: 'sent', problem: null }], sentCount: 23, page: 3, pageCount: 3 },
    });
  });
});

it('BOT-87 A-59 repeats why the first run did not begin, until a run is over', () => {
  const startWarning = 'Gmail is not connected.';
  const draft = { ...input, bot: { data: MockDraftBot, problem: null }, run: missing, startWarning };
  expect(toBotDetailState(draft)).toMatchObject({ warning: startWarning });
  const run = (data: BotRun) => ({ ...draft, run: { data, problem: null } });
  expect(toBotDetailState(run(MockRun))).toMatchObject({ warning: startWarning });
  expect(toBotDetailState(run(MockRunFinished))).toMatchObject({ warning: null });
});

/** Each state of the contract, its pill, and its label in both languages. */
const states = [
  ['found', 'found', 'Found', 'یافت‌شده'],
  ['drafted', 'drafted', 'Drafted', 'پیش‌نویس آماده'],
  ['needs_review', 'needsReview', 'Needs review', 'نیازمند بازبینی'],
  ['approved', 'approved', 'Approved', 'تأییدشده'],
  ['scheduled', 'scheduled', 'Scheduled', 'زمان‌بندی‌شده'],
  ['sending', 'sending', 'Sending', 'در حال ارسال'],
  ['sent', 'sent', 'Sent', 'ارسال‌شده'],
  ['failed', 'failed', 'Not sent', 'ارسال نشد'],
  ['unknown', 'unknown', 'May have been sent', 'وضعیت ارسال نامشخص است'],
  ['replied', 'replied', 'Replied', 'پاسخ رسیده'],
  ['bounced', 'bounced', 'Bounced', 'برگشت‌خورده'],
  ['skipped', 'skipped', 'Skipped', 'کنار گذاشته‌شده'],
  ['do_not_contact', 'doNotContact', 'On do-not-contact list', 'در فهرست منع تماس'],
] as const;

describe('the state of a professor', () => {
  it.each(states)('BOT-145 %s looks like %s and is called %s, %s', (state, look, english, persian) => {
    expect(resultPill[state]).toBe(look);
    expect(en.found.state[state]).toBe(english);
    expect(fa.found.state[state]).toBe(persian);
  });

  it('BOT-145 is one of those the contract names, none of them left out and no two alike', () => {
    expect(states.map(([state]) => state)).toEqual(contract.components.schemas.BotResultState.enum);
    for (const column of [1, 2, 3] as const) expect(new Set(states.map((row) => row[column])).size).toBe(states.length);
  });
});

describe('the limits of sending', () => {
  it('R3 are those the server says, and missing ones hide nothing else', () => {
    expect(toBotDetailState(withBot)).toMatchObject({ limits: { status: 'loading' } });
    const lost = { data: undefined, problem: { kind: 'network' } } as const;
    expect(toBotDetailState({ ...withBot, sending: lost })).toMatchObject({
      status: 'ready',
      limits: { status: 'failed' },
    });
    expect(toBotDetailState({ ...withBot, sending: { data: MockSending, problem: null } })).toMatchObject({
      limits: { status: 'ready', sending: MockSending },
    });
  });
});

it('R11 asks about a professor only while their letter is on top', () => {
  const queue = { data: { results: [MockResult], count: 1 }, problem: null };
  const asked = (draft: number) => ({ ...input.queueUiState, asked: { draft, problem: null } });
  const state = (draft: number) => toBotDetailState({ ...withBot, queue, queueUiState: asked(draft) });
  expect(state(MockResult.draft?.id ?? 0)).toMatchObject({ queue: { never: { problem: null } } });
  expect(state(1)).toMatchObject({ queue: { never: null } });
});

it('R11 tells whom the person does not write to, and a list that is missing hides nothing else', () => {
  expect(toBotDetailState(withBot)).toMatchObject({ avoided: { status: 'loading' } });
  const lost = { data: undefined, problem: { kind: 'network' } } as const;
  expect(toBotDetailState({ ...withBot, avoided: lost })).toMatchObject({ avoided: { status: 'failed' } });
  const avoidedUiState = { allowing: 1201, failed: null };
  const avoided = { data: MockAvoided, problem: null };
  expect(toBotDetailState({ ...withBot, avoided, avoidedUiState })).toMatchObject({
    avoided: { status: 'ready', entries: MockAvoided, allowing: 1201, failed: null },
  });
});

it('R14 asks about an email that came back only while it is shown as sent', () => {
  const page = (results: typeof MockResults) => ({ data: { results, count: results.length }, problem: null });
  const bounce = { draft: MockDraftSent.id, busy: true, problem: null };
  const asked = { ...withBot, unknown: page([]), mailUiState: { ...withBot.mailUiState, bounce } };
  expect(toBotDetailState({ ...asked, sent: page([{ ...MockResult, draft: MockDraftSent }]) })).toMatchObject({
    mail: { bounce: { draft: MockDraftSent, busy: true } },
  });
  expect(toBotDetailState({ ...asked, sent: page([]) })).toMatchObject({ mail: { bounce: null } });
});

it('counts pages of twenty and never shows one behind the last', () => {
  const results = { data: { results: MockResults, count: 21 }, problem: null };
  expect(toBotDetailState({ ...withBot, results, page: 9 })).toMatchObject({ results: { page: 2, pageCount: 2 } });
});

describe('MAT-02 of classes of matches', () => {
  const result = (id: number, score: number | null, of?: MatchClass) => ({
    ...MockResult,
    professor: { ...MockResult.professor, id },
    match_score: score === null ? null : { ...MockMatch, score, ...(of ? { class: of } : {}) },
  });
  const ids = (results: readonly { professor: { id: number } }[]) => results.map(({ professor }) => professor.id);
  const all = [result(1, 90, 'strong'), result(2, 60, 'possible'), result(3, 40, 'no'), result(4, null)];

  it('the list is of those who are close enough, and as many pages long', () => {
    const class_counts = { strong: 1, possible: 20, no: 30 };
    const state = toBotDetailState({
      ...withBot,
      results: { data: { results: all, count: 51, class_counts }, problem: null },
    });
    if (state.status !== 'ready' || state.results.status !== 'ready') throw new Error('It is ready');
    expect(ids(state.results.results)).toEqual([1, 2]);
    expect(state.results).toMatchObject({ count: 51, classes: class_counts, page: 1, pageCount: 2 });
    expect(state.notClose).toEqual({ status: 'closed' });
  });

  it('a server that knows none has one list of all', () => {
    const state = toBotDetailState({ ...withBot, results: { data: { results: all, count: 51 }, problem: null } });
    if (state.status !== 'ready' || state.results.status !== 'ready') throw new Error('It is ready');
    expect(ids(state.results.results)).toEqual([1, 2, 3, 4]);
    expect(state.results).toMatchObject({ count: 51, classes: null, pageCount: 3 });
  });

  it('those who are not close enough are waited for, can fail, and come in pages', () => {
    const ui = { open: true, page: 3, asked: null };
    const of = (notClose: BotDetailInput['notClose']) => {
      const state = toBotDetailState({ ...withBot, notClose, notCloseUiState: ui });
      return state.status === 'ready' && state.notClose;
    };
    const offline = { kind: 'network' } as const;
    expect(of(nothing)).toEqual({ status: 'loading' });
    expect(of({ data: undefined, problem: offline })).toEqual({ status: 'failed', problem: offline });
    expect(of({ data: { results: all, count: 21 }, problem: null, leftOut: 1 })).toEqual({
      status: 'ready',
      results: all,
      page: 2,
      pageCount: 2,
      leftOut: 1,
      asked: null,
    });
  });
});

describe('of two lists of emails', () => {
  const page = (count: number, leftOut = 0) => ({ data: { results: [], count }, problem: null, leftOut });
  const offline = { data: undefined, problem: { kind: 'network' } } as const;
  const broken = { data: undefined, problem: { kind: 'server', detail: null } } as const;
  const mail = (unknown: BotDetailInput['unknown'], sent: BotDetailInput['sent']) => {
    const state = toBotDetailState({ ...withBot, unknown, sent });
    return state.status === 'ready' && state.mail;
  };

  it('either one that could not be had fails both, and either one on its way is waited for', () => {
    expect(mail(offline, page(1))).toEqual({ status: 'failed', problem: offline.problem });
    expect(mail(page(1), offline)).toEqual({ status: 'failed', problem: offline.problem });
    expect(mail(offline, broken)).toEqual({ status: 'failed', problem: offline.problem });
    expect(mail(nothing, page(1))).toEqual({ status: 'loading' });
    expect(mail(page(1), nothing)).toEqual({ status: 'loading' });
  });

  it('both stay where newer ones could not be had, and what neither could read is added', () => {
    expect(mail({ ...page(1, 2), problem: offline.problem }, page(10, 3))).toMatchObject({
      status: 'ready',
      sentCount: 10,
      page: 1,
      pageCount: 1,
      leftOut: 5,
    });
    expect(mail(page(0), page(11))).toMatchObject({ pageCount: 2, leftOut: 0 });
  });

  it('each email of unknown outcome has what is being said of it, and what went wrong, of its own', () => {
    const of = (id: number) => ({ ...MockResult, draft: MockResult.draft && { ...MockResult.draft, id } });
    const mailUiState = {
      page: 1,
      settling: { 2: 'look' as const },
      problems: { 3: { kind: 'network' as const } },
      bounce: null,
    };
    const unknown = { data: { results: [of(1), of(2), of(3)], count: 3 }, problem: null };
    const state = toBotDetailState({ ...withBot, unknown, sent: page(0), mailUiState });
    expect(state.status === 'ready' && state.mail.status === 'ready' && state.mail.unknown).toEqual([
      { result: of(1), busy: null, problem: null },
      { result: of(2), busy: 'look', problem: null },
      { result: of(3), busy: null, problem: { kind: 'network' } },
    ]);
  });
});

describe('the place in the review queue', () => {
  const queueOf = (position: number, count: number, run: BotRun, results = [MockResult]) => {
    const state = toBotDetailState({
      ...withBot,
      run: { data: run, problem: null },
      queue: { data: { results, count }, problem: null },
      queueUiState: { ...input.queueUiState, position, busy: 'skip', actProblem: null },
    });
    return state.status === 'ready' && state.queue;
  };

  it('is never behind the last, and the first where nothing waits', () => {
    expect(queueOf(3, 2, MockRunFinished)).toMatchObject({ position: 2, waiting: 2, busy: 'skip' });
    expect(queueOf(2, 2, MockRunFinished)).toMatchObject({ position: 2, waiting: 2 });
    expect(queueOf(3, 0, MockRunFinished, [])).toMatchObject({ position: 1, waiting: 0, unreadable: false });
  });

  it('shows why an act failed only with the draft that it was on', () => {
    const problem = { kind: 'network' } as const;
    const failedOn = (draft: number) => {
      const queueUiState = { ...input.queueUiState, actProblem: { draft, act: 'approve', problem } } as const;
      const queue = { data: { results: [MockResult], count: 1 }, problem: null };
      const state = toBotDetailState({ ...withBot, queue, queueUiState });
      return state.status === 'ready' && state.queue;
    };
    const top = MockResult.draft?.id ?? 0;
    expect(failedOn(top)).toMatchObject({ actProblem: { act: 'approve', problem } });
    expect(failedOn(top + 1)).toMatchObject({ actProblem: null });
  });

  it('counts the drafts of a run only while it is at work, and only where it has more', () => {
    const waiting = (run: BotRun, count: number) =>
      queueOf(1, count, { ...run, counts: { ...run.counts, drafts_waiting: 7 } });
    expect(waiting(MockRun, 4)).toMatchObject({ waiting: 7 });
    expect(waiting(MockRun, 9)).toMatchObject({ waiting: 9 });
    expect(waiting(MockRunFinished, 4)).toMatchObject({ waiting: 4 });
  });

  it('is of a letter that cannot be read where the server counts one and sends none', () => {
    expect(queueOf(1, 1, MockRunFinished, [])).toMatchObject({ next: null, unreadable: true });
    expect(queueOf(1, 1, MockRunFinished, [{ ...MockResult, draft: null }])).toMatchObject({
      next: null,
      unreadable: true,
    });
  });
});

it('says of a run itself before what was said of its start', () => {
  const startWarning = 'Gmail is not connected.';
  const warned = (run: BotRun) =>
    toBotDetailState({ ...withBot, run: { data: run, problem: null }, startWarning: startWarning });
  expect(warned({ ...MockRun, warning: 'Few will be found.' })).toMatchObject({ warning: 'Few will be found.' });
  expect(warned({ ...MockRunFinished, warning: 'Few were found.' })).toMatchObject({ warning: 'Few were found.' });
});

it('fails where neither the run nor the bot tells of one', () => {
  const offline = { data: undefined, problem: { kind: 'network' } } as const;
  const never: BotDetailInput = { ...input, bot: { data: MockDraftBot, problem: null } };
  expect(toBotDetailState({ ...never, run: offline })).toMatchObject({
    run: { status: 'failed', problem: offline.problem },
  });
  expect(toBotDetailState(never)).toMatchObject({ run: { status: 'loading' } });
  expect(toBotDetailState({ ...withBot, run: offline })).toMatchObject({ run: { status: 'known', lost: true } });
});

it('tells beside what it keeps why newer could not be had, and how much of it could not be read', () => {
  const offline = { kind: 'network' } as const;
  const results = { data: { results: MockResults, count: 5 }, problem: offline, leftOut: 2 };
  const avoided = { data: MockAvoided, problem: offline, leftOut: 3 };
  expect(toBotDetailState({ ...withBot, results, avoided, actionProblem: offline })).toMatchObject({
    problem: offline,
    results: { status: 'ready', results: MockResults, notice: offline, leftOut: 2 },
    avoided: { status: 'ready', entries: MockAvoided, leftOut: 3 },
  });
});
