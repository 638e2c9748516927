import { isIP } from 'node:net';
import type { PaperByHand, ProfessorByHand } from '@peyk/api-types';
import { type FieldMessages, fieldsNamedBy, invalidFields } from '../platform/http/errors.ts';
import { newProfessorFields } from '../professors/input.ts';
import { withoutTitles } from '../professors/samePerson.ts';
import type { StoredPublication } from '../professors/toProfessor.ts';
import { type Crossref, type CrossrefPaper, parseDoi } from '../profile/import/crossref.ts';
import { addPaper, nothingFound } from '../profile/import/paper.ts';
import { ownAuthor } from '../profile/ownAuthor.ts';

const DOI_FIELDS = ['first_doi', 'second_doi'] as const satisfies readonly PaperByHand['field'][];
/** How many authors of a paper are named to the person. */
const MOST_NAMED = 8;

/** A paper that the person gave by its DOI. */
export type GivenPaper = PaperByHand & { abstract: string | null };

export interface ReadByHand {
  fields: ReturnType<typeof newProfessorFields>;
  papers: readonly GivenPaper[];
}

/** Whether an address is of a public page: https, a name of the web, neither a user name nor a password. */
function isPublicPage(address: string): boolean {
  const url = URL.parse(address);
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  const host = url.hostname.replace(/\.$/u, '');
  return isIP(host) === 0 && host.includes('.') && !/\.(?:local|localhost|internal|lan|home\.arpa)$/u.test(host);
}

/** Whether a professor of this name is among the authors (EVD-05). Accents, initials and titles do not count. */
const isAmong = (fullName: string, authors: readonly string[]): boolean => {
  const person = { first_name: '', last_name: '', author_names: [withoutTitles(fullName)] };
  return authors.some((author) => ownAuthor(author, person) !== null);
};

/** A paper as records of papers are read everywhere; null where it has no title or no year. */
function givenPaper(field: PaperByHand['field'], doi: string, paper: CrossrefPaper): GivenPaper | null {
  const found = nothingFound();
  addPaper(found, paper);
  const [first] = found.entries;
  if (first?.section !== 'papers') return null;
  const { title, year, journal_conference_name: venue, abstract } = first.entry;
  return {
    field,
    title,
    year,
    venue: venue ?? null,
    abstract: abstract ?? null,
    url: `https://doi.org/${encodeURI((paper.doi ?? doi).toLowerCase())}`,
    authors: [...(first.authors ?? [])],
    retracted: paper.retracted,
  };
}

type Fault = FieldMessages[string][number];

async function readPaper(
  field: PaperByHand['field'],
  text: string,
  { crossref, fullName, others }: { crossref: Crossref; fullName: string; others: readonly GivenPaper[] },
): Promise<GivenPaper | Fault> {
  const doi = parseDoi(text);
  if (doi === null) return { key: 'doiInvalid' };
  const paper = await crossref.paper(doi);
  if (paper === null) return { key: 'doiOfNobody' };
  const given = givenPaper(field, doi, paper);
  if (given === null) return { key: 'paperIncomplete' };
  if (others.some(({ url }) => url === given.url)) return { key: 'paperTwice' };
  if (isAmong(fullName, given.authors)) return given;
  return given.authors.length === 0
    ? { key: 'paperWithoutAuthors' }
    : { key: 'paperOfOthers', params: { names: given.authors.slice(0, MOST_NAMED) } };
}

/**
 * What a person gave of a professor, with the papers of the DOIs. Throws a 400 that names each field that cannot be kept, and a 503 where
 * papers cannot be looked up.
 */
export async function readByHand(body: ProfessorByHand, crossref: Crossref): Promise<ReadByHand> {
  const { first_doi: _first, second_doi: _second, another: _another, ...typed } = body;
  const faults: FieldMessages = await fieldsNamedBy(() => newProfessorFields(typed));
  const page = faults.homepage_url ? null : newProfessorFields({ full_name: '-', homepage_url: typed.homepage_url });
  if (!page || (page.homepage_url && !isPublicPage(page.homepage_url)))
    faults.homepage_url = [{ key: 'pageNotPublic' }];

  const papers: GivenPaper[] = [];
  for (const field of DOI_FIELDS) {
    const text = body[field]?.trim();
    if (!text) continue;
    const read = await readPaper(field, text, { crossref, fullName: body.full_name, others: papers });
    if ('key' in read) faults[field] = [read];
    else papers.push(read);
  }
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  return { fields: newProfessorFields(typed), papers };
}

/** A paper as a record keeps it, for scores, letters and their evidence. */
export const toStored = ({ title, venue, year, url, abstract, retracted }: GivenPaper): StoredPublication => ({
  title,
  venue: venue ?? '',
  year: year ?? 0,
  // Of a paper that is looked up by its DOI only the year is known.
  publishedOn: year === null ? '' : `${year}-01-01`,
  url,
  abstractSentence: '',
  ...(abstract ? { abstract } : {}),
  ...(retracted ? { retracted } : {}),
});
