import {
  crossrefWorks,
  otherWorks,
  type SampleAffiliation,
  type SampleAuthor,
  type SamplePerson,
  samplePeople,
  type SampleWork,
} from './scholarlySamples.ts';

/** Unix milliseconds of all changes of the sample records. */
const CHANGED = Date.UTC(2025, 0, 6);
const stamp = { value: CHANGED };

const allWorks = [...crossrefWorks, ...otherWorks];

/** A work by its DOI, which has no case. */
const workIn = (works: readonly SampleWork[], doi: string): SampleWork | undefined =>
  works.find((work) => work.doi === doi.toLowerCase());

const address = (doi: string): string => `https://doi.org/${doi}`;
const orcidAddress = (orcid: string): string => `https://orcid.org/${orcid}`;

const crossrefAuthor = (author: SampleAuthor, index: number): object => {
  const sequence = index === 0 ? 'first' : 'additional';
  if ('name' in author) return { name: author.name, sequence, affiliation: [] };
  const { given, family, orcid } = author;
  const iD = orcid === undefined ? {} : { ORCID: orcidAddress(orcid), 'authenticated-orcid': false };
  return { ...iD, given, family, sequence, affiliation: [] };
};

const asList = (text: string): string[] => (text === '' ? [] : [text]);

/** The answer of Crossref about a DOI in its documented shape; undefined for one that it does not know. */
export function crossrefAnswer(doi: string): object | undefined {
  const work = workIn(crossrefWorks, doi);
  if (!work) return undefined;
  const { abstract, volume, issue, page } = work;
  const date = { 'date-parts': [work.date] };
  // Records of a single date can have no year in the others.
  const dates = work.online
    ? { issued: { 'date-parts': [[null]] }, 'published-online': date }
    : { issued: date, published: date, 'published-print': date };
  return {
    status: 'ok',
    'message-type': 'work',
    'message-version': '1.0.0',
    message: {
      DOI: work.doi,
      URL: address(work.doi),
      prefix: '10.5555',
      type: work.type,
      title: [work.title],
      subtitle: [],
      author: work.authors.map(crossrefAuthor),
      'container-title': asList(work.venue),
      'short-container-title': asList(work.venue),
      publisher: work.publisher,
      ...dates,
      ...(volume === undefined ? {} : { volume }),
      ...(issue === undefined ? {} : { issue }),
      ...(page === undefined ? {} : { page }),
      ...(abstract === undefined ? {} : { abstract }),
      language: work.language,
      member: '0000',
      source: 'Crossref',
      relation: {},
      'reference-count': 0,
      'is-referenced-by-count': 0,
      score: 1,
    },
  };
}

/** A work in CSL, as doi.org gives it of every DOI; undefined for an unknown one. */
export function cslAnswer(doi: string): object | undefined {
  const work = workIn(allWorks, doi);
  if (!work) return undefined;
  const { volume, issue, page, abstract } = work;
  return {
    type: work.type === 'journal-article' ? 'article-journal' : 'article',
    id: address(work.doi),
    DOI: work.doi,
    URL: address(work.doi),
    title: work.title,
    author: work.authors.map((author) =>
      'name' in author ? { literal: author.name } : { given: author.given, family: author.family },
    ),
    ...(work.venue === '' ? {} : { 'container-title': work.venue }),
    publisher: work.publisher,
    issued: { 'date-parts': [work.date] },
    ...(volume === undefined ? {} : { volume }),
    ...(issue === undefined ? {} : { issue }),
    ...(page === undefined ? {} : { page }),
    ...(abstract === undefined ? {} : { abstract }),
    language: work.language,
  };
}

const valueOf = (text: string | null | undefined): { value: string } | null =>
  text === null || text === undefined || text === '' ? null : { value: text };

/** A date of ORCID, whose parts are texts. */
function dateOf(parts: readonly number[] | null): object | null {
  if (parts === null) return null;
  const [year, month, day] = parts.map((part) => valueOf(String(part).padStart(2, '0')));
  return { year: year ?? null, month: month ?? null, day: day ?? null };
}

