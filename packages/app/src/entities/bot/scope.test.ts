import { describe, expect, it } from 'vitest';
import { MockBot } from '../../mocks/fixtures/bot';
import { scopeOf } from './scope';

describe('where a bot looks', () => {
  it('names ranks in the rank modes', () => {
    expect(scopeOf(MockBot)).toMatchObject({ countries: ['Norway'], universities: 2, ranks: { min: 1, max: 200 } });
  });

  it('A-36 takes the country of the id, else the named one, else the selected ones, else none', () => {
    const named = (id: number) => new Map([[578, 'Norway']]).get(id);
    const countries = (target_country: number | null, advanced_filters: typeof MockBot.advanced_filters) =>
      scopeOf({ ...MockBot, target_country, advanced_filters }, named).countries;
    const several = { selected_countries: ['Sweden', 'Finland'] };
    expect(countries(578, { ...several, target_country_name: 'Iran' })).toEqual(['Norway']);
    expect(countries(999, { ...several, target_country_name: 'Iran' })).toEqual(['Iran']);
    expect(countries(null, { ...several, target_country_name: 'Iran' })).toEqual(['Iran']);
    expect(countries(999, { ...several, target_country_name: ' ' })).toEqual(['Sweden', 'Finland']);
    expect(countries(null, {})).toEqual([]);
    expect(scopeOf({ ...MockBot, advanced_filters: several }).countries).toEqual(['Sweden', 'Finland']);
  });

  it('takes the last rank of an older bot, and begins at the first where no other is named', () => {
    const ranks = (advanced_filters: typeof MockBot.advanced_filters, target_rank_max: number | null = 200) =>
      scopeOf({ ...MockBot, target_rank_max, advanced_filters }).ranks;
    expect(ranks({})).toEqual({ min: 1, max: 200 });
    expect(ranks({ min_rank: 20, max_rank: 50 })).toEqual({ min: 20, max: 50 });
    expect(ranks({ search_mode: 'local', max_rank: 50 })).toEqual({ min: 1, max: 50 });
    expect(ranks({ search_mode: 'name', min_rank: 20, max_rank: 50 })).toBeNull();
    expect(ranks({ min_rank: 20 }, null)).toBeNull();
  });

  it('names the one university and counts those that were chosen', () => {
    const bot = { ...MockBot, target_university_name: 'Aalto University', advanced_filters: {} };
    expect(scopeOf(bot)).toEqual({
      area: null,
      countries: [],
      universityName: 'Aalto University',
      universities: 0,
      ranks: { min: 1, max: 200 },
    });
  });

  it('leaves ranks out where universities are chosen by name', () => {
    const bot = { ...MockBot, advanced_filters: { ...MockBot.advanced_filters, search_mode: 'name' as const } };
    expect(scopeOf(bot).ranks).toBeNull();
  });
});

it('A-69 of several areas the chosen one is told, wherever it stands among the others', () => {
  const advanced_filters = { research_area: 'Bridges', research_areas: ['Sensing', 'Bridges', 'Optics'] };
  expect(scopeOf({ ...MockBot, advanced_filters }).area).toBe('Bridges');
});

it('A-69 of a bot with a blank chosen area the first of the others is told', () => {
  const advanced_filters = { research_area: ' ', research_areas: ['', 'Sensing'] };
  expect(scopeOf({ ...MockBot, advanced_filters }).area).toBe('Sensing');
});
