import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { chromiumPath } from '../../../scripts/chromium.mjs';
import { dataFolder, startServer } from '../../server/scripts/measuring.ts';

/**
 * How fast the public pages open on a phone with a slow connection, compared to minimal pages served by the same
 * server in the same run: `npm run measure:pages`. Prints every figure, and fails over a limit. Times are those of the largest contentful
 * paint, the median of RUNS visits with an empty cache; `--short`, as in `npm test`, makes fewer.
 */
const RUNS = process.argv.includes('--short') ? 3 : 7;
/** Lighthouse's mobile throttling: 150 ms, 1.6 Mbit/s, a CPU slowed down four times. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;
// Twice the static page is wanted, and reached on a quiet machine; the limit leaves room for a busy one.
const LIMITS = {
  readPaint: 3,
  readShift: 0.001,
  readBytes: 60_000,
  readRequests: 7,
  signInPaint: 1.7,
  signInScript: 2.1,
};

const dist = path.resolve(import.meta.dirname, '../../app/dist');
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The built app with two pages added: a heading as plain HTML, and a heading rendered by React. */
async function site(folder) {
  fs.cpSync(dist, folder, { recursive: true });
  const page = (body) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Hello</title></head><body>${body}</body></html>`;
  fs.writeFileSync(path.join(folder, 'hello.html'), page('<h1>Hello, world</h1>'));
  fs.writeFileSync(
    path.join(folder, 'react.html'),
    page('<div id="root"></div><script type="module" src="/react.js"></script>'),
  );
  const source = path.join(folder, 'react-source.js');
  fs.writeFileSync(
    source,
    `import { createElement } from 'react'; import { createRoot } from 'react-dom/client';
     createRoot(document.getElementById('root')).render(createElement('h1', null, 'Hello, world'));`,
  );
  const app = path.resolve(import.meta.dirname, '../../app');
  const built = await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: ['react', 'react-dom'].map((find) => ({ find, replacement: path.join(app, 'node_modules', find) })),
    },
    build: { write: false, rollupOptions: { input: source } },
  });
  const script = built.output.find(({ type }) => type === 'chunk').code;
  const { brotliCompressSync, gzipSync } = await import('node:zlib');
  fs.writeFileSync(path.join(folder, 'react.js'), script);
  fs.writeFileSync(path.join(folder, 'react.js.br'), brotliCompressSync(script));
  fs.writeFileSync(path.join(folder, 'react.js.gz'), gzipSync(script));
}

/**
 * One visit with an empty cache: first and largest contentful paint in ms, layout shift, requests, bytes transferred with headers, and of
 * compressed scripts without.
 */
async function visit(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const answers = new Map();
  let bytes = 0;
  let script = 0;
  // At `responseReceived` only the headers have been counted.
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    answers.set(requestId, { type, headers: response.encodedDataLength }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type, headers } = answers.get(requestId);
    bytes += encodedDataLength;
    if (type === 'Script') script += encodedDataLength - headers;
  });
  await page.addInitScript(() => {
    globalThis.seen = { first: 0, paint: 0, shift: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntriesByName('first-contentful-paint')) globalThis.seen.first = entry.startTime;
    }).observe({ type: 'paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) globalThis.seen.paint = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) globalThis.seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(() => globalThis.seen);
  await context.close();
  return { ...seen, bytes, script, requests: answers.size };
}

async function main() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'peyk-measure-'));
  await site(folder);
  const { dataDir, remove } = dataFolder();
  const server = await startServer(dataDir, { APP_DIR: folder });
  let browser;
  const toRead = { landing: '/', privacy: '/privacy', terms: '/terms' };
  const pages = { hello: '/hello.html', react: '/react.html', ...toRead, signIn: '/signin' };
  const visits = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
  try {
    await server.ready();
    const { executablePath, args, env } = chromiumPath();
    browser = await chromium.launch({ executablePath, args, env });
    for (let run = 0; run < RUNS; run++) {
      for (const [name, address] of Object.entries(pages))
        visits[name].push(await visit(browser, server.url + address));
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
      `${name.padEnd(8)} paint ${Math.round(of(name, 'first'))} and ${Math.round(of(name, 'paint'))} ms, shift ${of(name, 'shift').toFixed(4)}, wire ${(of(name, 'bytes') / 1000).toFixed(1)} kB, scripts ${(of(name, 'script') / 1000).toFixed(1)} kB, ${of(name, 'requests')} requests\n`,
    );
  }
  const checks = [
    ...Object.keys(toRead).flatMap((name) => [
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
  for (const [what, value, limit] of checks) {
    process.stdout.write(
      `${value <= limit ? 'ok  ' : 'OVER'} ${what}: ${Number(value.toFixed(2))} (at most ${limit})\n`,
    );
    if (value > limit) process.exitCode = 1;
  }
}

await main();
