import { expect, test } from 'vitest';
import { MockSending, MockSendingOpen } from '../../mocks/fixtures/sending';
import { weeksFor } from './weeks';

const { limits } = MockSending;

test.each([
  [1, 1],
  [10, 1],
  [40, 1],
  [41, 2],
  [50, 2],
  [81, 3],
])('MAT-03 %i emails leave within %i weeks at 10 a day and 40 a week', (emails, weeks) => {
  expect(weeksFor(emails, limits)).toBe(weeks);
});

test('MAT-03 the tightest limit counts: of a working day, of the account, or of the week', () => {
  const five = { used: 0, limit: 5 };
  const none = { used: 0, limit: null };
  expect(weeksFor(50, { ...limits, day: five })).toBe(2);
  expect(weeksFor(50, { ...limits, day: five, window: null })).toBe(2);
  expect(weeksFor(36, { ...limits, day: five, window: null })).toBe(2);
  expect(weeksFor(35, { ...limits, day: five, window: null })).toBe(1);
  expect(weeksFor(50, { ...limits, day: none, week: none, account_per_day: 4 })).toBe(3);
  expect(weeksFor(50, { ...limits, week: five })).toBe(10);
  expect(weeksFor(50, MockSendingOpen.limits)).toBe(1);
});
