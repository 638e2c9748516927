import { describe, expect, it } from 'vitest';
import type { Directory, UniversityFilter } from '../directory/directory.ts';
import { defaultTargets, interestsOf, type Target, targetRankMax, universitiesOf } from './plan.ts';

const bot = (filters: Target['advanced_filters'] = {}, fields: Partial<Target> = {}): Target => ({
  target_country: null,
  target_university_name: null,
  num_professors: 5,
  need_research_proposal: false,
  ...fields,
  advanced_filters: { research_area: 'Machine learning', ...filters },
});

/** What the directory is asked for; undefined when it is not asked. */
async function asked(target: Target): Promise<UniversityFilter | undefined> {
  let filter: UniversityFilter | undefined;
  const directory: Pick<Directory, 'universities'> = {
    universities: async (given) => {
      filter = given;
      return { items: [], total: 0 };
    },
  };
  await universitiesOf(directory as Directory, target);
  return filter;
}

describe('the universities of a run', () => {
  it('are the chosen ones, whatever else is set', async () => {
    expect(
      await asked(bot({ selected_universities: [3, 4], min_rank: 5, continent: 'Asia' }, { target_country: 578 })),
    ).toEqual({ ids: [3, 4] });
  });

  it('BOT-37, BOT-47 are by default the first 100 of the world', async () => {
    expect(await asked(bot({}, { target_country: 578 }))).toMatchObject({
      countryIds: [578],
      rank: { scope: 'world', min: 1, max: 100 },
    });
  });

  it('BOT-48, A-47 in local mode are ranked within each country', async () => {
    const filter = await asked(
      bot({ search_mode: 'local', min_rank: 1, max_rank: 3, selected_countries: ['Norway', 'Sweden'] }),
    );
    expect(filter).toMatchObject({ countryIds: [578, 752], rank: { scope: 'country', min: 1, max: 3 } });
  });

  it('BOT-50 in name mode are none without a query', async () => {
    expect(await asked(bot({ search_mode: 'name', university_query: ' ' }))).toBeUndefined();
    expect(await asked(bot({ search_mode: 'name', university_query: 'oslo' }))).toMatchObject({ name: 'oslo' });
  });

  it('BOT-148 come from a country that is only known by name', async () => {
    expect(await asked(bot({ target_country_name: 'Norway' }))).toMatchObject({ countryIds: [578] });
    expect(await asked(bot({ target_country_name: 'Atlantis' }))).toMatchObject({ countryIds: [0] });
  });

  it('come from every country of a subcontinent, or from everywhere', async () => {
    const nordic = await asked(bot({ continent: 'Europe', subcontinent: 'Northern Europe' }));
    expect(nordic?.countryIds).toContain(578);
    expect(nordic?.countryIds).not.toContain(276);
    expect(await asked(bot())).not.toHaveProperty('countryIds');
  });
});

describe('the defaults of a run', () => {
  it('A-45 a first run prepares everything it plans, at most 500 contacts', () => {
    expect(defaultTargets(bot({ selected_universities: [1, 2, 3] }), 'first')).toBe(15);
    expect(
      defaultTargets(bot({ selected_universities: Array.from({ length: 200 }, (_, index) => index + 1) }), 'first'),
    ).toBe(500);
    expect(defaultTargets(bot(), 'first')).toBe(500);
    expect(defaultTargets(bot({ max_targets: 4, selected_universities: [1, 2, 3] }), 'first')).toBe(4);
  });

  it('BOT-142 a scheduled run prepares ten', () => {
    expect(defaultTargets(bot({ selected_universities: [1, 2, 3] }), 'scheduled')).toBe(10);
    expect(defaultTargets(bot({ max_targets: 25 }), 'scheduled')).toBe(25);
  });

  it('A-50 the rank shown is the upper end of the range in the rank modes', () => {
    expect(targetRankMax({ max_rank: 50 })).toBe(50);
    expect(targetRankMax({ max_rank: 50, search_mode: 'local' })).toBe(50);
    expect(targetRankMax({ max_rank: 50, search_mode: 'name' })).toBeNull();
    expect(targetRankMax({})).toBeNull();
  });

  it('A-57 the picked area comes first, each area once', () => {
    expect(interestsOf({ research_area: 'Vision', research_areas: ['Robotics', 'vision', ' '] })).toEqual([
      'Vision',
      'Robotics',
    ]);
  });
});
