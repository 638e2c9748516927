import type { WorldUniversity } from './world/types.ts';
import { worldUniversities } from './world/universities.ts';

/** An invented university as the directory stores it. Its rank is a sample order and belongs to no published ranking. */
export interface SampleUniversity {
  key: string;
  name: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  worldRank: number | null;
  countryRank: number | null;
}

export const rankSource = 'Sample directory';
export const rankDate = '2026-10-01';

/** The universities of the sample directory by world rank, the one without a rank last; ranks in a country count from one. */
export const sampleUniversities: readonly SampleUniversity[] = Object.entries<WorldUniversity>(worldUniversities)
  .map(([key, { name, city, country, rank }]) => ({ key, name, city, country, worldRank: rank }))
  .sort((a, b) => (a.worldRank ?? Number.POSITIVE_INFINITY) - (b.worldRank ?? Number.POSITIVE_INFINITY))
  .map((university, index, all) => ({
    ...university,
    countryRank:
      university.worldRank === null
        ? null
        : all.slice(0, index + 1).filter(({ country }) => country === university.country).length,
  }));
