import type { Professor, ProfessorStats } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import type { MatchPart, ScoreState } from '../../../entities/professor/matchScore';
import type { ScoredProfessor } from '../../../entities/professor/order';
import {
  MockMatch,
  MockProfessor,
  MockProfessorLongPersian,
  MockProfessorSparse,
  MockProfessorWeakMatch,
} from '../../../mocks/fixtures/professor';
import type { ProfessorFilters } from './filters';

/** The statistics card, which fails apart from the list. */
export type StatsPart =
  | { status: 'loading' }
  | { status: 'failed'; problem: Problem }
  | { status: 'ready'; stats: ProfessorStats };

export type ListPart =
  | { status: 'loading' }
  | { status: 'failed'; problem: Problem }
  | { status: 'empty'; leftOut?: number }
  | {
      status: 'ready';
      /** How many professors there are over all pages. */
      count: number;
      pageCount: number;
      /** The number of the first professor of the page, from 1, and how many the page holds before the minimums. */
      from: number;
      onPage: number;
      /** The professors of the page that reach the minimums, in the chosen order. */
      entries: readonly ScoredProfessor[];
      refreshing: boolean;
      notice: Problem | null;
      leftOut?: number;
    };

/** The dialog with the details of one professor. */
export type DetailsPart = { status: 'closed' } | { status: 'open'; professor: Professor; match: MatchPart };

export interface ProfessorsState {
  filters: ProfessorFilters;
  stats: StatsPart;
  list: ListPart;
  /** The names of the selected professors by id, over all pages. */
  selected: ReadonlyMap<number, string>;
  details: DetailsPart;
}

const filters: ProfessorFilters = { query: '', minHIndex: null, minScore: null, order: 'score', page: 1 };
const stats: StatsPart = {
  status: 'ready',
  stats: { total_professors: 64, professors_with_h_index: 58, average_h_index: 26.4 },
};
const scored = (professor: Professor, score: ScoreState | number | null): ScoredProfessor => ({
  professor,
  score: typeof score === 'object' && score !== null ? score : { status: 'ready', score },
});
const person = (id: number, full_name: string, h_index: number | null, interests: string): Professor => ({
  ...MockProfessor,
  id,
  full_name,
  h_index,
  research_interests: interests,
});

const solheim = scored(
  { ...MockProfessor, university_name: 'Nordmark University of Technology', draft_state: 'needs_review' },
  92,
);
const bergqvist = scored(
  {
    ...person(611, 'Elin Bergqvist', 52, 'damage detection, railway bridges, modal analysis, fatigue'),
    department: 'Division of Bridge Engineering',
    university_name: 'Kvarnby Institute of Technology',
    university_country: 'Sweden',
    country_code: 'SE',
  },
  88,
);
const kjeldgaard = scored(
  {
    ...person(612, 'Dr. Søren van Kjeldgaard', 27, 'physics-informed learning, digital twins, wind loads'),
    department: null,
    university_name: 'Skagen Technical University',
    university_country: 'Denmark',
    country_code: 'DK',
  },
  67.4,
);
const weak = scored({ ...MockProfessorWeakMatch, draft_state: 'skipped', do_not_contact: true }, 38);
const low = scored(person(613, 'Hanna Vuorela', 8, 'timber structures, life-cycle assessment'), 46);
const sparse = scored(MockProfessorSparse, null);
const people = [solheim, bergqvist, kjeldgaard, low, weak, sparse];

const listing = (entries: readonly ScoredProfessor[]) =>
  ({
    status: 'ready',
    count: entries.length,
    pageCount: 1,
    from: 1,
    onPage: entries.length,
    entries,
    refreshing: false,
    notice: null,
  }) as const satisfies ListPart;
const nobody: ReadonlyMap<number, string> = new Map();
const ready: ProfessorsState = {
  filters,
  stats,
  list: listing(people),
  selected: nobody,
  details: { status: 'closed' },
};
const down: Problem = { kind: 'server', detail: null };
const pages = { ...listing(people), count: 240, pageCount: 12, from: 101, onPage: people.length } as const;

