import type { Country, University } from '@peyk/api-types';

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

/** The universities whose name holds each typed word, those that begin with the text first; all of them before anything is typed. */
export function universitiesNamed(all: readonly University[], typed: string): readonly University[] {
  const text = plain(typed);
  if (text === '') return all;
  const words = text.split(/\s+/);
  const found = all.filter(({ name }) => words.every((word) => plain(name).includes(word)));
  return found.toSorted((a, b) => Number(plain(b.name).startsWith(text)) - Number(plain(a.name).startsWith(text)));
}

/** The id of a country by its English name; null where the directory does not know it. */
export function countryIdOf(countries: readonly Country[], name: string): number | null {
  return countries.find((country) => country.name === name)?.id ?? null;
}
