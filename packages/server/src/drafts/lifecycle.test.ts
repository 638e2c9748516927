import { describe, expect, it } from 'vitest';
import {
  draftEvents,
  draftStates,
  eventRow,
  type MessageState,
  messageStates,
  outcomeOf,
  sourcesOf,
} from './lifecycle.ts';

/** Columns: needs_review, approved, sending, sent, unknown, failed, skipped. `.` means `stays`; a code in brackets is a refusal. */
const table: Record<string, string> = {
  edit: 'needs_review needs_review [already_sending] [already_sent] [sent_unknown] needs_review needs_review',
  approve: 'approved . [already_sending] [already_sent] [sent_unknown] approved approved',
  unapprove: '. needs_review [already_sending] [already_sent] [sent_unknown] . .',
  skip: 'skipped skipped [already_sending] [already_sent] [sent_unknown] skipped skipped',
  avoid: 'skipped skipped . . . skipped .',
  unavoid: '. . . . . . needs_review',
  send: '[not_approved] . . . [sent_unknown] [not_approved] [not_approved]',
  withdraw: '. needs_review . . . . .',
  refuse: '. needs_review . . . . .',
  phrase: 'needs_review . . . . . .',
  claim: '. sending . . . . .',
  release: '. . approved . . . .',
  accept: '. . sent . sent . .',
  reject: '. . failed . failed . .',
  lose: '. . unknown . unknown . .',
  interrupt: '. . needs_review . . . .',
  confirmSent: '[not_unknown] [not_unknown] [not_unknown] . sent [not_unknown] [not_unknown]',
  confirmNotSent: '. [not_unknown] [not_unknown] [not_unknown] needs_review [not_unknown] [not_unknown]',
  bounce: '[not_sent] [not_sent] [not_sent] sent sent [not_sent] [not_sent]',
  answer: '[not_sent] [not_sent] [not_sent] sent [not_sent] [not_sent] [not_sent]',
  unanswer: '[not_sent] [not_sent] [not_sent] sent [not_sent] [not_sent] [not_sent]',
};

describe('the life of a letter', () => {
  it('has an answer for every event in every state', () => {
    const answers = draftEvents.map((event) => [
      event,
      draftStates
        .map((state) => {
          const outcome = outcomeOf(state, event);
          return outcome.kind === 'moves' ? outcome.to : outcome.kind === 'stays' ? '.' : `[${outcome.code}]`;
        })
        .join(' '),
    ]);
    expect(Object.fromEntries(answers)).toEqual(table);
  });

  it('begins each event from the states that it moves', () => {
    expect(sourcesOf('edit')).toEqual(['needs_review', 'approved', 'failed', 'skipped']);
    expect(sourcesOf('accept')).toEqual(['sending', 'unknown']);
    expect(sourcesOf('send')).toEqual([]);
  });

  it.each(draftEvents)('%s moves the message to the state that its draft names', (event) => {
    const { message, draft } = eventRow(event);
    if (!message) return;
    const ends = Object.values(draft).filter((step) => typeof step === 'string' && step !== 'stays');
    // The addressee of a failed message may be written to again, so the draft is not in a sending state.
    const fits: Record<MessageState, readonly string[]> = {
      sending: ['sending'],
      sent: ['sent'],
      unknown: ['unknown'],
      failed: ['approved', 'needs_review', 'failed'],
    };
    expect(messageStates).toContain(message.to);
    expect(ends.filter((state) => !fits[message.to].includes(state))).toEqual([]);
  });

  it('lets a letter that may have left wait or be set aside by three events alone', () => {
    const back = draftEvents.flatMap((event) =>
      (['sending', 'sent', 'unknown'] as const).flatMap((state) => {
        const outcome = outcomeOf(state, event);
        const waits = outcome.kind === 'moves' && !['sent', 'unknown', 'failed'].includes(outcome.to);
        return waits ? [`${event} ${state} ${outcome.to}`] : [];
      }),
    );
    expect(back).toEqual([
      'release sending approved',
      'interrupt sending needs_review',
      'confirmNotSent unknown needs_review',
    ]);
  });
});
