import { describe, expect, it } from 'vitest';
import { callFor, lastRunOf, losesApprovals, offeredActions } from './botActions';

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

it('Run begins with a dry run, and starts from then on', () => {
  expect(callFor('run', false)).toBe('run');
  expect(callFor('run', true)).toBe('start');
  expect(callFor('pause', true)).toBe('pause');
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
