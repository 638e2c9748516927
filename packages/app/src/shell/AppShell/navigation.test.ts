import { expect, test } from 'vitest';
import { isCurrent, mainNavigation } from './navigation';

test('SHELL-07 the active entry is chosen by whole path segments', () => {
  expect(isCurrent('/professors', '/professors/12/email')).toBe(true);
  expect(isCurrent('/bots', '/bots')).toBe(true);
  expect(isCurrent('/pro', '/profile')).toBe(false);
  expect(isCurrent('/professors', '/profile')).toBe(false);
  expect(isCurrent('/profile', '/professors/3/email')).toBe(false);
  expect(isCurrent('/bots', '/bots/12')).toBe(true);
});

test('SHELL-07 places outside the navigation mark nothing', () => {
  for (const path of ['/create-bot', '/results', '/compose', '/gmail', '/gmail/callback', '/'])
    expect(
      mainNavigation.filter((entry) => isCurrent(entry.path, path)),
      path,
    ).toEqual([]);
});
