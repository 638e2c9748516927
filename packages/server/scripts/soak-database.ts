import { parseArgs } from 'node:util';
import { killRound } from '../src/testing/killRound.ts';
import type { Trouble } from '../src/testing/troubles.ts';

/**
 * A sending server that loses its database: `npm run soak:database [-- --connections N --databases N --seed S]`. So many times (200) some of
 * its connections end, and so many times (20) the database in its folder is killed. Prints one line per round and one per kind of trouble, and
 * ends with 1 when a promise was broken, a draft was left in a mailbox, or the database took more than five seconds to be up again; the seed
 * of a round's line repeats its choices.
 */
const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '200' },
    databases: { type: 'string', default: '20' },
    seed: { type: 'string' },
  },
});
let seed = Number(values.seed ?? Date.now() % 1_000_000);
let isWhole = true;

async function soak(trouble: Trouble, strikes: number, perRound: number): Promise<void> {
  const up: number[] = [];
  const total = {
    trouble,
    rounds: 0,
    strikes: 0,
    midst: 0,
    acknowledged: 0,
    sent: 0,
    unknownShown: 0,
    removed: 0,
    orphans: 0,
    broken: 0,
  };
  while (total.strikes < strikes) {
    process.stdout.write(`${trouble}: round with seed ${seed}\n`);
    const kills = Math.min(perRound, strikes - total.strikes);
    const report = await killRound({ seed, trouble, kills, emails: 12 });
    process.stdout.write(`${JSON.stringify(report)}\n`);
    seed += 1;
    up.push(...report.up);
    total.rounds += 1;
    total.strikes += report.kills;
    total.midst += report.midst;
    total.acknowledged += report.acknowledged;
    total.sent += report.sent;
    total.unknownShown += report.unknownShown;
    total.removed += report.removed;
    total.orphans += report.orphans;
    total.broken += report.broken.length;
  }
  up.sort((a, b) => a - b);
  const readyAgainMs = { median: up[Math.floor(up.length / 2)], most: up.at(-1) };
  process.stdout.write(`${JSON.stringify({ ...total, readyAgainMs })}\n`);
  if (total.broken + total.orphans > 0) isWhole = false;
}

const [connections, databases] = [Number(values.connections), Number(values.databases)];
if (!(connections >= 0 && databases >= 0)) throw new Error('--connections and --databases need numbers');
if (connections > 0) await soak('connections', connections, 25);
if (databases > 0) await soak('database', databases, 5);
process.exit(isWhole ? 0 : 1);
