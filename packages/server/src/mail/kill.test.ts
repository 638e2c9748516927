import { expect, it } from 'vitest';
import { killRound } from '../testing/killRound.ts';

/** Another one each time; `KILL_SEED` repeats one that failed. */
const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000);

it(
  'a server killed at random moments sends nothing twice, loses nothing it acknowledged, and keeps quiet when told to',
  { timeout: 400_000 },
  async () => {
    const report = await killRound({ seed, kills: 3, emails: 4 });
    process.stdout.write(`kill test: ${JSON.stringify({ ...report, broken: report.broken.length })}\n`);
    expect(report.broken, `KILL_SEED=${seed}`).toEqual([]);
    expect(report.sent).toBeGreaterThan(0);
  },
);
