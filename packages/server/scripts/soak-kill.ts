import { parseArgs } from 'node:util';
import { killRound } from '../src/testing/killRound.ts';

/**
 * The kill test, round after round: `npm run soak:kill -- --minutes N [--seed S]`. Prints one line per round and ends with 1 when a promise
 * was broken or a draft was left in a mailbox; the seed of the line repeats its choices.
 */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string' } },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error('--minutes needs a number above 0');
const first = Number(values.seed ?? Date.now() % 1_000_000);
const end = performance.now() + minutes * 60_000;
const total = { rounds: 0, kills: 0, acknowledged: 0, sent: 0, unknownShown: 0, removed: 0, orphans: 0, broken: 0 };
for (let seed = first; total.rounds === 0 || performance.now() < end; seed++) {
  process.stdout.write(`round with seed ${seed}\n`);
  const report = await killRound({ seed, trouble: 'server', kills: 8, emails: 10 });
  process.stdout.write(`${JSON.stringify(report)}\n`);
  total.rounds += 1;
  total.kills += report.kills;
  total.acknowledged += report.acknowledged;
  total.sent += report.sent;
  total.unknownShown += report.unknownShown;
  total.removed += report.removed;
  total.orphans += report.orphans;
  total.broken += report.broken.length;
}
process.stdout.write(`${JSON.stringify(total)}\n`);
process.exit(total.broken + total.orphans === 0 ? 0 : 1);
