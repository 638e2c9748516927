import { sampleFields } from '../sample/fields.ts';

/** Invented institutions, people and works in the documented shapes. The same on every call. */
export interface DoubleData {
  institutions: DoubleInstitution[];
  topics: { id: string; display_name: string; description: string }[];
  authors: DoubleAuthor[];
  works: DoubleWork[];
  /** Ids of merged authors, each mapped to the remaining one. */
  merged: Record<string, string>;
}

export interface DoubleInstitution {
  id: string;
  ror: string;
  display_name: string;
  display_name_acronyms: string[];
  display_name_alternatives: string[];
  international: object;
  country_code: string;
  type: string;
  homepage_url: string | null;
  geo: { city: string; country_code: string };
  works_count: number;
}

export interface DoubleAuthor {
  id: string;
  orcid: string | null;
  display_name: string;
  works_count: number;
  cited_by_count: number;
  summary_stats: { h_index: number };
  last_known_institutions: {
    id: string;
    display_name: string;
    country_code: string;
    type: string;
    lineage: string[];
  }[];
  topics: { id: string; display_name: string; count: number; subfield: { id: string; display_name: string } }[];
}

export interface DoubleWork {
  id: string;
  doi: string | null;
  title: string;
  publication_year: number;
  publication_date: string;
  type: string;
  is_retracted: boolean;
  authorships: { author_position: string; author: { id: string; display_name: string } }[];
  primary_location: { landing_page_url: string | null; source: { display_name: string } | null };
  abstract_inverted_index: Record<string, number[]> | null;
}

const BASE = 'https://openalex.org/';
const COUNTRIES = ['NO', 'DE', 'NL', 'CA', 'IR'];

/** The inverted index of a text, as the service returns abstracts. */
export function abstractIndex(text: string): Record<string, number[]> {
  const index: Record<string, number[]> = {};
  for (const [place, word] of text.split(' ').entries()) (index[word] ??= []).push(place);
  return index;
}

export const authorsOf = (data: DoubleData, institution: string): DoubleAuthor[] =>
  data.authors.filter(({ last_known_institutions: places }) =>
    places.some(({ lineage }) => lineage.includes(`${BASE}${institution}`)),
  );

export const worksOf = (data: DoubleData, author: string): DoubleWork[] =>
  data.works.filter(({ authorships }) => authorships.some((one) => one.author.id === `${BASE}${author}`));

function institution(number: number): DoubleInstitution {
  const country = COUNTRIES[number % COUNTRIES.length] ?? 'NO';
  return {
    id: `${BASE}I${1000 + number}`,
    ror: `https://ror.org/0${String(number).padStart(8, '0')}`,
    display_name: `Invented University ${number + 1}`,
    display_name_acronyms: [`IU${number + 1}`],
    display_name_alternatives: number % 5 === 4 ? [`دانشگاه نمونهٔ ${number + 1}`] : [],
    international: {},
    country_code: country,
    type: 'education',
    homepage_url: number === 7 ? null : `https://www.iu${number + 1}.example/`,
    geo: { city: `City ${number + 1}`, country_code: country },
    works_count: 200_000 - number * 500,
  };
}

/** Default: 150 institutions, more than one page of a list; the first 30 have 12 people each. */
export function doubleData({ institutions = 150, staffed = 30, people = 12 } = {}): DoubleData {
  const names = sampleFields.flatMap((field) => [field.name, ...field.topics.slice(0, 3)]);
  const topics = [...new Set(names)].map((name, index) => ({
    id: `${BASE}T${10_000 + index}`,
    display_name: name,
    description: `Invented description of ${name}.`,
  }));
  const all = Array.from({ length: institutions }, (_, index) => institution(index));
  const company = { ...institution(institutions), type: 'company', display_name: 'Invented Company' };
  const tiny = { ...institution(institutions + 1), display_name: 'Invented School', works_count: 12 };
  const data: DoubleData = { institutions: [...all, company, tiny], topics, authors: [], works: [], merged: {} };
  for (const [place, university] of all.slice(0, staffed).entries()) {
    for (let index = 0; index < people; index += 1) {
      const number = place * people + index;
      const own = [0, 1, 2]
        .map((offset) => topics[(number * 3 + offset) % topics.length] ?? topics[0])
        .flatMap((topic) => topic ?? []);
      const id = `${BASE}A${5_000_000 + number}`;
      const name = `Given${number} Q. Family${number}`;
      data.authors.push({
        id,
        orcid: number % 3 === 0 ? `https://orcid.org/0000-0000-0000-${String(number).padStart(4, '0')}` : null,
        display_name: name,
        works_count: index === people - 1 ? 4 : 40 + index,
        cited_by_count: 1000 + number,
        summary_stats: { h_index: 10 + (number % 40) },
        last_known_institutions: [
          {
            id: university.id,
            display_name: university.display_name,
            country_code: university.country_code,
            type: 'education',
            lineage: [university.id],
          },
        ],
        topics: own.map((topic, rank) => ({
          id: topic.id,
          display_name: topic.display_name,
          count: 30 - rank * 10,
          subfield: { id: `${BASE}subfields/${rank}`, display_name: own[0]?.display_name ?? '' },
        })),
      });
      for (let turn = 0; turn < 6; turn += 1) {
        const date = `${2026 - Math.floor(turn / 2)}-0${1 + turn}-1${index % 10}`;
        data.works.push({
          id: `${BASE}W${9_000_000 + number * 10 + turn}`,
          doi: turn === 1 ? null : `https://doi.org/10.5555/double.${number}.${turn}`,
          title: `An <i>invented</i> paper ${turn} on ${own[turn % own.length]?.display_name} &amp; its limits`,
          publication_year: Number(date.slice(0, 4)),
          publication_date: date,
          type: 'article',
          is_retracted: turn === 5,
          authorships: [{ author_position: 'last', author: { id, display_name: name } }],
          primary_location: {
            landing_page_url: `https://journal.example/${number}/${turn}`,
            source: turn === 2 ? null : { display_name: 'Journal of Invented Results' },
          },
          abstract_inverted_index: abstractIndex(
            'This is an invented abstract about invented things. We find that the invented method holds for the cases that were studied here. More work is needed.',
          ),
        });
      }
    }
  }
  const last = data.authors[0]?.id.split('/').at(-1);
  if (last) data.merged = { A1: last };
  return data;
}
