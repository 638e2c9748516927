import { describe, expect, it } from 'vitest';
import { isOpen, nextOpen } from './officeHours.ts';

const window = { fromHour: 8, toHour: 17 };
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
