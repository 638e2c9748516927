import '../../i18n/all';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTranslator } from '../../i18n/translator';
import { MockGmail, MockGmailNeedsReconnect } from '../../mocks/fixtures/gmail';
import { isUsable, standingOf } from './accounts';
import { standingWords } from './standingWords';

const now = Date.parse('2026-11-20T10:00:00Z');
const until = (expires_at: string | null) => standingOf({ ...MockGmail, expires_at }, now);

describe('standingOf', () => {
  it('GMAIL-08 calls an account expired when its end is in the past', () => {
    expect(until('2026-11-20T09:59:59Z')).toEqual({ kind: 'expired' });
  });

  it('GMAIL-09 rounds the days that remain up', () => {
    expect(until('2026-11-20T10:00:01Z')).toEqual({ kind: 'ending', days: 1 });
    expect(until('2026-11-27T10:00:01Z')).toEqual({ kind: 'ending', days: 8 });
  });

  it('A-87 reads no date as no known end', () => {
    expect(until(null)).toEqual({ kind: 'lasting' });
  });

  it.each(['', 'soon', '2026-13-40', 'NaN', '2026-11-27T10:00:01+99:99'])(
    'counts an end that is %j, which is no date, as over',
    (end) => {
      expect(until(end)).toEqual({ kind: 'expired' });
      expect(isUsable({ ...MockGmail, expires_at: end }, now)).toBe(false);
    },
  );

  it('A-87 counts the very end as over, and a second before it as one day', () => {
    expect(until('2026-11-20T10:00:00Z')).toEqual({ kind: 'expired' });
    expect(until('2026-11-20T10:00:01Z')).toEqual({ kind: 'ending', days: 1 });
  });

  it('A-63 lets no bot send through an account that needs its person', () => {
    expect(standingOf(MockGmailNeedsReconnect, now)).toEqual({ kind: 'needsReconnect' });
    expect(isUsable(MockGmailNeedsReconnect, now)).toBe(false);
    expect(isUsable(MockGmail, now)).toBe(true);
  });
});

describe('standingWords', () => {
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['2026-11-20T10:00:01Z', 'reward', 'clock'],
    ['2026-11-22T10:00:01Z', 'reward', 'clock'],
    ['2026-11-23T10:00:00Z', 'reward', 'clock'],
    ['2026-11-23T10:00:01Z', 'success', 'checkCircle'],
  ])('GMAIL-09 marks an end in the next three days: at %s as %s', (expires_at, tone, icon) => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    const words = standingWords(createTranslator('en'), 'en', { ...MockGmail, expires_at });
    expect(words).toMatchObject({ tone, icon });
  });

  it.each([
    ['en', null, {}, 'success', 'Connected', 'Stays connected until you disconnect it'],
    ['en', '2026-11-27T10:00:00Z', {}, 'success', '7 days remaining', 'Connected until 27 November 2026'],
    ['en', '2026-11-21T10:00:00Z', {}, 'reward', '1 day remaining', 'Connected until 21 November 2026'],
    [
      'en',
      '2026-11-18T10:00:00Z',
      {},
      'danger',
      'Expired',
      'Access expired on 18 November 2026. Reconnect to send again.',
    ],
    ['en', null, { state: 'expired' }, 'danger', 'Expired', 'Access has expired. Reconnect to send again.'],
    ['fa', '2026-11-27T10:00:00Z', {}, 'success', '۷ روز مانده', 'متصل تا ۶ آذر ۱۴۰۵'],
    ['fa', '2026-11-21T10:00:00Z', {}, 'reward', '۱ روز مانده', 'متصل تا ۳۰ آبان ۱۴۰۵'],
  ] as const)(
    'GMAIL-08 GMAIL-09 in %s an account until %s with %j is %s: %s, %s',
    (locale, end, fields, tone, label, detail) => {
      vi.useFakeTimers({ toFake: ['Date'], now });
      const words = standingWords(createTranslator(locale), locale, { ...MockGmail, ...fields, expires_at: end });
      expect(words).toMatchObject({ tone, label, detail });
    },
  );

  it.each(['needs_reconnect', 'disconnected'] as const)(
    'A-87 an account that is %s can be used no more, whenever it would end',
    (state) => {
      for (const expires_at of [null, '2026-11-27T10:00:00Z'])
        expect(isUsable({ ...MockGmail, state, expires_at }, now)).toBe(false);
      expect(standingOf({ ...MockGmail, connected: false }, now)).toEqual({ kind: 'needsReconnect' });
    },
  );
});
