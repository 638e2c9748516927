import { describe, expect, it } from 'vitest';
import type { MailLimits } from '../platform/config.ts';
import { isOpen } from './officeHours.ts';
import { planSlot, type SlotQuestion, spacing } from './slots.ts';

const window = { fromHour: 8, toHour: 17 };
const limits: MailLimits = { perDay: 10, perWeek: 40, spacingMinutes: { min: 6, max: 15 }, window };
const at = (text: string): Date => new Date(text);

describe('a slot', () => {
  const now = at('2026-11-18T10:00:00Z');

  it('keeps six to fifteen minutes to the last message of the account', () => {
    const slots = [0, 0.5, 0.999].map((random) =>
      planSlot({
        now,
        countryCode: 'GB',
        limits,
        taken: [],
        takenOfMailbox: [now],
        random: () => random,
      }).at.getTime(),
    );
    expect(slots.map((slot) => Math.round((slot - now.getTime()) / 60_000))).toEqual([6, 11, 15]);
  });

  it('is not held up by a message of the account that waits for weeks', () => {
    const takenOfMailbox = [at('2026-12-01T10:00:00Z')];
    const slot = planSlot({ now, countryCode: 'GB', limits, taken: takenOfMailbox, takenOfMailbox });
    expect(slot).toEqual({ at: now, delay: null });
  });

  it('R7 waits until the open contact of the department is fourteen days old, and says so', () => {
    const moments = [at('2026-11-16T10:00:00Z')];
    const throttles = [{ span: 14 * 86_400_000, cap: 1, moments, delay: 'department' as const }];
    const slot = planSlot({ now, countryCode: 'GB', limits, taken: [], takenOfMailbox: [], throttles });
    expect(slot).toEqual({ at: at('2026-11-30T10:00:00Z'), delay: 'department' });
  });

  it('R8 waits for the oldest of three open contacts of the university, scheduled ones included', () => {
    const moments = [at('2026-11-10T10:00:00Z'), at('2026-11-12T10:00:00Z'), at('2026-11-19T10:00:00Z')];
    const throttles = [{ span: 14 * 86_400_000, cap: 3, moments, delay: 'university' as const }];
    const slot = planSlot({ now, countryCode: 'GB', limits, taken: [], takenOfMailbox: [], throttles });
    expect(slot).toEqual({ at: at('2026-11-24T10:00:00Z'), delay: 'university' });
  });

  it('R5 leaves out public holidays, and says so', () => {
    const eve = at('2026-12-24T18:00:00Z');
    const slot = planSlot({ now: eve, countryCode: 'GB', limits, taken: [], takenOfMailbox: [] });
    expect(slot).toEqual({ at: at('2026-12-28T08:00:00Z'), delay: 'holiday' });
  });

  it('waits for an account that is held', () => {
    const held = { until: at('2026-11-19T09:00:00Z'), delay: 'gmail_limit' as const };
    const slot = planSlot({ now, countryCode: 'GB', limits, taken: [], takenOfMailbox: [], held });
    expect(slot).toEqual({ at: at('2026-11-19T09:00:00Z'), delay: 'gmail_limit' });
  });

  it('is drawn anew each time', () => {
    const gaps = new Set(Array.from({ length: 50 }, () => spacing(limits)));
    expect(gaps.size).toBeGreaterThan(40);
    expect([...gaps].every((gap) => gap >= 6 * 60_000 && gap <= 15 * 60_000)).toBe(true);
  });

  it('moves to the next day when the day is full', () => {
    const taken = Array.from({ length: 10 }, (_, index) => new Date(now.getTime() - index * 60_000));
    const slot = planSlot({ now, countryCode: 'GB', limits, taken, takenOfMailbox: [] }).at;
    expect(slot.getTime()).toBeGreaterThan(at('2026-11-19T09:51:00Z').getTime() - 1);
    expect(slot.getTime()).toBeLessThan(at('2026-11-19T10:02:00Z').getTime());
  });

  it('moves beyond the week when the week is full', () => {
    const taken = Array.from(
      { length: 40 },
      (_, index) => new Date(now.getTime() - Math.floor(index / 8) * 86_400_000 - index * 60_000),
    );
    const slot = planSlot({ now, countryCode: 'GB', limits, taken, takenOfMailbox: [] }).at;
    expect(slot.getTime()).toBeGreaterThan(at('2026-11-20T00:00:00Z').getTime());
    expect(isOpen(slot, 'GB', window)).toBe(true);
  });

  it('moves to the next day when the account has sent its thirty', () => {
    const taken = Array.from({ length: 30 }, () => now);
    const many: MailLimits = { perDay: 40, perWeek: 120, spacingMinutes: { min: 0, max: 0 }, window: 'always' };
    const slot = planSlot({ now, countryCode: 'GB', limits: many, taken, takenOfMailbox: taken }).at;
    expect(slot).toEqual(at('2026-11-19T10:01:00Z'));
  });

  it('is now when every limit is lifted', () => {
    const open: MailLimits = { perDay: 0, perWeek: 0, spacingMinutes: { min: 0, max: 0 }, window: 'always' };
    expect(
      planSlot({
        now,
        countryCode: null,
        limits: open,

        taken: Array.from({ length: 500 }, () => now),
        takenOfMailbox: Array.from({ length: 500 }, () => now),
      }),
    ).toEqual({ at: now, delay: null });
  });
});

