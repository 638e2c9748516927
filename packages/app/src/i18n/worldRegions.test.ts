import { expect, test } from 'vitest';
import { formatRegion } from './format';
import { persianRegions } from './worldRegions';

const known = new Intl.DisplayNames(['fa'], { type: 'region', fallback: 'none' });
/** The same name, however the two write 'America', 'Africa', 'continent of' and 'region of'. */
const plain = (name: string) =>
  name
    .replaceAll('آمریکا', 'امریکا')
    .replaceAll('آفریقا', 'افریقا')
    .replaceAll(/قارهٔ|ناحیهٔ|[ \u200c]/g, '');

test('every part of the world has the name that belongs to its code', () => {
  const other = Object.entries(persianRegions).filter(([code, name]) => {
    const expected = known.of(code);
    return expected !== undefined && plain(expected) !== plain(name);
  });
  expect(other).toEqual([]);
});

test('a part of the world and a country are named in the language of the page, and by the given name without one', () => {
  expect(formatRegion('fa', '154', 'Northern Europe')).toBe('شمال اروپا');
  expect(formatRegion('fa', 'SE', 'Sweden')).toBe('سوئد');
  for (const code of [null, undefined, '', 'QZ', 'Sweden', '999'])
    expect(formatRegion('fa', code, 'Sweden')).toBe('Sweden');
  expect(formatRegion('en', 'NO', 'The name that was given')).toBe('The name that was given');
});

test('Africa and America are spelled alike in the names of continents and countries', () => {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
  const names = letters.flatMap((first) => letters.map((second) => formatRegion('fa', first + second, '')));
  expect(names).toContain('آفریقای جنوبی');
  expect(names.filter((name) => /افریقا|امریکا/u.test(name))).toEqual([]);
});
