import { invalidField } from '../platform/http/errors.ts';
import type { Handlers } from '../platform/http/types.ts';
import { knownEnglishOf } from './areaNames.ts';
import { countryByCode, countryById, countryByName, listCountries } from './countries.ts';
import type { Directory, DirectoryUniversity, WithDirectory } from './directory.ts';

const answer = (university: DirectoryUniversity) => ({
  id: university.id,
  name: university.name,
  world_rank: university.worldRank,
  rank: university.worldRank,
  country_rank: university.countryRank,
  country: university.countryId,
  country_name: university.countryName,
  country_code: university.countryCode,
  city: university.city,
  rank_source: university.rankSource,
  rank_date: university.rankDate,
  sample: university.sample,
});

async function universitiesOf(directory: Directory, countryId: number | undefined) {
  if (countryId === undefined) return [];
  const { items } = await directory.universities({ countryIds: [countryId] });
  return items.map(answer);
}

/** Countries and universities for the wizard, and the English of areas for the profile. The lists are not paged: the largest country has a few hundred universities. */
export function createDirectoryHandlers({
  directory,
}: WithDirectory): Pick<
  Handlers,
  'getEnglishArea' | 'listCountries' | 'listUniversities' | 'listUniversitiesByCountry'
> {
  return {
    getEnglishArea: async ({ query }) => ({ status: 200, body: { english: knownEnglishOf(query.name) } }),
    listCountries: async () => {
      const counts = await directory.universityCounts();
      // Before the directory has a list nobody knows where its universities are.
      if (counts.size === 0) return { status: 200, body: [...listCountries()] };
      return {
        status: 200,
        body: listCountries().map((country) => ({ ...country, universities: counts.get(country.id) ?? 0 })),
      };
    },
    listUniversities: async ({ query }) => ({
      status: 200,
      body: await universitiesOf(directory, countryById(query.country)?.id),
    }),
    listUniversitiesByCountry: async ({ query }) => {
      if (query.code === undefined && query.name === undefined) throw invalidField('name', 'required');
      const byCode = query.code === undefined ? undefined : countryByCode(query.code);
      const country = byCode ?? (query.name === undefined ? undefined : countryByName(query.name));
      return { status: 200, body: await universitiesOf(directory, country?.id) };
    },
  };
}
