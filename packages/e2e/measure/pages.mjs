import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumPath } from '../../../scripts/chromium.mjs';
import { dataFolder, startServer } from '../../server/scripts/measuring.ts';
import { withBarePages } from './bare.mjs';
import { busyPerson, newPerson } from './people.mjs';
import { visit } from './visit.mjs';

/**
 * How fast the public pages, and the pages of a signed-in person, open on a phone with a slow connection, compared to minimal pages served by
 * the same server in the same run: `npm run measure:pages`. Prints every figure, and fails over a limit. Times are those of the largest
 * contentful paint, the median of RUNS visits with an empty cache; `--short`, as in `npm test`, makes fewer. `--files` lists what each page
 * asked for.
 */
const SHORT = process.argv.includes('--short');
const RUNS = SHORT ? 3 : 7;
// Twice the static page is wanted, and reached on a quiet machine; the limit leaves room for a busy one.
const LIMITS = {
  readPaint: 3,
  readShift: 0.001,
  readBytes: 60_000,
  readRequests: 6,
  signInPaint: 1.7,
  signInScript: 2.06,
  openedPaint: 2.2,
};
/** The pages that the build has written, which are to be read without a script. */
const TO_READ = { landing: '/', privacy: '/privacy', terms: '/terms' };
/**
 * Of the pages of a signed-in person: requests, bytes of scripts as a ratio to those of bare React, shift. None depends on a clock. Two of the
 * requests are the stream of changes and what was polled until then, a second after the page; one is left to slow machines.
 */
const SIGNED_IN = {
  dashboard: { requests: 16, script: 2.6 },
  bots: { requests: 17, script: 2.6 },
  wizard: { requests: 19, script: 2.97 },
  profile: { requests: 17, script: 2.76 },
  gmail: { requests: 16, script: 2.55 },
};
const SHIFT = 0.02;
/** Of them, those whose largest text is there before the app: the build has written it into the page (`src/boot/openings.tsx`). */
const OPENED = ['dashboard', 'bots', 'wizard', 'profile', 'gmail'];

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The pages to measure, in the order in which they are visited. */
const pagesOf = (someone, busy) => ({
  hello: { address: '/hello.html' },
  react: { address: '/react.html' },
  ...Object.fromEntries(Object.entries(TO_READ).map(([name, address]) => [name, { address }])),
  signIn: { address: '/signin' },
  ...signedInPages('new', someone),
  ...signedInPages('busy', busy),
});

const signedInPages = (who, { session }) =>
  Object.fromEntries(
    Object.entries({
      dashboard: '/dashboard',
      bots: '/bots',
      wizard: '/create-bot',
      profile: '/profile',
      gmail: '/gmail',
    }).map(([name, address]) => [`${name}, ${who}`, { address, session }]),
  );

async function main() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'peyk-measure-'));
  await withBarePages(folder);
  const { dataDir, remove } = dataFolder();
  const server = await startServer(dataDir, { APP_DIR: folder });
  let browser;
  let pages;
  const visits = {};
  try {
    await server.ready();
    pages = pagesOf(await newPerson(server.url), await busyPerson(server.url));
    const { executablePath, args, env } = chromiumPath();
    browser = await chromium.launch({ executablePath, args, env });
    for (let run = 0; run < RUNS; run++) {
      for (const [name, { address, ...who }] of Object.entries(pages)) {
        // Their times are not compared in a short run, and the rest is the same each time.
        if (SHORT && run > 0 && who.session) continue;
        (visits[name] ??= []).push(await visit(browser, server.url + address, who));
      }
    }
  } finally {
    await browser?.close();
    await server.stop();
    remove();
    fs.rmSync(folder, { recursive: true, force: true });
  }

  const of = (name, key) => median(visits[name].map((seen) => seen[key]));
  for (const name of Object.keys(pages)) {
    process.stdout.write(
      `${name.padEnd(15)} paint ${Math.round(of(name, 'first'))} and ${Math.round(of(name, 'paint'))} ms, shift ${of(name, 'shift').toFixed(4)}, ${of(name, 'requests')} requests, wire ${(of(name, 'bytes') / 1000).toFixed(1)} kB, scripts ${(of(name, 'script') / 1000).toFixed(1)} kB\n`,
    );
    if (process.argv.includes('--files')) process.stdout.write(`  ${visits[name][0].files.join('\n  ')}\n`);
  }
  const checks = [
    ...Object.keys(TO_READ).flatMap((name) => [
      [`${name}: largest paint, times that of hello`, of(name, 'paint') / of('hello', 'paint'), LIMITS.readPaint],
      [`${name}: layout shift`, of(name, 'shift'), LIMITS.readShift],
      [`${name}: bytes on the wire`, of(name, 'bytes'), LIMITS.readBytes],
      [`${name}: requests`, of(name, 'requests'), LIMITS.readRequests],
    ]),
    ['sign-in: layout shift', of('signIn', 'shift'), 0],
    ['sign-in: largest paint, times that of React', of('signIn', 'paint') / of('react', 'paint'), LIMITS.signInPaint],
    [
      'sign-in: bytes of scripts, times those of React',
      of('signIn', 'script') / of('react', 'script'),
      LIMITS.signInScript,
    ],
  ];
  for (const [name, { session }] of Object.entries(pages)) {
    if (!session) continue;
    const limits = SIGNED_IN[name.split(',')[0]];
    const { files } = visits[name][0];
    checks.push(
      [`${name}: requests`, of(name, 'requests'), limits.requests],
      [`${name}: bytes of scripts, times those of React`, of(name, 'script') / of('react', 'script'), limits.script],
      [`${name}: layout shift`, of(name, 'shift'), SHIFT],
      [`${name}: requests made twice`, files.length - new Set(files).size, 0],
    );
    if (OPENED.includes(name.split(',')[0]))
      checks.push([
        `${name}: largest paint, times that of React`,
        of(name, 'paint') / of('react', 'paint'),
        LIMITS.openedPaint,
      ]);
  }
  for (const [what, value, limit] of checks) {
    process.stdout.write(
      `${value <= limit ? 'ok  ' : 'OVER'} ${what}: ${Number(value.toFixed(2))} (at most ${limit})\n`,
    );
    if (value > limit) process.exitCode = 1;
  }
}

await main();
