import { englishArea } from '../areaNames.ts';
import type { CandidateProfessor, CandidatePublication } from '../directory.ts';
import { plainText } from './abstract.ts';
import { type AnsweredAuthor, type AnsweredTopic, idOf, isAnswer } from './answers.ts';
import { keyOfAuthor, publicationsOf, type Source } from './publications.ts';

/** A person in OpenAlex, without their university. */
export type Person = Omit<
  CandidateProfessor,
  'universityId' | 'universityName' | 'countryId' | 'countryCode' | 'countryName'
>;

const AUTHOR_FIELDS = 'id,orcid,display_name,works_count,summary_stats,last_known_institutions,topics';
/** People with fewer are hardly supervisors. An estimate, as OpenAlex's documentation advises, because it has no academic ranks. */
const FEWEST_WORKS = 15;
/** The service orders by h-index, so only the least established people fall beyond this limit. */
const MOST_PEOPLE = 50;
const TOPICS_PER_INTEREST = 5;
const MOST_TOPICS = 40;
const LONGEST_SEARCH = 200;

const isTopic = (value: unknown): value is AnsweredTopic => isAnswer('topic', value);
const isAuthor = (value: unknown): value is AnsweredAuthor => isAnswer('author', value);

/** The OpenAlex topics that match these research areas. */
export async function topicsOf({ client, cache }: Source, interests: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const interest of interests) {
    // Capitals would be parsed as search operators.
    const search = englishArea(interest)
      .toLowerCase()
      .replace(/["~*?]/gu, ' ')
      .trim()
      .slice(0, LONGEST_SEARCH);
    if (search === '') continue;
    const ids = await cache.through(
      `topics ${search}`,
      () => 30,
      async () => {
        const params = { search, per_page: String(TOPICS_PER_INTEREST), select: 'id,display_name' };
        return (await client.list('/topics', params, isTopic)).items.map(({ id }) => idOf(id));
      },
    );
    found.push(...ids);
  }
  return [...new Set(found)].slice(0, MOST_TOPICS);
}

function personOf(author: AnsweredAuthor, publications: CandidatePublication[]): Person {
  const topics = author.topics ?? [];
  return {
    key: keyOfAuthor(author.id),
    fullName: plainText(author.display_name),
    department: '',
    field: topics[0]?.subfield?.display_name ?? topics[0]?.display_name ?? '',
    topics: topics.slice(0, 8).map((topic) => topic.display_name),
    hIndex: author.summary_stats?.h_index ?? null,
    worksCount: author.works_count,
    // OpenAlex has no email addresses (openalex.md): the person has to find and enter them.
    email: null,
    // The nearest thing to a homepage; it often links to one.
    homepageUrl: author.orcid ?? null,
    scholarUrl: null,
    linkedinUrl: null,
    researchgateUrl: null,
    publications,
    sample: false,
  };
}

/** Split profiles of one person share an ORCID; the first, with the higher h-index, is kept. */
function withoutDoubles(authors: readonly AnsweredAuthor[]): AnsweredAuthor[] {
  const seen = new Set<string>();
  return authors.filter(({ id, orcid }) => {
    const known = seen.has(id) || (orcid ? seen.has(orcid) : false);
    seen.add(id);
    if (orcid) seen.add(orcid);
    return !known;
  });
}

/** The number of a person's works on these topics. */
const relation = (author: AnsweredAuthor, topics: ReadonlySet<string>): number =>
  (author.topics ?? []).reduce((sum, topic) => sum + (topics.has(idOf(topic.id)) ? (topic.count ?? 1) : 0), 0);

/** The people of one institution who work on these topics, most relevant first. Without topics, those with the highest h-index. */
export async function staffOf(
  source: Source,
  institution: string,
  topics: readonly string[],
  { fewestWorks, most }: { fewestWorks: number; most: number },
): Promise<Person[]> {
  const works = Math.max(FEWEST_WORKS, fewestWorks);
  const size = Math.min(MOST_PEOPLE, most);
  const filter = [
    `last_known_institutions.lineage:${institution}`,
    ...(topics.length === 0 ? [] : [`topics.id:${topics.join('|')}`]),
    `works_count:>${works - 1}`,
  ].join(',');
  const keep = ({ whole }: { whole: boolean }): number => (whole ? 7 : 0);
  const { people } = await source.cache.through(`staff ${filter} ${size}`, keep, async () => {
    const { items } = await source.client.list(
      '/authors',
      { filter, sort: 'summary_stats.h_index:desc', per_page: String(size), select: AUTHOR_FIELDS },
      isAuthor,
    );
    const wanted = new Set(topics);
    const authors = withoutDoubles(items).toSorted((a, b) => relation(b, wanted) - relation(a, wanted));
    const { found, whole } = await publicationsOf(
      source,
      authors.map(({ id }) => idOf(id)),
    );
    return { whole, people: authors.map((author) => personOf(author, found.get(idOf(author.id)) ?? [])) };
  });
  return people;
}

/** One person by id with their institutions in OpenAlex, or undefined when the id no longer exists. */
export async function personById(
  source: Source,
  id: string,
): Promise<{ person: Person; institutions: string[] } | undefined> {
  const author = await source.client.one(`/authors/${id}`, { select: AUTHOR_FIELDS }, isAuthor);
  if (!author) return undefined;
  const { found } = await publicationsOf(source, [idOf(author.id)]);
  const institutions = (author.last_known_institutions ?? []).flatMap((place) => [place.id, ...(place.lineage ?? [])]);
  return {
    person: personOf(author, found.get(idOf(author.id)) ?? []),
    institutions: [...new Set(institutions.map(idOf))],
  };
}
