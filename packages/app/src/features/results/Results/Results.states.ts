import type { Bot, BotResult } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import { MockBot, MockBotLongPersian, MockDraftBot, MockRun, MockRunFinished } from '../../../mocks/fixtures/bot';
import { MockDraft, MockDraftApproved, MockDraftFailed, MockDraftSent } from '../../../mocks/fixtures/draft';
import {
  MockMatch,
  MockProfessor,
  MockProfessorLongPersian,
  MockProfessorSparse,
  MockProfessorWeakMatch,
  MockWeakMatch,
} from '../../../mocks/fixtures/professor';
import type { ResultFilters } from './filters';
import { type MatchRow, rowOf } from './rows';
import { sampleMatches } from './samples';

interface Listed {
  filters: ResultFilters;
  /** The selected professors by id, over all pages. */
  selected: ReadonlyMap<number, MatchRow>;
  /** Those of the page who pass the filters, best match first. */
  rows: readonly MatchRow[];
  /** How many the page holds before the filters. */
  onPage: number;
  /** How many of all are strong or possible matches; null where nobody says. */
  matches: number | null;
}

export type ResultsState =
  /** Without a bot: the sample list of the specification. */
  | ({ status: 'sample' } & Listed)
  | { status: 'loading'; bot: Bot | null; filters: ResultFilters }
  | { status: 'failed'; problem: Problem; bot: Bot | null }
  | { status: 'notFound' }
  /** The bot has found nobody yet, or nobody at all. */
  | { status: 'empty'; bot: Bot }
  | ({
      status: 'ready';
      bot: Bot;
      count: number;
      pageCount: number;
      /** The number of the first professor of the page, from 1. */
      from: number;
      refreshing: boolean;
      notice: Problem | null;
      leftOut?: number;
    } & Listed);

const filters: ResultFilters = { query: '', minMatch: null, show: 'all', page: 1 };
const none: ReadonlyMap<number, MatchRow> = new Map();
const chosen = (rows: readonly MatchRow[]) => new Map(rows.map((row) => [row.id, row]));

const found = (change: Partial<BotResult>, id: number, full_name: string): BotResult => ({
  professor: { ...MockProfessor, id, full_name },
  match_score: { ...MockMatch, professor: id, score: 78 },
  draft: null,
  state: 'found',
  skipped_reason: null,
  ...change,
});
const results: readonly BotResult[] = [
  { professor: MockProfessor, match_score: MockMatch, draft: MockDraft, state: 'needs_review', skipped_reason: null },
  found({}, 611, 'Elin Bergqvist'),
  found({ draft: MockDraftApproved, state: 'scheduled' }, 612, 'Søren Kjeldgaard'),
  found({ draft: MockDraftSent, state: 'sent' }, 613, 'Olav Hjelmeland'),
  found({ draft: MockDraftFailed, state: 'failed' }, 614, 'Hanna Vuorela'),
  found(
    { state: 'do_not_contact', skipped_reason: 'This address is on the do-not-contact list.' },
    615,
    'Aino Lehtoranta',
  ),
  {
    professor: MockProfessorWeakMatch,
    match_score: MockWeakMatch,
    draft: null,
    state: 'skipped',
    skipped_reason: 'Fewer publications than this bot’s minimum.',
  },
  { professor: MockProfessorSparse, match_score: null, draft: null, state: 'found', skipped_reason: null },
];
const rows = results.map(rowOf);
const first = rows.slice(0, 2);

const bot: Bot = { ...MockBot, latest_run: MockRunFinished };
const ready = {
  status: 'ready',
  bot,
  filters,
  selected: none,
  rows,
  onPage: rows.length,
  count: rows.length,
  matches: rows.filter(({ score }) => score !== null && score >= 50).length,
  pageCount: 1,
  from: 1,
  refreshing: false,
  notice: null,
} as const satisfies ResultsState;
const sample = {
  status: 'sample',
  filters,
  selected: none,
  rows: sampleMatches,
  onPage: sampleMatches.length,
  matches: sampleMatches.filter(({ score }) => score !== null && score >= 50).length,
} as const;

export const resultsStates = {
  sample,
  sampleSelected: { ...sample, selected: chosen(sampleMatches.slice(0, 3)) },
  sampleFiltered: { ...sample, filters: { ...filters, minMatch: 95 }, rows: [] },
  loading: { status: 'loading', bot: null, filters },
  loadingOfBot: { status: 'loading', bot, filters },
  failed: { status: 'failed', problem: { kind: 'server', detail: null }, bot },
  offline: { status: 'failed', problem: { kind: 'network' }, bot: null },
  notFound: { status: 'notFound' },
  emptyBefore: { status: 'empty', bot: MockDraftBot },
  emptyRunning: { status: 'empty', bot: { ...MockBot, latest_run: MockRun } },
  empty: { status: 'empty', bot },
  ready,
  running: { ...ready, bot: { ...MockBot, latest_run: MockRun }, rows: first, onPage: 2, count: 2 },
  one: { ...ready, rows: rows.slice(0, 1), onPage: 1, count: 1 },
  selectedSome: { ...ready, selected: chosen(first) },
  selectedAll: { ...ready, selected: chosen(rows.filter(({ closed }) => closed === null)) },
  nobodyOpen: { ...ready, rows: rows.filter(({ closed }) => closed !== null), onPage: 4, count: 4 },
  filtered: { ...ready, filters: { ...filters, minMatch: 80 }, rows: rows.slice(0, 1) },
  noMatch: { ...ready, filters: { ...filters, query: 'Atlantis', show: 'open' }, rows: [] },
  manyPages: {
    ...ready,
    filters: { ...filters, page: 3 },
    selected: chosen([...first, { ...rowOf(found({}, 9000, 'Somebody of another page')) }]),
    count: 240,
    matches: 133,
    pageCount: 5,
    from: 101,
  },
  refreshing: { ...ready, refreshing: true },
  outOfDate: { ...ready, rows: first, onPage: 2, count: 4, notice: { kind: 'network' }, leftOut: 2 },
  longNames: {
    ...ready,
    bot: { ...MockBotLongPersian, latest_run: MockRunFinished },
    rows: [
      rowOf({ ...found({}, 1, ''), professor: MockProfessorLongPersian, match_score: { ...MockMatch, score: 67 } }),
      {
        ...rowOf(
          found(
            { draft: MockDraft, state: 'needs_review' },
            616,
            'Prof. Dr. Maximiliane-Alexandra Freifrau von Hohenlohe-Waldenburg-Schillingsfürst',
          ),
        ),
        university: 'Rheinisch-Westfälische Technische Hochschule der Nordöstlichen Provinzen',
      },
      rowOf(found({}, 617, ' ')),
    ],
    onPage: 3,
    count: 3,
  },
} satisfies Record<string, ResultsState>;
