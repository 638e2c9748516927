import type { GmailAccount } from '@peyk/api-types';
import { describe, expect, it } from 'vitest';
import { MockDraft, MockResult } from '../../../mocks/fixtures/draft';
import { MockGmail, MockGmailExpired } from '../../../mocks/fixtures/gmail';
import { MockMatch, MockProfessor } from '../../../mocks/fixtures/professor';
import { MockUser } from '../../../mocks/fixtures/user';
import { type DraftEditorInput, toDraftEditorState } from './toState';

const waiting = { data: undefined, problem: null };
const missing = { data: undefined, problem: { kind: 'notFound', detail: 'Not found.' } } as const;
const input: DraftEditorInput = {
  draft: waiting,
  professor: waiting,
  matches: waiting,
  accounts: waiting,
  results: undefined,
  user: MockUser,
  hasMailbox: true,
  botId: null,
  memory: {
    editing: null,
    marks: { status: 'none' },
    stated: [],
    binding: { status: 'none' },
    answers: {},
    keeping: { status: 'none' },
    rewrite: { status: 'none' },
    earlier: null,
    undo: { status: 'none' },
    recipient: { open: false, value: '', mark: 'none' },
    busy: null,
    problem: null,
    creating: false,
    createProblem: null,
  },
};
const found: DraftEditorInput = {
  ...input,
  draft: { data: MockDraft, problem: null },
  professor: { data: MockProfessor, problem: null },
};
const longAgo = { ...MockGmailExpired, expires_at: '2020-01-01T00:00:00Z' };
const lasting = { ...MockGmail, expires_at: null };

describe('the draft page', () => {
  it('loads until the draft is found', () => {
    expect(toDraftEditorState(input).status).toBe('loading');
  });

  it('A-128 says that there is no draft once it knows for whom', () => {
    expect(toDraftEditorState({ ...input, draft: missing }).status).toBe('loading');
    expect(toDraftEditorState({ ...found, draft: missing })).toMatchObject({
      status: 'none',
      name: MockProfessor.full_name,
    });
  });

  it('fails with what kept the professor where there is no draft, and with what kept the draft where there may be one', () => {
    const offline = { data: undefined, problem: { kind: 'network' } } as const;
    const broken = { data: undefined, problem: { kind: 'server', detail: 'Out of order.' } } as const;
    const failed = (draft: DraftEditorInput['draft'], professor: DraftEditorInput['professor']) =>
      toDraftEditorState({ ...input, draft, professor });
    expect(failed(missing, offline)).toEqual({ status: 'failed', problem: offline.problem });
    expect(failed(broken, offline)).toEqual({ status: 'failed', problem: broken.problem });
    expect(failed(waiting, offline)).toEqual({ status: 'loading' });
    expect(failed(waiting, missing)).toEqual({ status: 'noProfessor' });
  });

  it('keeps the draft on screen when a newer one, or the professor, could not be had', () => {
    const draft = { data: MockDraft, problem: { kind: 'network' } } as const;
    expect(toDraftEditorState({ ...found, draft, professor: missing })).toMatchObject({
      status: 'ready',
      draft: MockDraft,
      professor: null,
    });
  });

  it('tells an unknown professor from a missing draft', () => {
    expect(toDraftEditorState({ ...input, draft: missing, professor: missing }).status).toBe('noProfessor');
  });

  it('fails when the draft could not be had', () => {
    expect(toDraftEditorState({ ...input, draft: { data: undefined, problem: { kind: 'network' } } }).status).toBe(
      'failed',
    );
  });

  it('shows the draft although everything beside it is missing', () => {
    const state = toDraftEditorState({
      ...input,
      draft: found.draft,
      matches: { data: undefined, problem: { kind: 'network' } },
    });
    expect(state).toMatchObject({ status: 'ready', professor: null, match: { status: 'failed' } });
  });
});

describe('the mailbox it leaves from', () => {
  const gmail = (accounts: DraftEditorInput['accounts']) => toDraftEditorState({ ...found, accounts });

  it('is a connected one', () => {
    expect(gmail({ data: [longAgo, lasting], problem: null })).toMatchObject({
      gmail: { status: 'ready', email: MockGmail.email },
    });
  });

  it('is that of the draft where it can be used, else the only one that can', () => {
    const account = (id: number): GmailAccount => ({ ...lasting, id, email: `${id}@mail.example` });
    const [first, second, third] = [account(1), account(2), account(3)];
    const others = [first, second, third];
    const of = (own: number | null, accounts: GmailAccount[]) =>
      toDraftEditorState({
        ...found,
        draft: { data: { ...MockDraft, gmail_account: own, from_email: null }, problem: null },
        accounts: { data: accounts, problem: null },
      });
    const ended = { ...second, expires_at: '2020-01-01T00:00:00Z' };
    expect(of(3, others)).toMatchObject({ gmail: { status: 'ready', email: third.email } });
    expect(of(2, [first, ended, third])).toMatchObject({ gmail: { status: 'ready', email: null } });
    expect(of(2, [ended, third])).toMatchObject({ gmail: { status: 'ready', email: third.email } });
    expect(of(null, [first])).toMatchObject({ gmail: { status: 'ready', email: first.email } });
    expect(of(null, others)).toMatchObject({ gmail: { status: 'ready', email: null } });
  });

  it('is being looked for until the list is there', () => {
    expect(gmail(waiting)).toMatchObject({ gmail: { status: 'checking' } });
  });

  it('has to be reconnected when none is usable', () => {
    expect(gmail({ data: [longAgo], problem: null })).toMatchObject({ gmail: { status: 'reconnect' } });
  });

  it('is missing without accounts', () => {
    expect(gmail({ data: [], problem: null })).toMatchObject({ gmail: { status: 'missing' } });
  });

  it('is that of the draft, where the server is left to decide because the list cannot be had', () => {
    const lost = { data: undefined, problem: { kind: 'server', detail: null } } as const;
    const from = (from_email: string | null) =>
      toDraftEditorState({ ...found, draft: { data: { ...MockDraft, from_email }, problem: null }, accounts: lost });
    expect(from('own@mail.example')).toMatchObject({ gmail: { status: 'ready', email: 'own@mail.example' } });
    expect(from(null)).toMatchObject({ gmail: { status: 'ready', email: null } });
  });
});

