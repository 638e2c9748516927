import { expect, test } from 'vitest';
import { MockActiveBot, MockBot, MockDraftBot } from '../../../mocks/fixtures/bot';
import { nowOf } from './now';
import type { StepState } from './steps';

const done: StepState = { status: 'done', count: 1 };
const steps = { interests: done, gmail: done, bot: done };
const quiet = { ...MockDraftBot, latest_run: null };

test('drafts that wait come first, all bots together, at the first bot that has some', () => {
  expect(nowOf({ steps, bots: [quiet, MockBot, MockActiveBot], lacksSentences: true })).toEqual({
    what: 'drafts',
    count: 32,
    bot: MockBot.id,
  });
});

test('then a mailbox that a bot waits for', () => {
  const bots = [{ ...quiet, paused_by: 'gmail_reconnect' as const }];
  expect(nowOf({ steps, bots, lacksSentences: true })).toEqual({ what: 'mailbox' });
});

test('then the next step to the first letter, then sentences, then nothing', () => {
  const todo = { ...steps, gmail: { status: 'todo' } as const };
  expect(nowOf({ steps: todo, bots: [quiet], lacksSentences: true })).toEqual({ what: 'step', step: 'gmail' });
  expect(nowOf({ steps, bots: [quiet], lacksSentences: true })).toEqual({ what: 'sentences' });
  expect(nowOf({ steps, bots: [quiet], lacksSentences: false })).toEqual({ what: 'nothing' });
});

test('where something is not known nobody says that nothing waits', () => {
  const failed = { ...steps, gmail: { status: 'failed' } as const };
  const loading = { ...steps, gmail: { status: 'loading' } as const };
  expect(nowOf({ steps: failed, bots: [quiet], lacksSentences: false })).toEqual({ what: 'unknown' });
  expect(nowOf({ steps: loading, bots: [quiet], lacksSentences: false })).toEqual({ what: 'loading' });
});

test('a run without counts, which another server may send, waits for nobody', () => {
  const bots = [{ ...MockBot, latest_run: { ...MockBot.latest_run, counts: undefined } as never }];
  expect(nowOf({ steps, bots, lacksSentences: false })).toEqual({ what: 'nothing' });
});
