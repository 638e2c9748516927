import { expect, it } from 'vitest';
import { killRound, type RoundOptions } from '../testing/killRound.ts';

/** Random; set `KILL_SEED` to repeat a failed run. */
const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000);

const rounds: [string, Omit<RoundOptions, 'seed'>][] = [
  [
    'a server killed at random moments sends nothing twice, loses nothing it acknowledged, and keeps quiet when told to',
    { trouble: 'server', kills: 3, emails: 4 },
  ],
  [
    'a server that loses its connections at random moments sends nothing twice, loses nothing, keeps quiet, and does not end',
    { trouble: 'connections', kills: 8, emails: 3 },
  ],
];

it.each(rounds)('%s', { timeout: 400_000 }, async (_, round) => {
  const report = await killRound({ seed, ...round });
  process.stdout.write(`kill test: ${JSON.stringify({ ...report, broken: report.broken.length })}\n`);
  expect(report.broken, `KILL_SEED=${seed}`).toEqual([]);
  expect(report.kills).toBeGreaterThan(0);
  expect(report.sent).toBeGreaterThan(0);
});
