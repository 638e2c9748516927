import { expect, test } from 'vitest';
import { MockUser, MockUserEmpty } from '../../../mocks/fixtures/user';
import { LIST_ORDER } from '../../../entities/profile/sections';
import { scoreOf } from './score';

const lists = (filled: readonly string[]) =>
  Object.fromEntries(filled.map((list) => [list.replaceAll('-', '_'), [{ id: 1 }]]));

test('DASH-20 DASH-26 A-31 what is missing comes in the order of the wizard, three at most', () => {
  expect(scoreOf(MockUserEmpty, {}).missing).toEqual([
    { section: 'profile', what: 'section' },
    { section: 'degrees', what: 'section' },
    { section: 'papers', what: 'section' },
  ]);
  // In the sidebar the references are last; in the wizard they come before the skills.
  const without = LIST_ORDER.filter((list) => list !== 'references' && list !== 'skills' && list !== 'links');
  expect(scoreOf(MockUser, lists(without)).missing.map(({ section }) => section)).toEqual([
    'references',
    'skills',
    'links',
  ]);
});

test('DASH-27 of a whole profile nothing is missing', () => {
  expect(scoreOf(MockUser, lists(LIST_ORDER))).toMatchObject({ completion: { percent: 100, filled: 16 }, missing: [] });
});

test('A-30 of the personal section the address alone is named where only that is missing', () => {
  expect(scoreOf({ ...MockUser, address: null }, lists(LIST_ORDER)).missing).toEqual([
    { section: 'profile', what: 'address' },
  ]);
});
