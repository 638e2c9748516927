import type { CandidatePublication } from '../directory/directory.ts';

interface Typed {
  related_recent_publications: string | null;
  related_recent_publications_url: string | null;
}

/** A paper that a person typed as "Title (Venue, 2024)", as far as it says what it is; null for an empty field. */
export function typedPublication(row: Typed): CandidatePublication | null {
  const typed = row.related_recent_publications?.trim() ?? '';
  if (typed === '') return null;
  const end = typed.endsWith(')') ? typed.lastIndexOf(' (') : -1;
  const place = end === -1 ? typed : typed.slice(end + 2, -1);
  const year = /\b(?:19|20)\d\d\b/u.exec(place)?.[0] ?? '';
  return {
    title: end === -1 ? typed : typed.slice(0, end),
    venue: end === -1 ? '' : place.replace(/,? ?\b(?:19|20)\d\d\b/u, '').trim(),
    year: Number(year),
    // Of a typed paper only the year is known.
    publishedOn: year === '' ? '' : `${year}-01-01`,
    url: row.related_recent_publications_url ?? '',
    abstractSentence: '',
  };
}