const KINDS = ['distinctions', 'educations', 'employments', 'memberships', 'qualifications'] as const;

function affiliationsOf(person: SamplePerson, kind: (typeof KINDS)[number]): object {
  const summaryOf = (one: SampleAffiliation, index: number): object => ({
    'created-date': stamp,
    'last-modified-date': stamp,
    source: null,
    'put-code': 5000 + index,
    'department-name': one.department,
    'role-title': one.role,
    'start-date': dateOf(one.start),
    'end-date': dateOf(one.end),
    organization: {
      name: one.organization,
      address: { city: one.city, region: null, country: one.country },
      'disambiguated-organization': null,
    },
    url: null,
    'external-ids': null,
    'display-index': '0',
    visibility: 'public',
    path: `/${person.orcid}/${kind.slice(0, -1)}/${5000 + index}`,
  });
  return {
    'last-modified-date': stamp,
    'affiliation-group': person[kind].map((one, index) => ({
      'last-modified-date': stamp,
      'external-ids': { 'external-id': [] },
      summaries: [{ [`${kind.slice(0, -1)}-summary`]: summaryOf(one, index) }],
    })),
    path: `/${person.orcid}/${kind}`,
  };
}

/** The code of a work in a record: the numbers are those of its place in the list of all works. */
const putCodeOf = (work: SampleWork): number => 9_000_001 + 2 * allWorks.indexOf(work);

const ORCID_TYPES: Readonly<Record<SampleWork['type'], string>> = {
  'journal-article': 'journal-article',
  'proceedings-article': 'conference-paper',
  'book-chapter': 'book-chapter',
  'posted-content': 'preprint',
};

const workTitle = ({ title, english }: SampleWork): object => ({
  title: { value: title },
  subtitle: null,
  'translated-title': english === undefined ? null : { value: english, 'language-code': 'en' },
});

const idsOf = ({ doi }: SampleWork): object => ({
  'external-id': [
    {
      'external-id-type': 'doi',
      'external-id-value': doi,
      'external-id-normalized': { value: doi, transient: true },
      'external-id-normalized-error': null,
      'external-id-url': { value: address(doi) },
      'external-id-relationship': 'self',
    },
    {
      'external-id-type': 'issn',
      'external-id-value': '0000-0000',
      'external-id-normalized': null,
      'external-id-normalized-error': null,
      'external-id-url': null,
      'external-id-relationship': 'part-of',
    },
  ],
});

function workSummary(person: SamplePerson, work: SampleWork): object {
  const code = putCodeOf(work);
  return {
    'put-code': code,
    'created-date': stamp,
    'last-modified-date': stamp,
    source: null,
    title: workTitle(work),
    'external-ids': idsOf(work),
    url: { value: address(work.doi) },
    type: ORCID_TYPES[work.type],
    'publication-date': dateOf(work.date),
    'journal-title': valueOf(work.venue),
    visibility: 'public',
    path: `/${person.orcid}/work/${code}`,
    'display-index': '1',
  };
}

/** The same work once more from another source, without a date and in capitals, as publishers' systems add it. */
const secondSummary = (person: SamplePerson, work: SampleWork): object => ({
  ...workSummary(person, work),
  'put-code': putCodeOf(work) + 1,
  title: { ...workTitle(work), title: { value: work.title.toUpperCase() } },
  'publication-date': null,
  'journal-title': null,
  url: null,
  'display-index': '0',
});

const worksOf = ({ works }: SamplePerson): SampleWork[] => works.flatMap((doi) => workIn(allWorks, doi) ?? []);

const personOf = (orcid: string): SamplePerson | undefined => samplePeople.find((person) => person.orcid === orcid);

const listOf = (person: SamplePerson, many: string, one: string, items: readonly object[]): object => ({
  'last-modified-date': items.length === 0 ? null : stamp,
  [one]: items,
  path: `/${person.orcid}/${many}`,
});

