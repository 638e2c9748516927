import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Calendar, dayAt, isTimeZone, nextWeek, startOf, weekStart } from './calendar.ts';
import { weekOf } from './clock.ts';

const DAY = 86_400_000;

/** Zones whose clocks change at midnight, by half an hour, in either hemisphere, or not at all. */
const zones = [
  'Asia/Tehran',
  'Europe/Berlin',
  'America/New_York',
  'America/Sao_Paulo',
  'Africa/Cairo',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
  'UTC',
];
const zone = fc.constantFrom(...zones);
const calendar = fc.constantFrom<Calendar>('gregorian', 'persian');
/** From 2015, when Tehran and São Paulo still changed their clocks at midnight. */
const moment = fc.integer({ min: Date.UTC(2015, 0, 1), max: Date.UTC(2030, 0, 1) }).map((at) => new Date(at));
const day = moment.map((at) => at.toISOString().slice(0, 10));

describe('the days of a person', () => {
  it.each([
    ['Asia/Tehran', '2026-11-27T20:29:59Z', '2026-11-27'],
    ['Asia/Tehran', '2026-11-27T20:30:00Z', '2026-11-28'],
    ['America/Los_Angeles', '2026-11-28T07:59:59Z', '2026-11-27'],
    ['Pacific/Kiritimati', '2026-11-27T10:00:00Z', '2026-11-28'],
  ])('QST-01 in %s %s is of %s', (timeZone, at, expected) => {
    expect(dayAt(new Date(at), timeZone)).toBe(expected);
  });

  it.each([
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z', 23],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z', 25],
    // At midnight of these days the clocks went to one.
    ['Asia/Tehran', '2021-03-22', '2021-03-21T20:30:00.000Z', 23],
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z', 23],
    ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z', 23],
    ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30:00.000Z', 23.5],
  ])('QST-04 in %s %s begins at %s and has %d hours', (timeZone, today, begins, hours) => {
    const start = startOf(today, timeZone);
    expect(start.toISOString()).toBe(begins);
    expect((startOf(addDays(today, 1), timeZone).getTime() - start.getTime()) / 3_600_000).toBe(hours);
  });

  it('QST-04 a day that a zone leaves out has no moment', () => {
    expect(startOf('2011-12-30', 'Pacific/Apia')).toEqual(startOf('2011-12-31', 'Pacific/Apia'));
  });

  it('QST-04 every moment is in exactly the day that its zone calls it', () => {
    fc.assert(
      fc.property(moment, zone, (at, timeZone) => {
        const today = dayAt(at, timeZone);
        const [from, to] = [startOf(today, timeZone), startOf(addDays(today, 1), timeZone)];
        expect(from <= at && at < to, `${from.toISOString()} ${at.toISOString()} ${to.toISOString()}`).toBe(true);
        expect(dayAt(from, timeZone)).toBe(today);
        expect(dayAt(new Date(from.getTime() - 1000), timeZone) < today).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['Asia/Tehran', true],
    ['UTC', true],
    ['Mars/Olympus', false],
    ['+03:30', false],
    ['', false],
    ['Asia/Tehran; drop table users', false],
  ])('whether %j is a zone is %s', (name, expected) => {
    expect(isTimeZone(name)).toBe(expected);
  });
});

describe('the weeks of a person', () => {
  it.each([
    // 28 November 2026 is a Saturday.
    ['gregorian', '2026-11-28', '2026-11-23'],
    ['gregorian', '2026-11-30', '2026-11-30'],
    ['persian', '2026-11-28', '2026-11-28'],
    ['persian', '2026-11-27', '2026-11-21'],
  ] as const)('QST-01 in the %s calendar that of %s begins on %s', (kind, today, expected) => {
    expect(weekStart(today, kind)).toBe(expected);
  });

  it('QST-01 follow each other without a gap, whatever the calendar becomes', () => {
    fc.assert(
      fc.property(day, fc.array(calendar, { minLength: 1, maxLength: 30 }), (first, calendars) => {
        let from = weekStart(first, calendars[0] ?? 'gregorian');
        for (const kind of calendars) {
          const next = nextWeek(from, kind);
          const days = (Date.parse(next) - Date.parse(from)) / DAY;
          expect(days).toBeGreaterThanOrEqual(7);
          expect(days).toBeLessThan(14);
          expect(weekStart(next, kind)).toBe(next);
          for (let at = 0; at < days; at += 1)
            expect(weekOf({ calendar: kind, weeksFrom: from }, addDays(from, at))).toBe(from);
          expect(weekOf({ calendar: kind, weeksFrom: from }, next)).toBe(next);
          from = next;
        }
      }),
      { numRuns: 100 },
    );
  });

  it('QST-01 are seven days long as long as the calendar stays', () => {
    fc.assert(
      fc.property(day, calendar, (today, kind) => {
        const from = weekStart(today, kind);
        expect(nextWeek(from, kind)).toBe(addDays(from, 7));
      }),
    );
  });
});
