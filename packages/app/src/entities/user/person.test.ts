import { expect, test } from 'vitest';
import { nameOf, photoOf, rewardsOf } from './person';

test('SHELL-08 missing XP and coins are 0 and a missing level is 1', () => {
  expect(rewardsOf({})).toEqual({ xp: 0, coins: 0, level: 1 });
  expect(rewardsOf({ xp: null, coins: null, level: null })).toEqual({ xp: 0, coins: 0, level: 1 });
  expect(rewardsOf({ xp: 2350, coins: 182, level: 3 })).toEqual({ xp: 2350, coins: 182, level: 3 });
});

test('SHELL-08 SHELL-15 a person of whom nothing is known has no name, no photo and no word of the machine', () => {
  for (const nobody of [{}, { first_name: null, last_name: null, email: null, photo_url: null }]) {
    expect(nameOf(nobody)).toBe('');
    expect(photoOf(nobody)).toBeUndefined();
  }
  expect(nameOf({ first_name: 'Sara' })).toBe('Sara');
});

test('a person without a name is called by the address', () => {
  expect(nameOf({ first_name: 'Sara', last_name: '', email: 's@mail.example' })).toBe('Sara');
  expect(nameOf({ first_name: '', last_name: '', email: 's@mail.example' })).toBe('s@mail.example');
  expect(nameOf({ first_name: ' \u200b', last_name: '\u2800', email: 's@mail.example' })).toBe('s@mail.example');
});
