import { expect, test } from 'vitest';
import { MockDraft, MockDraftSent } from '../../../mocks/fixtures/draft';
import { composeStates } from './Compose.states';
import { type ComposeInput, toComposeState } from './toState';

const { to, editing, recipient } = composeStates.ready;
const input: ComposeInput = {
  to,
  draft: { data: MockDraft, problem: null, asking: false },
  editing,
  recipient: { ...recipient, open: false },
  dirty: false,
  saved: false,
};

test('a draft that may be changed is in its form, with the address in a field', () => {
  expect(toComposeState(input)).toEqual(composeStates.ready);
});

test('ERR-49 without a draft and a professor there is none, which is no failure', () => {
  const gone = { data: undefined, problem: { kind: 'notFound', detail: null }, asking: false } as const;
  expect(toComposeState({ ...input, draft: gone, editing: null })).toEqual({ to, status: 'none' });
});

test('that no draft was found before is not said while one is being written', () => {
  const asking = { data: undefined, problem: { kind: 'notFound', detail: null }, asking: true } as const;
  expect(toComposeState({ ...input, draft: asking, editing: null })).toEqual({ to, status: 'loading' });
});

test('ERR-48 a failure is one while no draft is there', () => {
  const problem = { kind: 'network' } as const;
  expect(toComposeState({ ...input, draft: { data: undefined, problem, asking: false }, editing: null })).toEqual({
    to,
    status: 'failed',
    problem,
  });
  expect(toComposeState({ ...input, draft: { data: MockDraft, problem, asking: false } }).status).toBe('ready');
});

test('a letter that has left is shown and not changed', () => {
  expect(toComposeState({ ...input, draft: { data: MockDraftSent, problem: null, asking: false } })).toEqual({
    to,
    status: 'closed',
    draft: MockDraftSent,
  });
});
