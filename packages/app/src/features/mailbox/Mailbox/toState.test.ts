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

it.each([
  [1, 1],
  [20, 1],
  [21, 2],
  [40, 2],
  [41, 3],
])('%i messages are %i pages', (count, pageCount) => {
  const list = { data: { results: [MockMessage], count }, problem: null, refreshing: false };
  expect(toMailboxState({ ...input, list, page: 1 })).toMatchObject({ count, page: 1, pageCount });
});

it.each([
  [1, 1],
  [3, 3],
  [4, 3],
])('page %i of three is page %i', (page, shown) => {
  const list = { data: { results: [MockMessage], count: 41 }, problem: null, refreshing: false };
  expect(toMailboxState({ ...input, list, page })).toMatchObject({ page: shown, pageCount: 3 });
});

it('is failed where nothing came, and keeps what came before beside a failure', () => {
  const network = { kind: 'network' } as const;
  expect(toMailboxState({ ...input, list: { ...input.list, problem: network } })).toEqual({
    signedIn: true,
    status: 'failed',
    problem: network,
  });
  expect(toMailboxState(input)).toEqual({ signedIn: true, status: 'loading' });
  expect(
    toMailboxState({ ...listed, page: 2, list: { ...listed.list, problem: missing, refreshing: true, leftOut: 3 } }),
  ).toEqual({
    signedIn: true,
    status: 'ready',
    messages: [MockMessage, MockSystemMessage],
    count: 2,
    page: 1,
    pageCount: 1,
    refreshing: true,
    notice: missing,
    leftOut: 3,
    openId: null,
    open: { status: 'none' },
  });
});

it('an empty mailbox still says what became of the message of the address', () => {
  const none = { data: { results: [], count: 0 }, problem: null, refreshing: false };
  expect(toMailboxState({ ...input, list: none, openId: 77 })).toMatchObject({ open: { status: 'loading' } });
  const network = { kind: 'network' } as const;
  expect(
    toMailboxState({ ...input, list: none, openId: 77, single: { data: undefined, problem: network } }),
  ).toMatchObject({
    open: { status: 'failed', problem: network },
  });
});

it('the message of the list is newer than the one that was asked for by itself', () => {
  const older = { ...MockMessage, subject: 'Older' };
  expect(toMailboxState({ ...listed, openId: MockMessage.id, single: { data: older, problem: null } })).toMatchObject({
    open: { status: 'open', message: MockMessage },
  });
});
