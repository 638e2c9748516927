import { expect, test } from 'vitest';
import { nameOf, rewardsOf } from './person';

test('SHELL-08 missing XP and coins are 0 and a missing level is 1', () => {
  expect(rewardsOf({})).toEqual({ xp: 0, coins: 0, level: 1 });
  expect(rewardsOf({ xp: null, coins: null, level: null })).toEqual({ xp: 0, coins: 0, level: 1 });
  expect(rewardsOf({ xp: 2350, coins: 182, level: 3 })).toEqual({ xp: 2350, coins: 182, level: 3 });
});

test('a person without a name is called by the address', () => {
  expect(nameOf({ first_name: 'Sara', last_name: '', email: 's@mail.example' })).toBe('Sara');
  expect(nameOf({ first_name: '', last_name: '', email: 's@mail.example' })).toBe('s@mail.example');
});
