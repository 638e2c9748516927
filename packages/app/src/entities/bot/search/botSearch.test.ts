import type { AdvancedFilters, Bot } from '@peyk/api-types';
import { describe, expect, it } from 'vitest';
import { MockBot } from '../../../mocks/fixtures/bot';
import { MockCountries } from '../../../mocks/fixtures/university';
import { formOfSearch, readSearch, searchOf, searchOfBot } from './botSearch';
import { type SearchForm, anywhere, emptySearch } from './finder';

const bot = (filters: AdvancedFilters, fields: Partial<Bot> = {}): Bot => ({
  ...MockBot,
  target_country: null,
  ...fields,
  advanced_filters: filters,
});
const formOf = (filters: AdvancedFilters, fields: Partial<Bot> = {}) =>
  formOfSearch(searchOfBot(bot(filters, fields)), MockCountries, (id) =>
    id === 501 ? 'University of Oslo' : undefined,
  );

describe('the fields of a stored search', () => {
  it('A-36 take the country of the id, then the named one, then a single chosen one', () => {
    const named = { target_country_name: 'Germany', selected_countries: ['Sweden'] };
    expect(formOf(named, { target_country: 578 })).toMatchObject({ scope: 'country', country: 'Norway' });
    expect(formOf(named, { target_country: 999 })).toMatchObject({ scope: 'country', country: 'Germany' });
    expect(formOf({ selected_countries: ['Sweden'] })).toMatchObject({ scope: 'country', country: 'Sweden' });
  });

  it('find the continent of chosen countries where none is stored', () => {
    const chosen = { selected_countries: ['Sweden', 'Norway'] };
    const nordic = { scope: 'continent', continent: 'Europe', countries: ['Sweden', 'Norway'] };
    expect(formOf(chosen)).toMatchObject({ ...nordic, subcontinent: null });
    const stored = { ...chosen, continent: 'Europe', subcontinent: 'Northern Europe' };
    expect(formOf(stored)).toMatchObject({ ...nordic, subcontinent: 'Northern Europe' });
  });

  it('are anywhere, in every country with universities, where no place is stored', () => {
    expect(formOf({})).toMatchObject({
      scope: 'continent',
      continent: anywhere,
      countries: ['Norway', 'Sweden', 'Germany', 'Canada'],
    });
  });

  it.each([
    [{}, [1, 100]],
    [{ max_rank: 20 }, [1, 20]],
    [{ min_rank: 5 }, [5, 500]],
    [{ min_rank: 900 }, [900, 900]],
  ])('have for the ranks %j the numbers %j', (ranks, shown) => {
    expect(formOf(ranks).ranks).toEqual(shown);
  });

  it('name the chosen universities, a single one also by the name that the bot keeps', () => {
    expect(formOf({ selected_universities: [501, 502] }).selected).toEqual([
      { id: 501, name: 'University of Oslo' },
      { id: 502, name: '' },
    ]);
    const one = formOf({ selected_universities: [502] }, { target_university_name: 'NTNU' });
    expect(one.selected).toEqual([{ id: 502, name: 'NTNU' }]);
  });

  it('look by name for a university that is stored by its name alone', () => {
    expect(formOf({ search_mode: 'world' }, { target_university_name: 'NTNU' })).toMatchObject({
      mode: 'name',
      query: 'NTNU',
    });
  });
});

describe('what is sent', () => {
  const forms: Partial<SearchForm>[] = [
    { country: 'Norway', ranks: [2, 60] },
    { scope: 'continent', continent: 'Europe', subcontinent: 'Northern Europe', countries: ['Norway', 'Sweden'] },
    { scope: 'continent', continent: anywhere, countries: ['Norway', 'Sweden', 'Germany', 'Canada'], mode: 'local' },
    { country: 'Sweden', mode: 'name', query: 'oslo', selected: [{ id: 501, name: 'University of Oslo' }] },
  ];

  it.each(forms)('brings the same fields back: %j', (fields) => {
    const form = { ...emptySearch, ...fields };
    const sent = searchOf(form, MockCountries);
    const again = formOfSearch(sent, MockCountries, () => undefined);
    expect(again).toEqual(form);
    expect(readSearch(JSON.stringify(sent))).toEqual(sent);
  });
});

it.each(['', 'null', '[]', '{"target_country":1}', JSON.stringify({ ...searchOfBot(MockBot), target_country: 'x' })])(
  'reads no search in %s',
  (text) => {
    expect(readSearch(text)).toBeNull();
  },
);