/** A public record of ORCID in its documented shape; undefined for an unknown iD. */
export function orcidRecord(orcid: string): object | undefined {
  const person = personOf(orcid);
  if (!person) return undefined;
  const { given, family, credit, biography } = person;
  const none = (kind: string, list: string): object => ({
    'last-modified-date': null,
    [list]: [],
    path: `/${orcid}/${kind}`,
  });
  return {
    'orcid-identifier': { uri: orcidAddress(orcid), path: orcid, host: 'orcid.org' },
    preferences: { locale: 'en' },
    history: null,
    person: {
      'last-modified-date': stamp,
      name: {
        'created-date': stamp,
        'last-modified-date': stamp,
        'given-names': { value: given },
        'family-name': valueOf(family),
        'credit-name': valueOf(credit),
        source: null,
        visibility: 'public',
        path: orcid,
      },
      'other-names': listOf(
        person,
        'other-names',
        'other-name',
        person.otherNames.map((content) => ({ content, visibility: 'public' })),
      ),
      biography: biography === null ? null : { content: biography, visibility: 'public', path: `/${orcid}/biography` },
      'researcher-urls': listOf(
        person,
        'researcher-urls',
        'researcher-url',
        person.urls.map(({ name, url }) => ({ 'url-name': name, url: { value: url }, visibility: 'public' })),
      ),
      emails: listOf(person, 'email', 'email', []),
      addresses: listOf(person, 'address', 'address', [{ country: { value: person.country }, visibility: 'public' }]),
      keywords: listOf(
        person,
        'keywords',
        'keyword',
        person.keywords.map((content) => ({ content, visibility: 'public' })),
      ),
      'external-identifiers': listOf(person, 'external-identifiers', 'external-identifier', []),
      path: `/${orcid}/person`,
    },
    'activities-summary': {
      'last-modified-date': stamp,
      ...Object.fromEntries(KINDS.map((kind) => [kind, affiliationsOf(person, kind)])),
      fundings: none('fundings', 'group'),
      'invited-positions': none('invited-positions', 'affiliation-group'),
      'peer-reviews': none('peer-reviews', 'group'),
      'research-resources': none('research-resources', 'group'),
      services: none('services', 'affiliation-group'),
      works: {
        'last-modified-date': stamp,
        group: worksOf(person).map((work, index) => ({
          'last-modified-date': stamp,
          'external-ids': idsOf(work),
          'work-summary': [
            workSummary(person, work),
            // Every third is known from two sources.
            ...(index % 3 === 0 ? [secondSummary(person, work)] : []),
          ],
        })),
        path: `/${orcid}/works`,
      },
      path: `/${orcid}/activities`,
    },
    path: `/${orcid}`,
  };
}

const contributorOf = (author: SampleAuthor, index: number): object => {
  const named =
    'name' in author
      ? { name: author.name, orcid: undefined }
      : { name: `${author.given} ${author.family}`, orcid: author.orcid };
  const { name, orcid } = named;
  return {
    'contributor-orcid': orcid === undefined ? null : { uri: orcidAddress(orcid), path: orcid, host: 'orcid.org' },
    'credit-name': { value: name },
    'contributor-email': null,
    'contributor-attributes': {
      'contributor-sequence': index === 0 ? 'first' : 'additional',
      'contributor-role': 'author',
    },
  };
};

/** Whole works of a record by their codes, each or the error in its place; undefined for an unknown iD. */
export function orcidWorks(orcid: string, codes: readonly string[]): object | undefined {
  const person = personOf(orcid);
  if (!person) return undefined;
  const works = new Map(worksOf(person).map((work) => [String(putCodeOf(work)), work]));
  return {
    bulk: codes.map((code) => {
      const work = works.get(code);
      if (!work) return { error: orcidError(404, 9016, `No work of the code ${code} was found.`) };
      return {
        work: {
          ...workSummary(person, work),
          'short-description': null,
          citation: null,
          contributors: { contributor: work.authors.map(contributorOf) },
          'language-code': work.language,
          country: null,
        },
      };
    }),
  };
}

/** An error of ORCID's API. */
export const orcidError = (status: number, code: number, message: string): object => ({
  'response-code': status,
  'developer-message': `${status}: ${message}`,
  'user-message': message,
  'error-code': code,
  'more-info': 'https://members.orcid.org/api/resources/troubleshooting',
});
