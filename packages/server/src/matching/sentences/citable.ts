import type { CandidatePublication } from '../../directory/directory.ts';
import { searchKey } from '../../directory/searchKey.ts';
import { familyNameOf } from '../names.ts';

/** A publication with its authors, where the directory names them. */
type Cited = CandidatePublication & { authors?: readonly string[] };

const isAddress = (url: string): boolean => {
  const parsed = URL.parse(url);
  return parsed !== null && (parsed.protocol === 'https:' || parsed.protocol === 'http:') && parsed.pathname.length > 1;
};

/**
 * True for a publication that a letter may cite (EVD-05): it has an address or DOI, the professor is among its authors where they are known,
 * its date is not after today (YYYY-MM-DD), and it is not retracted.
 */
export function citable(publication: Cited, professorName: string, today: string): boolean {
  const { authors, publishedOn, retracted, url, year } = publication;
  if (retracted === true || !isAddress(url)) return false;
  if (publishedOn === '' ? year > Number(today.slice(0, 4)) : publishedOn > today) return false;
  const family = searchKey(familyNameOf(professorName));
  return authors === undefined || authors.some((author) => searchKey(familyNameOf(author)) === family);
}
