import type { CvData } from '@peyk/api-types';
import { expect, test } from 'vitest';
import { MockStudentProfile, MockUser } from '../../../mocks/fixtures/user';
import { profileMark } from './profileMark';

const lists = { degrees: [], papers: [{ id: 1, title: 'Ice' }], research_interests: [] };
const everything = (user: object = {}, others: object = {}) =>
  ({ user: { ...MockUser, ...user }, ...lists, ...others }) as unknown as CvData;
const mark = profileMark(everything(), MockStudentProfile);

test('is the same for the same profile, and for more XP or another photo', () => {
  expect(profileMark(everything(), { ...MockStudentProfile })).toBe(mark);
  expect(profileMark(everything({ xp: 9999, level: 12, photo_url: '/media/1' }), MockStudentProfile)).toBe(mark);
});

test.each([
  ['the name', everything({ last_name: 'Rezaei' }), MockStudentProfile],
  ['the address', everything({ address: 'Oslo' }), MockStudentProfile],
  ['the Latin name', everything(), { ...MockStudentProfile, latin_name: 'N. Ahmadi' }],
  ['the Persian name', everything(), { ...MockStudentProfile, persian_name: 'نسرین' }],
  ['an entry', everything({}, { papers: [{ id: 1, title: 'Ich' }] }), MockStudentProfile],
  ['the order of a list', everything({}, { papers: [{ title: 'Ice', id: 1 }] }), MockStudentProfile],
  ['the number of entries', everything({}, { papers: [] }), MockStudentProfile],
])('is another one where %s differs', (_what, data, own) => {
  expect(profileMark(data, own)).not.toBe(mark);
});

test('is none while the profile is not known', () => {
  expect(profileMark(undefined, MockStudentProfile)).toBeNull();
  expect(profileMark(everything(), undefined)).toBeNull();
});
