import { describe, expect, it } from 'vitest';
import { MockRun, MockRunFailed, MockRunFinished, MockRunQueued } from '../../../mocks/fixtures/bot';
import { botDetailStates } from './BotDetail.states';
import { isOpen, milestoneOf, phaseOf, sendsNothing, spokenPhase, stagesOf } from './runFacts';

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

  it('never go back while the numbers of a run grow', () => {
    const total = 6;
    let before = stagesOf(MockRunQueued).map(({ fraction }) => fraction);
    for (let read = 0; read <= total; read += 1)
      for (let found = read * 5; found <= read * 5 + 5; found += 1) {
        const written = Math.min(found, MockRun.targets_limit);
        const counts = { universities_total: total, universities_read: read, professors_found: found };
        const people = { professors_scored: found, skipped: 0, drafts_written: written, drafts_waiting: written };
        const now = stagesOf({ ...MockRun, counts: { ...counts, ...people } }).map(({ fraction }) => fraction);
        expect(now.filter((fraction, index) => fraction < (before[index] ?? 0))).toEqual([]);
        before = now;
      }
  });

  it('measure the drafts by the most that may be written, as their sentence does', () => {
    const run = { ...MockRun, targets_limit: 40, counts: { ...MockRun.counts, drafts_written: 10 } };
    expect(stagesOf(run)[3]).toMatchObject({ id: 'drafting', value: 10, fraction: 0.25 });
  });

  it('has no more drafts to write once the limit is reached', () => {
    const run = { ...MockRun, targets_limit: 10, counts: { ...MockRun.counts, universities_read: 7 } };
    expect(states(run)[3]).toBe('drafting done');
  });

  it('of people and of their scores hold nothing before there is one', () => {
    const read = { universities_total: 10, universities_read: 4, professors_found: 0, professors_scored: 0 };
    const fractions = (change: Partial<typeof read>) =>
      stagesOf({ ...MockRun, counts: { ...MockRun.counts, ...read, ...change } }).map(({ fraction }) => fraction);
    expect(fractions({}).slice(0, 3)).toEqual([0.4, 0, 0]);
    expect(fractions({ professors_found: 1 }).slice(0, 3)).toEqual([0.4, 0.4, 0]);
    expect(fractions({ professors_found: 1, professors_scored: 1 }).slice(0, 3)).toEqual([0.4, 0.4, 0.4]);
  });

  it('of scores is not done while somebody who was found has none', () => {
    const counts = { ...MockRun.counts, professors_found: 9, professors_scored: 8 };
    expect(states({ ...MockRun, stage: 'drafting', counts }).slice(0, 3)).toEqual([
      'universities done',
      'professors done',
      'scoring begun',
    ]);
  });

  it('never pass the whole', () => {
    const run = { ...MockRun, counts: { ...MockRun.counts, drafts_written: 99 } };
    expect(Math.max(...stagesOf(run).map(({ fraction }) => fraction))).toBeLessThanOrEqual(1);
  });
});

it.each(
  Object.entries(botDetailStates).flatMap(([name, state]) =>
    state.status === 'ready' && state.run.status === 'known' ? [[name, state.run.run] as const] : [],
  ),
)('the counts of the run in the state %s can be those of a real one', (_, { counts, targets_limit: limit }) => {
  expect(counts.universities_read).toBeLessThanOrEqual(counts.universities_total);
  expect(counts.professors_scored).toBeLessThanOrEqual(counts.professors_found);
  expect(counts.skipped).toBeLessThanOrEqual(counts.professors_scored);
  expect(counts.drafts_written).toBeLessThanOrEqual(Math.min(limit, counts.professors_found - counts.skipped));
  expect(counts.drafts_waiting).toBeLessThanOrEqual(counts.professors_found - counts.skipped);
});

it.each([
  [true, 'at work, and nothing has left', { dry_run: true, status: 'running' }, 0],
  [false, 'at work, and something has left', { dry_run: true, status: 'running' }, 1],
  [false, 'over', { dry_run: true, status: 'finished' }, 0],
  [false, 'no dry run', { dry_run: false, status: 'running' }, 0],
] as const)('that nothing is sent is said (%s) of a run that is %s', (said, _, run, sent) => {
  expect(sendsNothing({ emails_sent: sent }, { ...MockRun, ...run })).toBe(said);
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

  it('is to wait until its first stage, and to finish after its last', () => {
    expect(phaseOf({ ...MockRun, stage: 'waiting' })).toBe('queued');
    expect(phaseOf({ ...MockRun, stage: 'done' })).toBe('finishing');
  });

  it('comes further with each new stage', () => {
    const stages = ['waiting', 'universities', 'professors', 'scoring', 'drafting'] as const;
    const all = stages.map((stage) => milestoneOf({ ...MockRun, stage }));
    expect(all).toEqual([...new Set(all)].toSorted((a, b) => a - b));
    expect(all.map(spokenPhase)).toEqual(['queued', 'universities', 'professors', 'scoring', 'drafting']);
    expect(spokenPhase(milestoneOf({ ...MockRun, stage: 'done' }))).toBeNull();
    expect(milestoneOf(MockRun)).toBeGreaterThan(milestoneOf(MockRunQueued));
    expect(milestoneOf(MockRunFinished)).toBeGreaterThan(milestoneOf(MockRun));
  });
});
