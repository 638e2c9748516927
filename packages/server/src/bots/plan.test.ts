import { describe, expect, it } from 'vitest';
import type { Directory, UniversityFilter } from '../directory/directory.ts';
import { defaultTargets, interestsOf, planRun, type Target, targetRankMax, universitiesOf } from './plan.ts';

const bot = (filters: Target['advanced_filters'] = {}, fields: Partial<Target> = {}): Target => ({
  target_country: null,
  target_university_name: null,
  num_professors: 5,
  need_research_proposal: false,
  ...fields,
  advanced_filters: { research_area: 'Machine learning', ...filters },
});

/** The filter passed to the directory; undefined when it is not called. */
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

  it('BOT-47 with a first rank alone go on to the last there is', async () => {
    expect(await asked(bot({ min_rank: 200 }))).toMatchObject({ rank: { scope: 'world', min: 200, max: 2 ** 31 - 1 } });
    expect(await asked(bot({ max_rank: 20 }))).toMatchObject({ rank: { scope: 'world', min: 1, max: 20 } });
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

  it.each<[string, Parameters<typeof bot>, number[]]>([
    [
      'the country of the bot, whatever is chosen below it',
      [{ selected_countries: ['Sweden'], target_country_name: 'Norway', continent: 'Asia' }, { target_country: 276 }],
      [276],
    ],
    [
      'the chosen countries before the one that is only named',
      [{ selected_countries: ['Sweden', 'Germany'], target_country_name: 'Norway', continent: 'Asia' }],
      [752, 276],
    ],
    ['the named country before its continent', [{ target_country_name: 'Norway', continent: 'Asia' }], [578]],
    ['what is known of several countries', [{ selected_countries: ['Atlantis', 'Norway', ' '] }], [0, 578]],
    ['a named country where none is chosen', [{ selected_countries: [], target_country_name: 'Norway' }], [578]],
  ])('come from %s', async (_, given, countryIds) => {
    expect((await asked(bot(...given)))?.countryIds).toEqual(countryIds);
  });

  it('of a continent or of a subcontinent alone are those of its countries', async () => {
    const [europe, north] = [
      await asked(bot({ continent: 'europe' })),
      await asked(bot({ subcontinent: 'Northern Europe' })),
    ];
    expect(europe?.countryIds).toEqual(expect.arrayContaining([276, 578]));
    expect(europe?.countryIds).not.toContain(364);
    expect(north?.countryIds).toContain(578);
    expect(north?.countryIds).not.toContain(276);
  });

  it('of a bot with the name of one are found by that name, in any mode and before what is searched', async () => {
    const named = { target_university_name: 'Bergen' };
    const all = { page: 1, pageSize: 500 };
    expect(await asked(bot({ min_rank: 3 }, named))).toEqual({ ...all, name: 'Bergen' });
    expect(
      await asked(bot({ search_mode: 'name', university_query: 'oslo' }, { ...named, target_country: 578 })),
    ).toEqual({
      ...all,
      name: 'Bergen',
      countryIds: [578],
    });
    expect(await asked(bot({ max_rank: 7 }))).toEqual({ ...all, rank: { scope: 'world', min: 1, max: 7 } });
  });

  it('come from every country of a subcontinent, or from everywhere', async () => {
    const nordic = await asked(bot({ continent: 'Europe', subcontinent: 'Northern Europe' }));
    expect(nordic?.countryIds).toContain(578);
    expect(nordic?.countryIds).not.toContain(276);
    expect(await asked(bot())).not.toHaveProperty('countryIds');
  });
});

describe('the plan of a run', () => {
  const directory = {
    universities: async () => ({ items: [{ id: 4, name: 'Oslo', rank: 9 }], total: 1 }),
  } as unknown as Directory;
  const universities = [{ id: 4, name: 'Oslo' }];

  it('holds everything that the run reads of its bot', async () => {
    const told = { research_areas: ['Optics'], min_publications: 3, description: 'Kind groups', max_targets: 2 };
    expect(await planRun(directory, bot(told, { num_professors: 7, need_research_proposal: true }))).toEqual({
      universities,
      perUniversity: 7,
      interests: ['Machine learning', 'Optics'],
      minPublications: 3,
      needProposal: true,
      description: 'Kind groups',
    });
    expect(await planRun(directory, bot())).toEqual({
      universities,
      perUniversity: 5,
      interests: ['Machine learning'],
      minPublications: 0,
      needProposal: false,
      description: null,
    });
  });
});

describe('the defaults of a run', () => {
  it.each(['begun', 'scheduled'] as const)('of which the %s one takes the limit of the bot, at most 500', (run) => {
    const limits = [1, 499, 500, 501, 4e15].map((max_targets) => defaultTargets(bot({ max_targets }), run));
    expect(limits).toEqual([1, 499, 500, 500, 500]);
  });

  it.each([1, 5, 100])('BOT-143 a run that is begun without a limit prepares num_professors (%i)', (num_professors) => {
    for (const selected_universities of [[], [1], [1, 2, 3]])
      expect(defaultTargets(bot({ selected_universities }, { num_professors }), 'begun')).toBe(num_professors);
    expect(defaultTargets(bot({ max_targets: 4, selected_universities: [1, 2, 3] }, { num_professors }), 'begun')).toBe(
      4,
    );
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
