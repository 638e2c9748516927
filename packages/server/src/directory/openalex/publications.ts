import type { CandidatePublication } from '../directory.ts';
import { DirectoryProblem } from '../problem.ts';
import { plainText, rebuild, tellingSentence, withinAbstract } from './abstract.ts';
import { type AnsweredWork, idOf, isAnswer } from './answers.ts';
import type { DirectoryCache } from './cache.ts';
import type { OpenAlexClient, Page } from './client.ts';

/** Dependencies for reading people. */
export interface Source {
  client: OpenAlexClient;
  cache: DirectoryCache;
  now: () => Date;
}

const WORK_FIELDS = 'id,doi,title,publication_date,is_retracted,authorships,primary_location,abstract_inverted_index';
/** Authors whose works are read in one request; prolific ones would crowd out the others on the pages read. */
const GROUP = 10;
const PAGES = 2;
const PUBLICATIONS = 5;
const YEARS = 3;

const isWork = (value: unknown): value is AnsweredWork => isAnswer('work', value);

/** The key of an author, by which their record is known. */
export const keyOfAuthor = (id: string): string => `openalex:${idOf(id)}`;

const authorKeys = ({ authorships }: AnsweredWork): string[] => [
  ...new Set(authorships.flatMap(({ author: { id } }) => (id ? [keyOfAuthor(id)] : []))),
];

function publicationOf(work: AnsweredWork, today: string): CandidatePublication | null {
  const title = plainText(work.title ?? '');
  const date = work.publication_date ?? '';
  if (title === '' || date === '' || date > today) return null;
  const abstract = withinAbstract(rebuild(work.abstract_inverted_index ?? {}));
  const landing = work.primary_location?.landing_page_url ?? '';
  return {
    title,
    venue: plainText(work.primary_location?.source?.display_name ?? ''),
    year: Number(date.slice(0, 4)),
    publishedOn: date,
    // A DOI is permanent; a work without any URL at least has its OpenAlex page.
    url: [work.doi ?? '', landing].find((address) => /^https?:\/\//u.test(address)) ?? work.id,
    abstractSentence: tellingSentence(abstract),
    abstract,
    authors: authorKeys(work),
    retracted: work.is_retracted ?? false,
  };
}

/** Whether a list has five publications that can be cited; a retracted one takes no place. */
const isFull = (list: readonly CandidatePublication[]): boolean =>
  list.filter(({ retracted }) => !retracted).length >= PUBLICATIONS;

/**
 * Recent publications by author, newest first, at most five each that are not retracted; every author has an entry. `whole` is false when a request was refused.
 */
export async function publicationsOf(
  { client, now }: Source,
  authors: readonly string[],
): Promise<{ found: Map<string, CandidatePublication[]>; whole: boolean }> {
  let whole = true;
  const found = new Map<string, CandidatePublication[]>(authors.map((author) => [author, []]));
  const today = now().toISOString().slice(0, 10);
  // Three years before 29 February is 1 March, since that date does not exist there.
  const begin = new Date(now());
  begin.setUTCFullYear(begin.getUTCFullYear() - YEARS);
  const since = begin.toISOString().slice(0, 10);
  const read = async (ids: readonly string[], perPage: number, pages: number): Promise<void> => {
    let cursor: string | null = '*';
    for (let page = 0; page < pages && cursor !== null; page += 1) {
      const { items, next }: Page<AnsweredWork> = await client.list(
        '/works',
        {
          filter: `authorships.author.id:${ids.join('|')},from_publication_date:${since}`,
          sort: 'publication_date:desc',
          per_page: String(perPage),
          cursor,
          select: WORK_FIELDS,
        },
        isWork,
      );
      for (const work of items) {
        const publication = publicationOf(work, today);
        if (!publication) continue;
        for (const author of new Set(work.authorships.map((one) => idOf(one.author.id ?? '')))) {
          const list = found.get(author);
          if (list && !isFull(list)) list.push(publication);
        }
      }
      cursor = items.length === 0 || ids.every((id) => isFull(found.get(id) ?? [])) ? null : next;
    }
  };
  for (let start = 0; start < authors.length; start += GROUP) {
    const group = authors.slice(start, start + GROUP);
    const groupRead = await unlessRefused(() => read(group, 100, PAGES));
    // Authors crowded out by others, or whose group was refused, are requested one by one.
    for (const id of group.filter((author) => found.get(author)?.length === 0)) {
      whole = (await unlessRefused(() => read([id], PUBLICATIONS, 1))) && whole;
    }
    // After a refused group only the authors without any works were requested again, so the result may be incomplete.
    whole &&= groupRead;
  }
  return { found, whole };
}

/**
 * False when the request was refused. A person without publications is found and not written to, which is better than a university without
 * people.
 */
async function unlessRefused(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof DirectoryProblem) || error.kind === 'outage') throw error;
    return false;
  }
}
