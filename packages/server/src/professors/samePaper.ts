import type { CandidatePublication } from '../directory/directory.ts';

/** The address of a paper without what two records of it may write differently: the same DOI is the same paper. Empty for none. */
export const paperKey = ({ url }: Pick<CandidatePublication, 'url'>): string =>
  url
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.|dx\.)?/u, '')
    .replace(/\/+$/u, '');

/** The publications, each retracted that is so in any record of the same paper (EVD-05). */
export function sharingRetractions(publications: readonly CandidatePublication[]): CandidatePublication[] {
  const retracted = new Set(publications.filter((one) => one.retracted === true).map(paperKey));
  retracted.delete('');
  return publications.map((one) => (retracted.has(paperKey(one)) ? { ...one, retracted: true } : one));
}
