import { describe, expect, it } from 'vitest';
import { isHoliday } from './holidays.ts';

describe('R5 a public holiday', () => {
  it.each([
    ['GB', '2026-12-25', true],
    ['GB', '2026-12-23', false],
    ['GB', '2026-04-03', true],
    ['GB', '2026-04-06', true],
    ['GB', '2026-05-04', true],
    ['GB', '2026-05-25', true],
    ['GB', '2026-08-31', true],
    ['US', '2026-11-26', true],
    ['US', '2026-11-19', false],
    ['US', '2027-01-18', true],
    ['US', '2026-12-24', false],
    ['NZ', '2029-10-22', true],
    ['NZ', '2029-10-29', false],
    ['KR', '2026-05-24', true],
    ['JP', '2027-01-11', true],
    ['PL', '2026-12-24', true],
    ['DE', '2027-05-17', true],
    ['FR', '2027-05-06', true],
    ['GR', '2026-04-13', true],
    ['GR', '2027-05-03', true],
    ['IR', '2027-03-21', true],
    ['IR', '2027-04-02', true],
    ['IR', '2026-11-18', false],
    ['CN', '2026-02-17', true],
    ['KR', '2027-02-07', true],
    ['TR', '2027-03-09', true],
    ['IL', '2026-09-21', true],
    ['IL', '2027-04-22', true],
    ['GB', '2027-05-24', false],
    ['GB', '2027-05-31', true],
    ['US', '2027-09-06', true],
    ['US', '2027-11-25', true],
    ['US', '2027-11-18', false],
    ['CA', '2026-10-12', true],
    ['CA', '2026-10-05', false],
    ['GR', '2026-02-23', true],
    ['GR', '2026-04-10', true],
    ['GR', '2026-06-01', true],
    ['GR', '2024-05-06', true],
    ['NO', '2024-03-28', true],
    ['NO', '2025-04-17', true],
    ['NO', '2025-04-18', true],
    ['NO', '2025-05-29', true],
    ['NO', '2025-06-09', true],
    ['PL', '2026-06-04', true],
    ['IL', '2026-09-12', true],
    ['IL', '2026-10-03', true],
    ['SA', '2026-05-26', true],
    ['US', '2026-09-07', true],
    ['US', '2026-09-14', false],
    ['US', '2030-01-21', true],
    ['US', '2030-11-28', true],
    ['US', '2030-11-21', false],
    ['CA', '2030-10-14', true],
    ['NZ', '2030-10-28', true],
    ['ZZ', '2026-12-25', false],
    ['', '2026-12-25', false],
  ])('%s %s is %s', (country, day, holiday) => {
    expect(isHoliday(new Date(`${day}T10:00:00Z`), country)).toBe(holiday);
  });

  it('is counted by the local day', () => {
    expect(isHoliday(new Date('2026-12-31T23:30:00Z'), 'JP')).toBe(true);
    expect(isHoliday(new Date('2026-12-31T23:30:00Z'), 'US')).toBe(false);
  });

  it.each([
    ['JP', '2027-12-31T14:30:00Z', false],
    ['JP', '2027-12-31T15:30:00Z', true],
    ['KR', '2027-12-31T15:30:00Z', true],
    ['KR', '2027-12-31T14:30:00Z', false],
    ['US', '2028-01-01T04:00:00Z', false],
    ['US', '2028-01-01T12:00:00Z', true],
  ])(
    'in %s is told of each moment of a day in UTC by the day there, whatever was asked before: %s',
    (country, at, is) => {
      expect(isHoliday(new Date(at), country)).toBe(is);
    },
  );

  it('is unknown without a country', () => {
    expect(isHoliday(new Date('2026-12-25T10:00:00Z'), null)).toBe(false);
  });
});
