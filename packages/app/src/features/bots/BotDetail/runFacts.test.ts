import { describe, expect, it } from 'vitest';
import { MockRun, MockRunFailed, MockRunFinished, MockRunQueued } from '../../../mocks/fixtures/bot';
import { draftsExpected, isOpen, milestoneOf, phaseOf, stagesOf } from './runFacts';

const states = (run: typeof MockRun) => stagesOf(run).map(({ id, state }) => `${id} ${state}`);

describe('the segments of a run', () => {
  it('all wait while the run is in line', () => {
    expect(new Set(stagesOf(MockRunQueued).map(({ state }) => state))).toEqual(new Set(['waiting']));
  });

  it('are done up to the one at work', () => {
    const run = { ...MockRun, counts: { ...MockRun.counts, professors_scored: MockRun.counts.professors_found } };
    expect(states(run)).toEqual([
      'universities done',
      'professors done',
      'scoring done',
      'drafting current',
      'waiting waiting',
    ]);
  });

  it('fill side by side while universities remain, with only the one at work as current', () => {
    const run = { ...MockRun, counts: { ...MockRun.counts, universities_read: 7 } };
    expect(stagesOf(run)[0]).toEqual({ id: 'universities', value: 7, state: 'begun', fraction: 0.5 });
    expect(stagesOf(run).map(({ state }) => state)).toEqual(['begun', 'begun', 'begun', 'current', 'waiting']);
  });

  it('have none at work once the run has stopped', () => {
    const states = stagesOf({ ...MockRun, status: 'stopped' }).map(({ state }) => state);
    expect(states).not.toContain('current');
  });

  it('are all done when the run is finished', () => {
    expect(new Set(stagesOf(MockRunFinished).map(({ state }) => state))).toEqual(new Set(['done']));
  });

  it('never pass the whole', () => {
    const run = { ...MockRun, counts: { ...MockRun.counts, drafts_written: 99 } };
    expect(Math.max(...stagesOf(run).map(({ fraction }) => fraction))).toBeLessThanOrEqual(1);
  });
});

describe('what a run is doing', () => {
  it('is open while it waits or works', () => {
    expect([
      isOpen(MockRunQueued),
      isOpen(MockRun),
      isOpen(MockRunFinished),
      isOpen(MockRunFailed),
      isOpen(null),
    ]).toEqual([true, true, false, false, false]);
  });

  it('names the end before the stage', () => {
    expect(phaseOf({ ...MockRun, status: 'stopped' })).toBe('stopped');
    expect(phaseOf(MockRun)).toBe('drafting');
  });

  it('expects a draft for each professor that was not skipped, up to the limit', () => {
    expect(draftsExpected(MockRun)).toBe(22);
    expect(draftsExpected({ ...MockRun, targets_limit: 12 })).toBe(12);
  });

  it('comes further with each new stage', () => {
    expect(milestoneOf(MockRun)).toBeGreaterThan(milestoneOf(MockRunQueued));
    expect(milestoneOf(MockRunFinished)).toBeGreaterThan(milestoneOf(MockRun));
  });
});
