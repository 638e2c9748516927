import type { User } from '@peyk/api-types';
import { describe, expect, test } from 'vitest';
import { isPersonalValid, isProfileComplete, lacksOnlyAddress, phoneOf } from './personalProgress';

const whole: Pick<User, 'phone' | 'phone_number' | 'gender' | 'date_birth' | 'address'> = {
  phone: '+98 912 000 0000',
  phone_number: '+98 912 000 0000',
  gender: 'Female',
  date_birth: '1998-03-21',
  address: 'Tehran',
};
const noAddress = { ...whole, address: null };
const noBirthDate = { ...whole, date_birth: null };
const noPhone = { ...whole, phone: null, phone_number: null };

describe('the personal step', () => {
  test('PROF-11 is valid with phone, gender and birth date', () => {
    expect(isPersonalValid(whole)).toBe(true);
  });

  test.each([
    ['PROF-27', 'a phone', noPhone],
    ['PROF-27', 'more than blanks as its phone', { ...whole, phone: ' ', phone_number: '\u200b' }],
    ['PROF-28', 'a gender', { ...whole, gender: null }],
    ['PROF-29', 'a birth date', noBirthDate],
    ['PROF-29', 'the year of its birth date', { ...whole, date_birth: '03-21' }],
    ['PROF-29', 'the day of its birth date', { ...whole, date_birth: '1998-03' }],
    ['PROF-27', 'every field', {}],
  ])('%s is not valid without %s', (_id, _what, user) => {
    expect(isPersonalValid(user)).toBe(false);
  });

  test('A-30 is valid without an address', () => {
    expect(isPersonalValid(noAddress)).toBe(true);
  });
});

describe('the profile', () => {
  test('PROF-38 is complete with phone, gender and address', () => {
    expect(isProfileComplete(whole)).toBe(true);
  });

  test.each([
    ['a phone', noPhone],
    ['a gender', { ...whole, gender: null }],
    ['an address', noAddress],
    ['more than blanks as its address', { ...whole, address: ' \n' }],
    ['every field', {}],
  ])('PROF-38 is not complete without %s', (_what, user) => {
    expect(isProfileComplete(user)).toBe(false);
  });

  test.each([
    ['an address alone', noAddress, true],
    ['more than blanks as its address', { ...whole, address: ' ' }, true],
    ['nothing', whole, false],
    ['a gender as well', { ...noAddress, gender: null }, false],
    ['every field', {}, false],
  ])('DASH-26 A-30 whether the address alone is missing is told of a person who lacks %s', (_what, user, lacks) => {
    expect(lacksOnlyAddress(user)).toBe(lacks);
  });

  test('A-30 is complete without a birth date', () => {
    expect(isProfileComplete(noBirthDate)).toBe(true);
  });
});

test('A-96 a phone is the same under either of its names', () => {
  expect(phoneOf({ phone: '1' })).toBe('1');
  expect(phoneOf({ phone: null, phone_number: '2' })).toBe('2');
  expect(phoneOf({ phone: '1', phone_number: '2' })).toBe('1');
  expect(phoneOf({})).toBeNull();
});
