import { describe, expect, it } from 'vitest';
import { beginner } from '../matching/fixtures.ts';
import { warningOf } from './run.ts';
import { tallyOf } from './counts.ts';

type End = Parameters<typeof warningOf>[0];
type Run = Parameters<typeof warningOf>[1];

const plan: Run['plan'] = {
  universities: [],
  perUniversity: 5,
  interests: [],
  minPublications: 0,
  needProposal: false,
  description: null,
};
const run: Run = { plan, student: { ...beginner, interests: [] } };
/** Everything planned was done. */
const end: End = {
  counts: {
    ...tallyOf({ counts: {} }),
    universities_total: 2,
    universities_read: 2,
    professors_scored: 12,
    skipped: 3,
    drafts_written: 9,
  },
  unread: 0,
  lacksAddress: false,
  noRoom: false,
  filled: false,
};

interface Outcome {
  end: End;
  run: Run;
}
const counted = ({ end: of, run: by }: Outcome, counts: Partial<End['counts']>): Outcome => ({
  end: { ...of, counts: { ...of.counts, ...counts } },
  run: by,
});

/** Each cause, most important first, with the change that triggers it. */
const causes: [NonNullable<ReturnType<typeof warningOf>>, (of: Outcome) => Outcome][] = [
  ['no_universities', (of) => counted(of, { universities_total: 0 })],
  ['professors_full', (of) => ({ ...of, end: { ...of.end, noRoom: true } })],
  ['unread', (of) => ({ ...of, end: { ...of.end, unread: 1 } })],
  ['no_professors', (of) => counted(of, { professors_scored: 0 })],
  ['no_address', (of) => ({ ...of, end: { ...of.end, lacksAddress: true } })],
  ['no_proposal', (of) => ({ ...of, run: { ...of.run, plan: { ...plan, needProposal: true } } })],
  ['limit_reached', (of) => ({ ...of, end: { ...of.end, filled: true } })],
];

describe('the one warning of a finished run', () => {
  it.each(
    causes.flatMap(([first, one], index) =>
      causes.slice(index).map(([second, other]) => [first, second, one, other] as const),
    ),
  )('is %s, also beside %s', (first, _, one, other) => {
    const both = other(one({ end, run }));
    expect(warningOf(both.end, both.run)).toBe(first);
  });

  it('is none where nothing is missing, or nobody who is close enough was left out for the number', () => {
    const outcomes: Partial<End['counts']>[] = [
      {},
      { professors_scored: 13, drafts_written: 10 },
      { professors_scored: 13, drafts_written: 9 },
      { professors_scored: 12, drafts_written: 0, skipped: 12 },
    ];
    expect(outcomes.map((counts) => warningOf(counted({ end, run }, counts).end, run))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    const promised = { ...run, plan: { ...plan, needProposal: true, description: 'Kind groups' } };
    expect(warningOf(end, promised)).toBeNull();
  });
});
