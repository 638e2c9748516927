import { describe, expect, it } from 'vitest';
import { filterUniversities, suggestUniversities, worldRank } from './universities';

const university = (
  name: string,
  world_rank: number | null,
  country_rank: number | null,
  rank: number | null = world_rank,
) => ({ name, world_rank, rank, country_rank });
const oslo = university('University of Oslo', 96, 1);
const bergen = university('University of Bergen', 187, 3);
const tromso = university('UiT The Arctic University of Norway', null, null);
const lund = university('Lund University', null, 2, 100);
const all = [bergen, tromso, oslo, lund];

describe('filterUniversities', () => {
  it('BOT-47 REF-02 REF-03 keeps world ranks within the range, both ends included, best first', () => {
    expect(filterUniversities(all, { mode: 'world', ranks: [96, 187], query: '' })).toEqual([oslo, lund, bergen]);
    expect(filterUniversities(all, { mode: 'world', ranks: [97, 186], query: '' })).toEqual([lund]);
  });

  it('BOT-48 A-47 compares with the rank in its own country in local mode', () => {
    expect(filterUniversities(all, { mode: 'local', ranks: [1, 2], query: '' })).toEqual([oslo, lund]);
  });

  it('BOT-49 drops what has no rank in the rank modes', () => {
    expect(filterUniversities([tromso], { mode: 'world', ranks: [1, 9999], query: '' })).toEqual([]);
    expect(filterUniversities([tromso], { mode: 'local', ranks: [1, 9999], query: '' })).toEqual([]);
  });

  it('BOT-43 finds a part of the name whatever the case, with rank or without', () => {
    expect(filterUniversities(all, { mode: 'name', ranks: [1, 1], query: ' ARCTIC ' })).toEqual([tromso]);
  });

  it('BOT-50 shows none for an empty query', () => {
    expect(filterUniversities(all, { mode: 'name', ranks: [1, 100], query: ' ' })).toEqual([]);
  });

  it('REF-03 puts the best first in either mode, those of one rank and those found by name by their names', () => {
    const first = university('Aalborg', 20, 4);
    const second = university('Zagreb', 10, 5);
    const third = university('Örebro', 10, 5);
    const given = [second, first, third];
    const found = (mode: 'world' | 'local' | 'name') =>
      filterUniversities(given, { mode, ranks: [1, 20], query: 'r' }).map(({ name }) => name);
    expect(found('world')).toEqual(['Örebro', 'Zagreb', 'Aalborg']);
    expect(found('local')).toEqual(['Aalborg', 'Örebro', 'Zagreb']);
    expect(found('name')).toEqual(['Aalborg', 'Örebro', 'Zagreb']);
  });

  it('leaves the list it was given as it is', () => {
    const given = [...all];
    filterUniversities(given, { mode: 'world', ranks: [1, 999], query: '' });
    expect(given).toEqual(all);
  });
});

describe('worldRank', () => {
  it('REF-03 takes rank in place of world_rank', () => {
    expect(worldRank({ world_rank: null, rank: 7 })).toBe(7);
    expect(worldRank({ world_rank: 3, rank: 7 })).toBe(3);
    expect(worldRank({ world_rank: null, rank: null })).toBeNull();
  });
});

describe('suggestUniversities', () => {
  it('BOT-42 hands on one more than the twenty that are shown, so that the list can say there are more', () => {
    const many = Array.from({ length: 30 }, (_, index) => university(`University ${index}`, index + 1, null));
    expect(suggestUniversities(many, 'university')).toHaveLength(21);
    expect(suggestUniversities(many.slice(0, 20), 'university')).toHaveLength(20);
  });

  it('BOT-43 offers by name and in its order, whatever the rank, and nothing for blanks', () => {
    expect(suggestUniversities(all, ' UNIVERSITY of ')).toEqual([tromso, bergen, oslo]);
    expect(suggestUniversities(all, '  ')).toEqual([]);
  });
});
