import { expect, test } from 'vitest';
import { MockCountries } from '../../../mocks/fixtures/university';
import { countryIdOf, universitiesNamed } from './universities';

const named = (name: string, id: number) => ({ id, name, world_rank: null, rank: null, country_rank: null });
const all = ['Nordmark University of Oslo', 'University of Oslo', 'Universität Zürich'].map(named);
const found = (typed: string) => universitiesNamed(all, typed).map(({ name }) => name);

test('universities are found by each word, without accents, those that begin with the text first', () => {
  expect(found('university of oslo')).toEqual(['University of Oslo', 'Nordmark University of Oslo']);
  expect(found('oslo nordmark')).toEqual(['Nordmark University of Oslo']);
  expect(found('universitat zurich')).toEqual(['Universität Zürich']);
  expect(found('Atlantis')).toEqual([]);
  expect(found('  ')).toEqual(all.map(({ name }) => name));
});

test('a country is known by its English name', () => {
  expect(countryIdOf(MockCountries, 'Norway')).toBe(578);
  expect(countryIdOf(MockCountries, 'Neverland')).toBeNull();
});
