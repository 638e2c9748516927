import type { CandidateProfessor, CandidatePublication } from '../../directory/directory.ts';

const isAddress = (url: string): boolean => {
  const parsed = URL.parse(url);
  return parsed !== null && (parsed.protocol === 'https:' || parsed.protocol === 'http:') && parsed.pathname.length > 1;
};

/** True unless the directory names the authors of a publication, and the person of this key is not among them (EVD-05). */
export const isBy = ({ authors }: CandidatePublication, personKey: string): boolean =>
  authors === undefined || authors.includes(personKey);

/**
 * True for a publication that a letter may cite (EVD-05): it has an address or DOI, the professor is among its authors where they are known,
 * its date is not after today (YYYY-MM-DD), and it is not retracted.
 */
export function citable(
  publication: CandidatePublication,
  { key }: Pick<CandidateProfessor, 'key'>,
  today: string,
): boolean {
  const { publishedOn, retracted, url, year } = publication;
  if (retracted === true || !isAddress(url)) return false;
  if (publishedOn === '' ? year > Number(today.slice(0, 4)) : publishedOn > today) return false;
  return isBy(publication, key);
}