it('offers the next draft that waits, never the one on screen', () => {
  const other = { ...MockResult, professor: { ...MockProfessor, id: 699, full_name: 'Elin Bergqvist' } };
  expect(toDraftEditorState({ ...found, results: [MockResult, other] })).toMatchObject({
    next: { professorId: 699, name: 'Elin Bergqvist' },
  });
});

it('offers no next draft of a state that is no question, and none without a letter', () => {
  const other = (id: number, change: Partial<typeof MockResult>) => ({
    ...MockResult,
    professor: { ...MockProfessor, id, full_name: `Person ${id}` },
    ...change,
  });
  const states = ['found', 'drafted', 'approved', 'scheduled', 'sent', 'failed', 'unknown', 'skipped'] as const;
  const none = [...states.map((state, index) => other(700 + index, { state })), other(720, { draft: null })];
  expect(toDraftEditorState({ ...found, results: none })).toMatchObject({ next: null });
  expect(toDraftEditorState({ ...found, results: [...none, other(721, {}), other(722, {})] })).toMatchObject({
    next: { professorId: 721, name: 'Person 721' },
  });
  expect(toDraftEditorState(found)).toMatchObject({ next: null });
});

it.each([
  ['Nasrin', 'Ahmadi', 'Nasrin Ahmadi'],
  ['Nasrin', '', 'Nasrin'],
  ['', 'Ahmadi', 'Ahmadi'],
  ['', '', ''],
])('names the person who writes by both names: %j and %j', (first_name, last_name, sender) => {
  expect(toDraftEditorState({ ...found, user: { ...MockUser, first_name, last_name } })).toMatchObject({ sender });
});

it('names the person who writes by the Latin name that is below the email', () => {
  const user = { ...MockUser, first_name: 'نسرین', last_name: 'احمدی', latin_name: 'Nasrin Ahmadi' };
  expect(toDraftEditorState({ ...found, user })).toMatchObject({ sender: 'Nasrin Ahmadi' });
});

it('takes over all that the screen remembers, and the bot it came from', () => {
  const memory = {
    ...input.memory,
    keeping: { status: 'kept' },
    rewrite: { status: 'asking', action: 'shorter' },
    undo: { status: 'done' },
    recipient: { open: true, value: 'new@uni.example', mark: 'unsaved' },
    stated: ['I led a team.'],
    binding: { status: 'choosing', text: 'I led a team.' },
    busy: 'skip',
    problem: { act: 'skip', problem: { kind: 'network' } },
  } as const;
  expect(toDraftEditorState({ ...found, botId: 801, hasMailbox: false, user: null, memory })).toEqual({
    status: 'ready',
    draft: MockDraft,
    professor: MockProfessor,
    match: { status: 'loading' },
    sender: '',
    gmail: { status: 'checking' },
    editing: null,
    marks: memory.marks,
    stated: memory.stated,
    binding: memory.binding,
    answers: memory.answers,
    keeping: { status: 'kept' },
    rewrite: { status: 'asking', action: 'shorter' },
    earlier: null,
    undo: { status: 'done' },
    recipient: memory.recipient,
    busy: 'skip',
    problem: memory.problem,
    botId: 801,
    next: null,
    hasMailbox: false,
  });
  const creating = { ...memory, creating: true, createProblem: { kind: 'network' } } as const;
  expect(toDraftEditorState({ ...found, draft: missing, botId: 801, memory: creating })).toEqual({
    status: 'none',
    name: MockProfessor.full_name,
    creating: true,
    problem: { kind: 'network' },
    botId: 801,
  });
});

it('takes the first score of the list', () => {
  expect(
    toDraftEditorState({ ...found, matches: { data: [MockMatch, { ...MockMatch, id: 1, score: 1 }], problem: null } }),
  ).toMatchObject({
    match: { status: 'ready', match: MockMatch },
  });
});
