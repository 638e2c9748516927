import type { CandidatePublication } from '../directory/directory.ts';

/** The address of a paper without what two records of it may write differently: the same DOI is the same paper. Empty for none. */
export function paperKey({ url }: Pick<CandidatePublication, 'url'>): string {
  const key = url
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.|dx\.)?/u, '');
  let end = key.length;
  while (key[end - 1] === '/') end -= 1;
  return key.slice(0, end);
}

/** The publications, each retracted that is so in any record of the same paper (EVD-05). */
export function sharingRetractions(publications: readonly CandidatePublication[]): CandidatePublication[] {
  const retracted = new Set(publications.filter((one) => one.retracted === true).map(paperKey));
  retracted.delete('');
  return publications.map((one) => (retracted.has(paperKey(one)) ? { ...one, retracted: true } : one));
}
