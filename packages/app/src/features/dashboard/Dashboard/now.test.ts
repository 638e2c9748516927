import { expect, test } from 'vitest';
import { MockActiveBot, MockBot, MockDraftBot, MockRunQueued } from '../../../mocks/fixtures/bot';
import { nowOf } from './now';
import type { StepState } from './steps';

const done: StepState = { status: 'done', count: 1 };
const steps = { interests: done, gmail: done, bot: done };
const quiet = { ...MockDraftBot, drafts_waiting: 0 };

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
  const failed = { ...steps, gmail: { status: 'failed', problem: { kind: 'network' } } as const };
  const loading = { ...steps, gmail: { status: 'loading' } as const };
  expect(nowOf({ steps: failed, bots: [quiet], lacksSentences: false })).toEqual({ what: 'unknown' });
  expect(nowOf({ steps: loading, bots: [quiet], lacksSentences: false })).toEqual({ what: 'loading' });
});

test('drafts of earlier runs wait too, whatever the latest run says', () => {
  const bots = [{ ...MockBot, latest_run: MockRunQueued, drafts_waiting: 3 }];
  expect(nowOf({ steps, bots, lacksSentences: false })).toEqual({ what: 'drafts', count: 3, bot: MockBot.id });
});

test('a bot without the number, which another server may send, waits for nobody', () => {
  const { drafts_waiting: _, ...bot } = MockBot;
  const bots = [bot];
  expect(nowOf({ steps, bots, lacksSentences: false })).toEqual({ what: 'nothing' });
});
