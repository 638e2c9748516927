import { expect, it } from 'vitest';
import { readBotStats } from './botStats';

const none = { total_bots: 0, active_bots: 0, total_professors: 0, total_matches: 0, emails_sent: 0 };

it('BOT-149 reads the five numbers by their names', () => {
  const stats = { total_bots: 5, active_bots: 2, total_professors: 31, total_matches: 40, emails_sent: 46 };
  expect(readBotStats(stats)).toEqual(stats);
});

it.each([
  ['BOT-150 total', { total: 5 }, { total_bots: 5 }],
  ['BOT-150 count', { count: 5 }, { total_bots: 5 }],
  ['BOT-151 active', { active: 2 }, { active_bots: 2 }],
  ['BOT-151 active_count', { active_count: 2 }, { active_bots: 2 }],
  ['BOT-152 professors_found', { professors_found: 31 }, { total_professors: 31, total_matches: 31 }],
  ['BOT-152 matches_found', { matches_found: 40 }, { total_professors: 40, total_matches: 40 }],
  ['BOT-152 matches', { matches: 40 }, { total_professors: 40, total_matches: 40 }],
  ['BOT-153 total_emails_sent', { total_emails_sent: 46 }, { emails_sent: 46 }],
])('%s is another name', (_name, said, read) => {
  expect(readBotStats(said)).toEqual({ ...none, ...read });
});

it('BOT-152 professors and matches each keep the name that is theirs', () => {
  expect(readBotStats({ professors_found: 31, matches_found: 40 })).toMatchObject({
    total_professors: 31,
    total_matches: 40,
  });
});

it('takes the first name that is there, and 0 is there', () => {
  expect(readBotStats({ total_bots: 0, total: 7 })).toEqual(none);
  expect(readBotStats({ total_bots: null, total: 7 })).toEqual({ ...none, total_bots: 7 });
});

it('counts whole things, and none below none', () => {
  expect(
    readBotStats({ total_bots: -3, active_bots: 2.9, emails_sent: Number.POSITIVE_INFINITY, matches: 1e300 }),
  ).toEqual({
    ...none,
    active_bots: 2,
    total_professors: Number.MAX_SAFE_INTEGER,
    total_matches: Number.MAX_SAFE_INTEGER,
  });
});

it('BOT-150 BOT-153 of two names of one number the first is the one that counts', () => {
  expect(
    readBotStats({
      total: 1,
      count: 2,
      active: 3,
      active_count: 4,
      total_professors: 5,
      total_matches: 6,
      professors_found: 7,
      matches_found: 8,
      matches: 9,
      emails_sent: 10,
      total_emails_sent: 11,
    }),
  ).toEqual({ total_bots: 1, active_bots: 3, total_professors: 5, total_matches: 6, emails_sent: 10 });
});
