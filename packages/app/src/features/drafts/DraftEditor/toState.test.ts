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

  it('has to be reconnected when none is usable', () => {
    expect(gmail({ data: [longAgo], problem: null })).toMatchObject({ gmail: { status: 'reconnect' } });
  });

  it('is missing without accounts', () => {
    expect(gmail({ data: [], problem: null })).toMatchObject({ gmail: { status: 'missing' } });
  });

  it('is left to the server when the list cannot be had', () => {
    expect(gmail({ data: undefined, problem: { kind: 'server', detail: null } })).toMatchObject({
      gmail: { status: 'ready' },
    });
  });
});

it('offers the next draft that waits, never the one on screen', () => {
  const other = { ...MockResult, professor: { ...MockProfessor, id: 699, full_name: 'Elin Bergqvist' } };
  expect(toDraftEditorState({ ...found, results: [MockResult, other] })).toMatchObject({
    next: { professorId: 699, name: 'Elin Bergqvist' },
  });
});

it('takes the first score of the list', () => {
  expect(toDraftEditorState({ ...found, matches: { data: [MockMatch], problem: null } })).toMatchObject({
    match: { status: 'ready', match: MockMatch },
  });
});
