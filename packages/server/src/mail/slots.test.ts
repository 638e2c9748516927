import { describe, expect, it } from 'vitest';
import type { MailLimits } from '../config.ts';
import { isOpen, nextOpen, planSlot, seasonOf, spacing } from './slots.ts';

const window = { fromHour: 8, toHour: 17 };
const limits: MailLimits = { perDay: 10, perWeek: 40, spacingMinutes: { min: 6, max: 15 }, window };
const at = (text: string): Date => new Date(text);

describe('the window of a working day', () => {
  it.each([
    // [what, country, from, expected]
    ['a weekday morning stays', 'DE', '2026-11-18T09:30:00Z', '2026-11-18T09:30:00Z'],
    ['before eight waits for eight', 'DE', '2026-11-18T05:10:00Z', '2026-11-18T07:00:00Z'],
    ['after five waits for the next morning', 'DE', '2026-11-18T16:00:00Z', '2026-11-19T07:00:00Z'],
    ['Saturday waits for Monday', 'GB', '2026-11-21T12:00:00Z', '2026-11-23T08:00:00Z'],
    ['Friday evening waits for Monday', 'US', '2026-11-20T22:30:00Z', '2026-11-23T13:00:00Z'],
    ['summer time moves the hour', 'GB', '2026-07-04T12:00:00Z', '2026-07-06T07:00:00Z'],
    ['the night the clocks change is followed', 'DE', '2026-10-24T12:00:00Z', '2026-10-26T07:00:00Z'],
    ['a zone of a half hour is met exactly', 'IN', '2026-11-18T14:00:00Z', '2026-11-19T02:30:00Z'],
    ['Iran works on Saturday', 'IR', '2026-11-21T06:00:00Z', '2026-11-21T06:00:00Z'],
    ['Iran rests on Friday', 'IR', '2026-11-20T06:00:00Z', '2026-11-21T04:30:00Z'],
    ['the Emirates rest on Saturday', 'AE', '2026-11-21T06:00:00Z', '2026-11-23T04:00:00Z'],
    ['Israel works on Sunday', 'IL', '2026-11-22T08:00:00Z', '2026-11-22T08:00:00Z'],
    ['no country counts as UTC', null, '2026-11-21T12:00:00Z', '2026-11-23T08:00:00Z'],
  ])('%s', (_what, country, from, expected) => {
    expect(nextOpen(at(from), country, window)).toEqual(at(expected));
  });

  it('opens at eight and closes at five', () => {
    expect(isOpen(at('2026-11-18T08:00:00Z'), 'GB', window)).toBe(true);
    expect(isOpen(at('2026-11-18T16:59:00Z'), 'GB', window)).toBe(true);
    expect(isOpen(at('2026-11-18T17:00:00Z'), 'GB', window)).toBe(false);
  });

  it('never closes when it is lifted', () => {
    expect(isOpen(at('2026-11-21T03:00:00Z'), 'GB', 'always')).toBe(true);
  });
});

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
    const throttles = [{ span: 14 * 86_400_000, cap: 1, moments, delay: 'delayDepartment' as const }];
    const slot = planSlot({ now, countryCode: 'GB', limits, taken: [], takenOfMailbox: [], throttles });
    expect(slot).toEqual({ at: at('2026-11-30T10:00:00Z'), delay: 'delayDepartment' });
  });

  it('R8 waits for the oldest of three open contacts of the university, scheduled ones included', () => {
    const moments = [at('2026-11-10T10:00:00Z'), at('2026-11-12T10:00:00Z'), at('2026-11-19T10:00:00Z')];
    const throttles = [{ span: 14 * 86_400_000, cap: 3, moments, delay: 'delayUniversity' as const }];
    const slot = planSlot({ now, countryCode: 'GB', limits, taken: [], takenOfMailbox: [], throttles });
    expect(slot).toEqual({ at: at('2026-11-24T10:00:00Z'), delay: 'delayUniversity' });
  });

  it('R5 leaves out public holidays, and says so', () => {
    const eve = at('2026-12-24T18:00:00Z');
    const slot = planSlot({ now: eve, countryCode: 'GB', limits, taken: [], takenOfMailbox: [] });
    expect(slot).toEqual({ at: at('2026-12-28T08:00:00Z'), delay: 'delayHoliday' });
  });

  it('waits for an account that is held', () => {
    const held = { until: at('2026-11-19T09:00:00Z'), delay: 'delayGmailLimit' as const };
    const slot = planSlot({ now, countryCode: 'GB', limits, taken: [], takenOfMailbox: [], held });
    expect(slot).toEqual({ at: at('2026-11-19T09:00:00Z'), delay: 'delayGmailLimit' });
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

it.each(['UTC', 'America/Los_Angeles', 'Asia/Tehran', 'Pacific/Kiritimati'])(
  'R6 seasons begin on 1 August, UTC, also on a server in %s',
  (zone) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    try {
      expect(seasonOf(at('2026-07-31T23:59:59.999Z'))).toBe(2025);
      expect(seasonOf(at('2026-08-01T00:00:00Z'))).toBe(2026);
      expect(seasonOf(at('2026-12-31T23:59:59.999Z'))).toBe(2026);
      expect(seasonOf(at('2027-01-01T00:00:00Z'))).toBe(2026);
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  },
);
