import { describe, expect, it } from 'vitest';
import '../../i18n/all';
import { en } from '../../i18n/en';
import { createTranslator } from '../../i18n/translator';
import { MockGmail } from '../../mocks/fixtures/gmail';
import {
  type Connect,
  type ConnectEvent,
  type ConnectFailure,
  connectReducer,
  expectedState,
  idleConnect,
  isBusy,
  knownState,
} from './connect';
import { failureWords } from './failureWords';
import { type OAuthMessage, readOAuthMessage } from './oauthMessage';
import { readStart } from './startConnect';

const after = (...events: ConnectEvent[]): Connect => events.reduce(connectReducer, idleConnect);
const success = (state: string): OAuthMessage => ({ source: 'gmail-oauth', status: 'success', code: 'c0de', state });
const error = (state: string | null, description: string | null = null): OAuthMessage => ({
  source: 'gmail-oauth',
  status: 'error',
  description,
  state,
});
const heard = (message: OAuthMessage, fromOwnWindow = true): ConnectEvent => ({
  type: 'heard',
  message,
  fromOwnWindow,
});

const pressed: ConnectEvent = { type: 'pressed' };
const opened: ConnectEvent = { type: 'opened', state: 's1' };
const closed: ConnectEvent = { type: 'ticked', closed: true };
const open: ConnectEvent = { type: 'ticked', closed: false };
const completing: Connect = { step: 'completing', state: 's1', code: 'c0de' };

describe('connectReducer', () => {
  it('GMAIL-16 fails as blocked where the browser gives no window', () => {
    expect(after({ type: 'blocked' })).toEqual({ step: 'failed', failure: { why: 'blocked' }, state: null });
  });

  it('GMAIL-13 waits for the window once the address is known', () => {
    expect(after(pressed, opened)).toEqual({ step: 'waiting', state: 's1', closedTicks: 0 });
  });

  it('GMAIL-14 completes with code and state of a success', () => {
    expect(after(pressed, opened, heard(success('s1')))).toEqual(completing);
  });

  it('GMAIL-14 takes a success from the second path as well', () => {
    expect(after(pressed, opened, heard(success('s1'), false))).toEqual(completing);
  });

  it('A-81 hears nothing with another state', () => {
    const waiting = after(pressed, opened);
    expect(connectReducer(waiting, heard(success('other')))).toBe(waiting);
    expect(connectReducer(waiting, heard(error('other')))).toBe(waiting);
  });

  it('A-81 uses a state once', () => {
    expect(after(pressed, opened, heard(success('s1')), heard(success('s1')))).toEqual(completing);
    expect(expectedState(completing)).toBeNull();
  });

  it('A-81 believes an error without state from its own window only', () => {
    const waiting = after(pressed, opened);
    expect(connectReducer(waiting, heard(error(null), false))).toBe(waiting);
    expect(connectReducer(waiting, heard(error(null), true)).step).toBe('failed');
  });

  it('GMAIL-17 keeps the description of an error', () => {
    expect(after(pressed, opened, heard(error('s1', 'Access denied')))).toEqual({
      step: 'failed',
      failure: { why: 'refused', description: 'Access denied' },
      state: null,
    });
  });

  it('GMAIL-15 counts a closed window as cancelled after one more tick', () => {
    expect(after(pressed, opened, closed).step).toBe('waiting');
    expect(after(pressed, opened, closed, closed)).toMatchObject({ step: 'failed', failure: { why: 'cancelled' } });
  });

  it('A-82 begins to count again when the window turns out to be open', () => {
    expect(after(pressed, opened, closed, open, closed).step).toBe('waiting');
  });

  it('A-82 lets a success in the tick of grace win over closed', () => {
    expect(after(pressed, opened, closed, heard(success('s1')))).toEqual(completing);
  });

  it('A-82 lets a late success win over cancelled, and a late error not', () => {
    const cancelled = after(pressed, opened, closed, closed);
    expect(connectReducer(cancelled, heard(success('s1'), false))).toEqual(completing);
    expect(connectReducer(cancelled, heard(error('s1'), false))).toBe(cancelled);
  });

  it('GMAIL-26 fails with the problem of either call', () => {
    const problem = { kind: 'server', detail: null } as const;
    expect(after(pressed, { type: 'notOpened', failure: { why: 'problem', problem } })).toMatchObject({
      step: 'failed',
      failure: { problem },
    });
    expect(connectReducer(completing, { type: 'notCompleted', problem })).toMatchObject({
      step: 'failed',
      failure: { problem },
    });
  });

  it('ends with the account', () => {
    expect(connectReducer(completing, { type: 'completed', account: MockGmail })).toEqual({
      step: 'connected',
      account: MockGmail,
    });
  });

  it('is busy from the press to the answer, and takes no second press meanwhile', () => {
    const states = [idleConnect, after(pressed), after(pressed, opened), completing, after({ type: 'blocked' })];
    expect(states.map(isBusy)).toEqual([false, true, true, true, false]);
    const waiting = after(pressed, opened);
    expect(connectReducer(waiting, pressed)).toBe(waiting);
  });
});

