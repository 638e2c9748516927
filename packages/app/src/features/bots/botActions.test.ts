import { describe, expect, it } from 'vitest';
import { MockBot } from '../../mocks/fixtures/bot';
import { callFor, lastRunOf, losesApprovals, offeredActions, scopeOf, statusAfter } from './botActions';

describe('what a bot offers', () => {
  it.each(['Running', 'Active', 'running'])('BOT-105 BOT-106 %s offers Pause and Stop', (status) => {
    expect(offeredActions(status)).toEqual(['pause', 'stop']);
  });

  it.each(['Paused', 'Draft', 'Error', 'Failed', 'Sleeping'])('BOT-107 %s offers Run', (status) => {
    expect(offeredActions(status)).toEqual(['run']);
  });
});

it.each(['Running', 'Active', 'Paused', 'Draft', 'Error', 'Sleeping'])('BOT-114 %s offers no Resume', (status) => {
  expect(offeredActions(status)).not.toContain('resume');
});

describe('what an action leads to', () => {
  it.each([
    ['BOT-85 a first run leads to Running', 'run', 'Running'],
    ['BOT-118 pause leads to Paused', 'pause', 'Paused'],
    ['BOT-119 resume leads to Active', 'resume', 'Active'],
    ['BOT-120 start leads to Running', 'start', 'Running'],
    ['BOT-120 start as a control action leads to Running', 'control:start', 'Running'],
    ['BOT-121 resume as a control action leads to Running', 'control:resume', 'Running'],
    ['BOT-122 stop leads to Active', 'stop', 'Active'],
    ['BOT-122 stop as a control action leads to Active', 'control:stop', 'Active'],
  ] as const)('%s', (_fact, call, status) => {
    expect(statusAfter(call)).toBe(status);
  });

  it('begins with a dry run, then starts', () => {
    expect(callFor('run', false)).toBe('run');
    expect(callFor('run', true)).toBe('start');
    expect(callFor('pause', true)).toBe('pause');
  });
});

describe('where a bot looks', () => {
  it('names ranks in the rank modes', () => {
    expect(scopeOf(MockBot)).toMatchObject({ countries: ['Norway'], universities: 2, ranks: { min: 1, max: 200 } });
  });

  it('takes the one country of a bot that chose no several, and none of a bot that names none', () => {
    const countries = (advanced_filters: typeof MockBot.advanced_filters) =>
      scopeOf({ ...MockBot, advanced_filters }).countries;
    expect(countries({ target_country_name: 'Iran' })).toEqual(['Iran']);
    expect(countries({ target_country_name: 'Iran', selected_countries: [] })).toEqual(['Iran']);
    expect(countries({ target_country_name: 'Iran', selected_countries: ['Norway', 'Sweden'] })).toEqual([
      'Norway',
      'Sweden',
    ]);
    expect(countries({})).toEqual([]);
  });

  it('takes the last rank of an older bot, and begins at the first where no other is named', () => {
    const ranks = (advanced_filters: typeof MockBot.advanced_filters, target_rank_max: number | null = 200) =>
      scopeOf({ ...MockBot, target_rank_max, advanced_filters }).ranks;
    expect(ranks({})).toEqual({ min: 1, max: 200 });
    expect(ranks({ min_rank: 20, max_rank: 50 })).toEqual({ min: 20, max: 50 });
    expect(ranks({ search_mode: 'local', max_rank: 50 })).toEqual({ min: 1, max: 50 });
    expect(ranks({ search_mode: 'name', min_rank: 20, max_rank: 50 })).toBeNull();
    expect(ranks({ min_rank: 20 }, null)).toBeNull();
  });

  it('names the one university and counts those that were chosen', () => {
    const bot = { ...MockBot, target_university_name: 'Aalto University', advanced_filters: {} };
    expect(scopeOf(bot)).toEqual({
      area: null,
      countries: [],
      universityName: 'Aalto University',
      universities: 0,
      ranks: { min: 1, max: 200 },
    });
  });

  it('leaves ranks out where universities are chosen by name', () => {
    const bot = { ...MockBot, advanced_filters: { ...MockBot.advanced_filters, search_mode: 'name' as const } };
    expect(scopeOf(bot).ranks).toBeNull();
  });
});

it('A-69 of several areas the chosen one is told, wherever it stands among the others', () => {
  const advanced_filters = { research_area: 'Bridges', research_areas: ['Sensing', 'Bridges', 'Optics'] };
  expect(scopeOf({ ...MockBot, advanced_filters }).area).toBe('Bridges');
});

it('A-69 of a bot with a blank chosen area the first of the others is told', () => {
  const advanced_filters = { research_area: ' ', research_areas: ['', 'Sensing'] };
  expect(scopeOf({ ...MockBot, advanced_filters }).area).toBe('Sensing');
});

describe('when a bot last ran', () => {
  it('BOT-123 is what the server says, and its last change where the server says nothing', () => {
    expect(lastRunOf({ updated_at: '2026-11-20T09:00:00Z', last_run_at: '2026-11-19T09:00:00Z' })).toBe(
      '2026-11-19T09:00:00Z',
    );
    expect(lastRunOf({ updated_at: '2026-11-20T09:00:00Z' })).toBe('2026-11-20T09:00:00Z');
    expect(lastRunOf({ updated_at: '2026-11-20T09:00:00Z', last_run_at: null })).toBeNull();
  });
});

it.each([
  [0, false],
  [undefined, false],
  [1, true],
])('stopping a bot with %j approved emails takes something back: %s', (emails_approved, loses) => {
  expect(losesApprovals(emails_approved === undefined ? {} : { emails_approved })).toBe(loses);
});
