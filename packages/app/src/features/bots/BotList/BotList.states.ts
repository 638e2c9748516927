import type { Bot, BotStats } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import {
  MockActiveBot,
  MockBot,
  MockBotLongPersian,
  MockDraftBot,
  MockErrorBot,
  MockPausedBot,
} from '../../../mocks/fixtures/bot';
import type { BotAction } from '../botActions';
import { type BotFilters, type FilterStatus, areaOptions, filterStatuses, searchable } from './filters';

export interface BotEntry {
  bot: Bot;
  /** The running action; it disables the other buttons of this bot. */
  busy: BotAction | 'delete' | null;
  /** Why the last action on this bot failed. */
  problem: Problem | null;
}

/** Why there is no file: no bots to export, or it could not be created. */
export type ExportFault = 'nothing' | 'failed' | null;

export type BotListState =
  | { status: 'loading' }
  | { status: 'failed'; problem: Problem }
  | { status: 'empty'; exportFault: ExportFault; leftOut?: number }
  | {
      status: 'ready';
      /** Counts over all bots, whatever the filters: total, running, and waiting for the person. */
      summary: { count: number; running: number; needing: number };
      /** Null until the totals are loaded. */
      stats: BotStats | null;
      /** The filters in effect; `page` is limited to an existing one. */
      filters: BotFilters;
      statuses: readonly FilterStatus[];
      areas: readonly string[];
      /** How many bots match the filters. */
      found: number;
      pageCount: number;
      /** The number of the first entry among those found, from 1. */
      from: number;
      entries: readonly BotEntry[];
      refreshing: boolean;
      notice: Problem | null;
      /** How many bots could not be read. */
      leftOut?: number;
      /** The bot that the delete dialog is open for. */
      deleting: Bot | null;
      /** The bot that the stop dialog is open for; stopping withdraws its approvals. */
      stopping: Bot | null;
      exportFault: ExportFault;
    };

const idle = (bot: Bot): BotEntry => ({ bot, busy: null, problem: null });
const filters: BotFilters = { query: '', status: null, area: null, page: 1 };
const stats: BotStats = { total_bots: 5, active_bots: 2, total_professors: 58, total_matches: 64, emails_sent: 46 };

const nordic: Bot = {
  ...MockBot,
  target_country: null,
  advanced_filters: { ...MockBot.advanced_filters, selected_countries: ['Norway', 'Sweden', 'Denmark', 'Finland'] },
};
const learning: Bot = {
  ...MockActiveBot,
  next_run_at: '2026-11-20T10:40:00Z',
  target_university_name: 'Technical University of Munich',
  advanced_filters: {
    research_area: 'Physics-informed machine learning',
    research_areas: ['Scientific computing'],
    selected_countries: ['Germany'],
    search_mode: 'world',
    min_rank: 1,
    max_rank: 100,
  },
};
const bots: readonly Bot[] = [nordic, learning, MockPausedBot, MockDraftBot, MockErrorBot];

const listing = (entries: readonly BotEntry[]) =>
  ({
    status: 'ready',
    summary: { count: entries.length, running: 1, needing: 1 },
    stats,
    filters,
    statuses: filterStatuses,
    areas: areaOptions(
      searchable(
        entries.map(({ bot }) => bot),
        String,
      ),
      'en',
    ),
    found: entries.length,
    pageCount: 1,
    from: 1,
    entries,
    refreshing: false,
    notice: null,
    deleting: null,
    stopping: null,
    exportFault: null,
  }) as const satisfies BotListState;
const ready = listing(bots.map(idle));

export const botListStates = {
  loading: { status: 'loading' },
  failed: {
    status: 'failed',
    problem: {
      kind: 'server',
      detail: 'Something went wrong on our side. Nothing you typed is lost; please try again.',
    },
  },
  failedSilently: { status: 'failed', problem: { kind: 'server', detail: null } },
  offline: { status: 'failed', problem: { kind: 'network' } },
  empty: { status: 'empty', exportFault: null },
  emptyExport: { status: 'empty', exportFault: 'nothing' },
  ready,
  one: {
    ...listing([idle(learning)]),
    summary: { count: 1, running: 0, needing: 0 },
    stats: null,
  },
  filtered: {
    ...ready,
    filters: { ...filters, query: 'vibration', status: 'Paused' },
    found: 1,
    entries: [idle(MockPausedBot)],
  },
  noMatch: {
    ...ready,
    filters: { ...filters, query: 'Atlantis', area: 'Structural health monitoring' },
    found: 0,
    entries: [],
  },
  manyPages: {
    ...ready,
    summary: { count: 10_000, running: 412, needing: 3 },
    stats: { ...stats, total_professors: 120_455, emails_sent: 9034 },
    filters: { ...filters, page: 3 },
    found: 10_000,
    pageCount: 200,
    from: 101,
  },
  busy: listing([{ bot: learning, busy: 'pause', problem: null }, idle(MockDraftBot)]),
  actionFailed: listing([
    { bot: MockErrorBot, busy: null, problem: { kind: 'conflict', detail: null, code: null } },
    idle(learning),
  ]),
  deleting: { ...ready, deleting: learning },
  deletingApproved: { ...ready, deleting: { ...learning, emails_approved: 3 } },
  stopping: { ...ready, stopping: { ...learning, emails_approved: 3 } },
  deletingBusy: {
    ...ready,
    deleting: learning,
    entries: ready.entries.map((entry) => (entry.bot.id === learning.id ? { ...entry, busy: 'delete' } : entry)),
  },
  leftOut: { ...listing([idle(learning), idle({ ...MockDraftBot, name: ' ' })]), leftOut: 2 },
  outOfDate: { ...ready, notice: { kind: 'network' } },
  exportFailed: { ...ready, exportFault: 'failed' },
  exportNothing: {
    ...ready,
    found: 0,
    entries: [],
    filters: { ...filters, query: 'Atlantis' },
    exportFault: 'nothing',
  },
  longNames: listing([
    idle(MockBotLongPersian),
    idle({
      ...MockBot,
      name: 'Prestressed-concrete-bridge-health-monitoring-under-changing-temperature-in-the-Nordic-countries-2027',
    }),
    idle({ ...MockBot, id: 899, name: 'Sleeping', status: 'Sleeping' as Bot['status'] }),
  ]),
} satisfies Record<string, BotListState>;