describe('an event that comes at the wrong time', () => {
  const opening = after(pressed);
  const waiting = after(pressed, opened);
  const connected: Connect = { step: 'connected', account: MockGmail };
  const cancelled = after(pressed, opened, closed, closed);
  const refused = after(pressed, opened, heard(error('s1', 'No')));
  const steps: Record<string, Connect> = {
    idle: idleConnect,
    opening,
    waiting,
    completing,
    connected,
    cancelled,
    refused,
  };
  const problem = { kind: 'network' } as const;
  const answers: Record<string, [ConnectEvent, ...string[]]> = {
    pressed: [pressed, 'idle', 'connected', 'cancelled', 'refused'],
    opened: [opened, 'opening'],
    notOpened: [{ type: 'notOpened', failure: { why: 'noLocation' } }, 'opening'],
    'a success': [heard(success('s1'), false), 'waiting', 'cancelled'],
    'an error': [heard(error('s1'), false), 'waiting'],
    'an error without a state': [heard(error(null), true), 'waiting'],
    closed: [closed, 'waiting'],
    open: [open],
    completed: [{ type: 'completed', account: MockGmail }, 'completing'],
    notCompleted: [{ type: 'notCompleted', problem }, 'completing'],
    dismissed: [{ type: 'dismissed' }, 'connected', 'cancelled', 'refused'],
    taken: [heard({ source: 'gmail-oauth', status: 'taken', state: 's1' })],
  };

  it.each(Object.entries(answers))('%s changes only the steps that wait for it', (_, [event, ...changing]) => {
    const changed = Object.entries(steps).filter(([, step]) => connectReducer(step, event) !== step);
    expect(changed.map(([name]) => name).toSorted()).toEqual(changing.toSorted());
  });

  it('A-82 keeps the state only of what was cancelled', () => {
    expect(Object.entries(steps).map(([name, step]) => [name, expectedState(step), knownState(step)])).toEqual([
      ['idle', null, null],
      ['opening', null, null],
      ['waiting', 's1', 's1'],
      ['completing', null, 's1'],
      ['connected', null, null],
      ['cancelled', 's1', 's1'],
      ['refused', null, null],
    ]);
  });

  it('A-81 a press after a failure forgets it, and a note that is put away leaves nothing', () => {
    expect(connectReducer(cancelled, pressed)).toEqual({ step: 'opening' });
    expect(connectReducer(connected, { type: 'dismissed' })).toBe(idleConnect);
  });
});

describe('readOAuthMessage', () => {
  it('reads the two messages of the window', () => {
    expect(readOAuthMessage({ source: 'gmail-oauth', status: 'success', code: 'c0de', state: 's1' })).toEqual(
      success('s1'),
    );
    expect(readOAuthMessage({ source: 'gmail-oauth', status: 'error', description: 'Denied' })).toEqual(
      error(null, 'Denied'),
    );
  });

  it.each([
    null,
    'gmail-oauth',
    {},
    { source: 'other', status: 'success', code: 'c', state: 's' },
    { source: 'gmail-oauth', status: 'success', code: '', state: 's' },
  ])('drops %j', (data) => {
    expect(readOAuthMessage(data)).toBeNull();
  });
});

describe('readStart', () => {
  it('GMAIL-10 takes address and state from the body', () => {
    const data = { authorization_url: 'https://accounts.example/auth?x=1', state: 's1' };
    expect(readStart(data, null)).toEqual({ ok: true, url: data.authorization_url, state: 's1' });
  });

  it('GMAIL-28 takes them from a Location header where the body is missing', () => {
    const location = 'https://accounts.example/auth?state=s2';
    expect(readStart(undefined, location)).toEqual({ ok: true, url: location, state: 's2' });
  });

  it('GMAIL-29 fails where neither is there', () => {
    expect(readStart(undefined, null)).toEqual({ ok: false, failure: { why: 'noLocation' } });
  });

  it('follows web addresses only', () => {
    for (const authorization_url of ['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example/x', 'httpsx://a/x'])
      expect(readStart({ authorization_url, state: 's1' }, null), authorization_url).toMatchObject({ ok: false });
    // The stand-in for Google uses plain HTTP on this machine.
    const local = { authorization_url: 'http://localhost:3000/stand-in/auth', state: 's1' };
    expect(readStart(local, null)).toEqual({ ok: true, url: local.authorization_url, state: 's1' });
  });

  it('GMAIL-28 believes the body more than the header, and takes from the address what the body leaves out', () => {
    const location = 'https://accounts.example/header?state=of-header';
    expect(
      readStart({ authorization_url: 'https://accounts.example/body?state=of-url', state: 'of-body' }, location),
    ).toEqual({
      ok: true,
      url: 'https://accounts.example/body?state=of-url',
      state: 'of-body',
    });
    expect(
      readStart({ authorization_url: 'https://accounts.example/body?state=of-url', state: '' }, location),
    ).toMatchObject({
      state: 'of-url',
    });
    expect(readStart({ authorization_url: '', state: 'of-body' }, location)).toEqual({
      ok: true,
      url: location,
      state: 'of-body',
    });
    expect(readStart({ authorization_url: 'https://accounts.example/body' }, location).ok).toBe(false);
  });
});

describe('the words for a failure', () => {
  it.each<[ConnectFailure, string, string, boolean]>([
    [{ why: 'blocked' }, en.gmail.connect.blocked, en.gmail.connect.blockedBody, false],
    [{ why: 'cancelled' }, en.gmail.connect.cancelled, en.gmail.connect.cancelledBody, false],
    [{ why: 'refused', description: null }, en.gmail.connect.failed, en.gmail.connect.failedBody, false],
    [{ why: 'refused', description: 'Not today' }, en.gmail.connect.failed, 'Google answered “Not today”.', false],
    [{ why: 'refused', description: 'access_denied' }, en.gmail.connect.failed, en.gmail.refused.declined, false],
    [{ why: 'noLocation' }, en.gmail.connect.problem, en.gmail.connect.noLocation, false],
    [
      { why: 'problem', problem: { kind: 'server', detail: 'Out of order.' } },
      en.gmail.connect.problem,
      'Out of order.',
      true,
    ],
  ])('%j', (failure, title, body, foreign) => {
    expect(failureWords(createTranslator('en'), failure)).toEqual({ title, body, foreign });
  });
});
