import { expect, it } from 'vitest';
import { MockMessage, MockSystemMessage } from '../../../mocks/fixtures/mailbox';
import { type MailboxInput, toMailboxState } from './toState';

const nothing = { data: undefined, problem: null };
const input: MailboxInput = {
  signedIn: true,
  list: { ...nothing, refreshing: false },
  page: 1,
  openId: null,
  single: nothing,
};
const listed: MailboxInput = {
  ...input,
  list: { data: { results: [MockMessage, MockSystemMessage], count: 2 }, problem: null, refreshing: false },
};
const missing = { kind: 'notFound', detail: 'Not found.' } as const;

it('is closed where mail really leaves', () => {
  expect(
    toMailboxState({ ...input, signedIn: false, list: { data: undefined, problem: missing, refreshing: false } })
      .status,
  ).toBe('closed');
});

it('is empty without messages', () => {
  expect(
    toMailboxState({ ...input, list: { data: { results: [], count: 0 }, problem: null, refreshing: false } }).status,
  ).toBe('empty');
});

it('opens a message of the list without asking again', () => {
  expect(toMailboxState({ ...listed, openId: MockMessage.id })).toMatchObject({
    open: { status: 'open', message: MockMessage },
  });
});

it('opens a message of another page by itself', () => {
  const other = { ...MockMessage, id: 77 };
  expect(toMailboxState({ ...listed, openId: 77 })).toMatchObject({ open: { status: 'loading' } });
  expect(toMailboxState({ ...listed, openId: 77, single: { data: other, problem: null } })).toMatchObject({
    open: { message: other },
  });
});

it('says so when a message does not exist', () => {
  expect(toMailboxState({ ...listed, openId: 77, single: { data: undefined, problem: missing } })).toMatchObject({
    open: { status: 'gone' },
  });
  expect(toMailboxState({ ...listed, signedIn: false, openId: 77 })).toMatchObject({ open: { status: 'gone' } });
});