export const professorsStates = {
  loading: { ...ready, stats: { status: 'loading' }, list: { status: 'loading' } },
  failed: { ...ready, list: { status: 'failed', problem: down } },
  failedStats: { ...ready, stats: { status: 'failed', problem: down } },
  offline: {
    ...ready,
    stats: { status: 'failed', problem: { kind: 'network' } },
    list: { status: 'failed', problem: { kind: 'network' } },
  },
  empty: {
    ...ready,
    stats: {
      status: 'ready',
      stats: { total_professors: 0, professors_with_h_index: 0, average_h_index: null },
    },
    list: { status: 'empty' },
  },
  noneFound: { ...ready, filters: { ...filters, query: 'Atlantis' }, list: { status: 'empty' } },
  ready,
  scoresLoading: {
    ...ready,
    list: listing(
      people.map(({ professor }, index) => scored(professor, index % 3 === 0 ? 71 : { status: 'loading' })),
    ),
  },
  scoresFailed: { ...ready, list: listing([solheim, scored(bergqvist.professor, { status: 'failed' }), low]) },
  one: { ...ready, list: listing([solheim]) },
  manyPages: { ...ready, filters: { ...filters, page: 6 }, list: pages },
  filtered: {
    ...ready,
    filters: { ...filters, minHIndex: 20, minScore: 80 },
    list: { ...pages, entries: [solheim, bergqvist] },
  },
  noMatch: {
    ...ready,
    filters: { ...filters, query: 'bridge', minHIndex: 60, order: 'hIndex' },
    list: { ...listing(people), entries: [] },
  },
  selectedOne: { ...ready, selected: new Map([[solheim.professor.id, solheim.professor.full_name]]) },
  selectedSome: {
    ...ready,
    filters: { ...filters, page: 6 },
    list: pages,
    selected: new Map([
      [solheim.professor.id, solheim.professor.full_name],
      [bergqvist.professor.id, bergqvist.professor.full_name],
      [9000, 'Somebody of another page'],
    ]),
  },
  selectedAll: {
    ...ready,
    selected: new Map(people.map(({ professor }) => [professor.id, professor.full_name])),
  },
  refreshing: { ...ready, list: { ...listing(people), refreshing: true } },
  outOfDate: { ...ready, list: { ...listing([solheim]), notice: { kind: 'network' }, leftOut: 2 } },
  details: {
    ...ready,
    details: { status: 'open', professor: solheim.professor, match: { status: 'ready', match: MockMatch } },
  },
  detailsUnknown: {
    ...ready,
    details: { status: 'open', professor: MockProfessorSparse, match: { status: 'none' } },
  },
  detailsFailed: {
    ...ready,
    details: { status: 'open', professor: MockProfessorLongPersian, match: { status: 'failed' } },
  },
  longNames: {
    ...ready,
    filters: { ...filters, query: 'a rather long search for somebody whose name is long', order: 'name' },
    list: listing([
      scored(MockProfessorLongPersian, 67),
      scored(
        {
          ...person(
            614,
            'Prof. Dr. Maximiliane-Alexandra Freifrau von Hohenlohe-Waldenburg-Schillingsfürst',
            104,
            'computational-fluid-dynamics-of-cable-stayed-bridges-under-typhoon-wind-loads, برهم‌کنش خاک و سازه, optics, x, y, z',
          ),
          university_name: 'Rheinisch-Westfälische Technische Hochschule der Nordöstlichen Provinzen',
        },
        81,
      ),
      scored({ ...MockProfessorSparse, id: 615, full_name: ' ' }, 12),
    ]),
    selected: new Map([[MockProfessorLongPersian.id, MockProfessorLongPersian.full_name]]),
  },
} satisfies Record<string, ProfessorsState>;
