import { expect, it } from 'vitest';
import { countryName, inOrder } from './countryNames';

const labels = (locale: 'en' | 'fa', names: readonly string[]) =>
  inOrder(
    locale,
    names.map((label) => ({ label })),
  ).map(({ label }) => label);

it('a country has its name in the language of the page, and its own where it has no code', () => {
  expect(countryName('en', { name: 'Norway', code: 'NO' })).toBe('Norway');
  expect(countryName('fa', { name: 'Norway', code: 'NO' })).toBe('نروژ');
  expect(countryName('fa', { name: 'Atlantis' })).toBe('Atlantis');
});

it('names stand in the order of the letters of their language', () => {
  expect(labels('en', ['Zambia', 'Åland Islands', 'Belgium', 'austria'])).toEqual([
    'Åland Islands',
    'austria',
    'Belgium',
    'Zambia',
  ]);
  expect(labels('fa', ['یمن', 'هند', 'ویتنام', 'آلمان'])).toEqual(['آلمان', 'ویتنام', 'هند', 'یمن']);
});

it('the list that was given stays as it is', () => {
  const given = [{ label: 'b' }, { label: 'a' }];
  inOrder('en', given);
  expect(given).toEqual([{ label: 'b' }, { label: 'a' }]);
});
