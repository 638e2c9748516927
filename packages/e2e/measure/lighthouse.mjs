import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { chromiumPath } from '../../../scripts/chromium.mjs';
import { dataFolder, startServer } from '../../server/scripts/measuring.ts';

/**
 * The scores of Lighthouse (mobile) for each public page in the browser of the tests: `npm run measure:lighthouse`. Prints every score and
 * what lowers it, and fails below a limit; `--short` visits each page once. Lighthouse is no dependency of the project, because it brings
 * 114 packages of 176 MB, among them a service for error reports: install it into a folder of its own, and name that in LIGHTHOUSE_DIR.
 */
const VERSION = '13.5.0';
const RUNS = process.argv.includes('--short') ? 1 : 3;
const LIMITS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const PAGES = ['/', '/signin', '/signup', '/privacy', '/terms'];
const PORT = 9333;

const folder = process.env.LIGHTHOUSE_DIR;
if (!folder || !fs.existsSync(path.join(folder, 'node_modules/lighthouse'))) {
  process.stderr.write(
    `Lighthouse is not there. In an empty folder: npm install lighthouse@${VERSION} --ignore-scripts. Then: LIGHTHOUSE_DIR=<folder> npm run measure:lighthouse\n`,
  );
  process.exit(1);
}
const entry = createRequire(path.join(path.resolve(folder), 'package.json')).resolve('lighthouse');
const { default: lighthouse } = await import(pathToFileURL(entry).href);

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** One page in one visit: the scores of 100, and the audits that are not passed. */
async function visit(url) {
  const { lhr } = await lighthouse(url, { port: PORT, output: 'json', logLevel: 'error' });
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const scores = Object.fromEntries(
    Object.keys(LIMITS).map((category) => [category, Math.round(lhr.categories[category].score * 100)]),
  );
  const lowered = Object.keys(LIMITS).flatMap((category) =>
    lhr.categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 0.9)
      .map(({ id }) => `${id} ${lhr.audits[id].displayValue ?? ''}`.trim()),
  );
  return { scores, lowered };
}

async function main() {
  const { dataDir, remove } = dataFolder();
  const server = await startServer(dataDir, { APP_DIR: path.resolve(import.meta.dirname, '../../app/dist') });
  const { executablePath, args, env } = chromiumPath();
  let browser;
  try {
    await server.ready();
    browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${PORT}`], env });
    for (const page of PAGES) {
      const visits = [];
      for (let run = 0; run < RUNS; run++) visits.push(await visit(server.url + page));
      for (const [category, limit] of Object.entries(LIMITS)) {
        const score = median(visits.map(({ scores }) => scores[category]));
        process.stdout.write(
          `${score >= limit ? 'ok   ' : 'BELOW'} ${page.padEnd(8)} ${category}: ${score} (at least ${limit})\n`,
        );
        if (score < limit) process.exitCode = 1;
      }
      const lowered = new Set(visits.flatMap((each) => each.lowered));
      if (lowered.size > 0) process.stdout.write(`      ${page.padEnd(8)} ${[...lowered].join('; ')}\n`);
    }
  } finally {
    await browser?.close();
    await server.stop();
    remove();
  }
}

await main();