describe('to the millisecond a slot', () => {
  const HOUR = 3_600_000;
  const DAY = 24 * HOUR;
  const MINUTE = 60_000;
  const now = at('2026-11-18T10:00:00Z');
  const ago = (ms: number): Date => new Date(now.getTime() - ms);
  const throttle = (cap: number, ...ages: number[]) => ({
    span: DAY,
    cap,
    moments: ages.map(ago),
    delay: 'fairness' as const,
  });
  const held = (ms: number) => ({ until: new Date(now.getTime() + ms), delay: 'bounces' as const });
  const cases: [
    what: string,
    asked: Partial<SlotQuestion>,
    limits: Partial<MailLimits>,
    wait: number,
    why: string | null,
  ][] = [
    ['is free under the cap of a day', { taken: [ago(1)] }, { perDay: 2 }, 0, null],
    ['counts no letter that is a day old', { taken: [ago(DAY), ago(1)] }, { perDay: 2 }, 0, null],
    ['counts one that is not', { taken: [ago(DAY - 1), ago(1)] }, { perDay: 2 }, MINUTE + 1, 'cap'],
    [
      'waits until one less than the cap is left',
      { taken: [4, 3, 2, 1].map(ago) },
      { perDay: 2 },
      DAY - 2 + MINUTE,
      'cap',
    ],
    ['counts this very moment', { taken: [now, now] }, { perDay: 2 }, DAY + MINUTE, 'cap'],
    ['counts no letter that is a week old', { taken: [ago(7 * DAY), ago(2 * DAY)] }, { perWeek: 2 }, 0, null],
    ['counts one that is not', { taken: [ago(7 * DAY - 1), ago(2 * DAY)] }, { perWeek: 2 }, MINUTE + 1, 'cap'],
    [
      'counts those of the mailbox by the day',
      { takenOfMailbox: [ago(DAY - 1), ago(1)] },
      { perDay: 2 },
      MINUTE + 1,
      'mailbox',
    ],
    [
      'counts those of the mailbox by the week',
      { takenOfMailbox: [ago(7 * DAY - 1), ago(DAY)] },
      { perWeek: 2 },
      MINUTE + 1,
      'mailbox',
    ],
    [
      'leaves the thirtieth letter to the mailbox',
      { takenOfMailbox: Array.from({ length: 29 }, () => ago(1)) },
      { perDay: 40 },
      0,
      null,
    ],
    [
      'leaves no more',
      { takenOfMailbox: Array.from({ length: 30 }, () => ago(1)) },
      { perDay: 40 },
      DAY - 1 + MINUTE,
      'mailbox',
    ],
    ['is throttled by what is younger than the span', { throttles: [throttle(1, DAY - 1)] }, {}, 1, 'fairness'],
    ['is not by what is as old', { throttles: [throttle(1, DAY)] }, {}, 0, null],
    ['is not while fewer than the cap are', { throttles: [throttle(2, 1)] }, {}, 0, null],
    ['is throttled by the last that matter', { throttles: [throttle(2, 1, 5, 3)] }, {}, DAY - 3, 'fairness'],
    ['is throttled by what is to come', { throttles: [throttle(1, -HOUR)] }, {}, DAY + HOUR, 'fairness'],
    ['is held until the hold ends', { held: held(1) }, {}, 1, 'bounces'],
    ['is not held any more then', { held: held(0) }, {}, 0, null],
    [
      'says what moved it the farthest, the first',
      { held: held(2 * HOUR), throttles: [throttle(1, DAY - 3 * HOUR)] },
      {},
      3 * HOUR,
      'bounces',
    ],
    [
      'says what moved it the farthest, the second',
      { held: held(HOUR), throttles: [throttle(1, DAY - 3 * HOUR)] },
      {},
      3 * HOUR,
      'fairness',
    ],
    [
      'says the first of two that moved it as far',
      { held: held(HOUR), throttles: [throttle(1, DAY - 2 * HOUR)] },
      {},
      2 * HOUR,
      'bounces',
    ],
    [
      'keeps the whole gap to the letter before',
      { takenOfMailbox: [ago(6 * MINUTE - 1)] },
      { spacingMinutes: { min: 6, max: 6 } },
      1,
      null,
    ],
    [
      'keeps no more than the gap',
      { takenOfMailbox: [ago(6 * MINUTE)] },
      { spacingMinutes: { min: 6, max: 6 } },
      0,
      null,
    ],
    [
      'keeps the gap to the letter after',
      { takenOfMailbox: [ago(-6 * MINUTE + 1)] },
      { spacingMinutes: { min: 6, max: 6 } },
      12 * MINUTE - 1,
      null,
    ],
    [
      'fits in before the letter after',
      { takenOfMailbox: [ago(-6 * MINUTE)] },
      { spacingMinutes: { min: 6, max: 6 } },
      0,
      null,
    ],
    [
      'comes after all in a row',
      { takenOfMailbox: [-9, -4, 0].map((each) => ago(each * MINUTE)) },
      { spacingMinutes: { min: 6, max: 6 } },
      15 * MINUTE,
      null,
    ],
    ['keeps no gap to other letters of the person', { taken: [now] }, { spacingMinutes: { min: 6, max: 6 } }, 0, null],
    ['of the last minute of the day is now', { now: at('2026-11-18T16:59:59.999Z') }, { window }, 0, null],
    ['after it is the next morning', { now: at('2026-11-18T17:00:00Z') }, { window }, 15 * HOUR, 'window'],
  ];
  it.each(cases)('%s', (_what, asked, some, wait, why) => {
    const open: MailLimits = { perDay: 0, perWeek: 0, spacingMinutes: { min: 0, max: 0 }, window: 'always' };
    const question = { now, countryCode: 'GB', taken: [], takenOfMailbox: [], ...asked, limits: { ...open, ...some } };
    const slot = planSlot(question);
    expect({ ...slot, at: slot.at.getTime() - question.now.getTime() }).toEqual({ at: wait, delay: why });
  });
});
