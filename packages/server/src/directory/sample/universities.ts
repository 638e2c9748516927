import { countryByCode } from '../countries.ts';
import { hash32 } from './random.ts';
import { universityTable } from './universityTable.ts';

/** A real university of the sample directory. Its rank is a sample order and belongs to no published ranking. */
export interface SampleUniversity {
  slug: string;
  name: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  worldRank: number | null;
  countryRank: number | null;
  /** True when engineering and natural science make up the whole school. */
  technical: boolean;
}

export const rankSource = 'Sample directory';
export const rankDate = '2026-10-01';

/** The first and last sample rank of each band of the table. */
const bands: Readonly<Record<string, readonly [number, number]>> = {
  a: [1, 100],
  b: [101, 200],
  c: [201, 430],
  d: [431, 900],
};

const technicalName = /\b(technology|technical|polytechnique|tech|eth)\b|\bpolit[eè]cni/iu;

interface Row {
  slug: string;
  name: string;
  city: string;
  country: string;
  band: string;
}

function rows(): Row[] {
  return universityTable
    .trim()
    .split('\n')
    .map((line) => {
      const [slug, name, city, country, band] = line.split('|').map((part) => part.trim());
      if (!slug || !name || !city || !country || !band || countryByCode(country) === undefined) {
        throw new Error(`The sample university table has a wrong line: ${line}`);
      }
      return { slug, name, city, country, band };
    });
}

function build(): SampleUniversity[] {
  const all = rows();
  const world = new Map<string, number>();
  for (const [band, [first, last]] of Object.entries(bands)) {
    const members = all
      .filter((row) => row.band === band)
      .sort((a, b) => hash32(`rank ${a.slug}`) - hash32(`rank ${b.slug}`));
    const step = (last - first + 1) / members.length;
    members.forEach((row, index) => world.set(row.slug, first + Math.floor(index * step)));
  }
  const country = new Map<string, number>();
  const placed = new Map<string, number>();
  for (const row of [...all].sort((a, b) => (world.get(a.slug) ?? 0) - (world.get(b.slug) ?? 0))) {
    if (!world.has(row.slug)) continue;
    const rank = (placed.get(row.country) ?? 0) + 1;
    placed.set(row.country, rank);
    country.set(row.slug, rank);
  }
  return all.map((row) => ({
    slug: row.slug,
    name: row.name,
    city: row.city,
    country: row.country,
    worldRank: world.get(row.slug) ?? null,
    countryRank: country.get(row.slug) ?? null,
    technical: technicalName.test(row.name),
  }));
}

/** The universities of the sample directory in the order of their table. The same list on every call and every machine. */
export const sampleUniversities: readonly SampleUniversity[] = build();
