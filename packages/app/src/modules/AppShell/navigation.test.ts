import { expect, test } from 'vitest';
import { isCurrent } from './navigation';

test('the active entry is chosen by whole path segments', () => {
  expect(isCurrent('/professors', '/professors/12/email')).toBe(true);
  expect(isCurrent('/bots', '/bots')).toBe(true);
  expect(isCurrent('/pro', '/profile')).toBe(false);
  expect(isCurrent('/professors', '/profile')).toBe(false);
});
