import { setTimeout as delay } from 'node:timers/promises';

/** Lighthouse's mobile throttling: 150 ms, 1.6 Mbit/s, a CPU slowed down four times. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;

/** A page is there when it has been painted and asks for nothing more; a slow processor pauses longer than `networkidle` waits. */
const QUIET_MS = 1000;
const POLL_MS = 50;
const STREAM = 'GET /api/changes/';

/** In the page: notes its first and largest contentful paint and its layout shift. */
function watch() {
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
}

/** In the page, before its own scripts: the session of a person and the language that they chose. */
function settle({ session, language }) {
  if (session) {
    localStorage.setItem('peyk.access', session.access);
    localStorage.setItem('peyk.refresh', session.refresh);
  }
  localStorage.setItem('peyk.language', language);
}

/**
 * One visit of a phone on a slow line with an empty cache, to its end: first and largest contentful paint in ms, layout shift, requests, bytes
 * transferred with headers, and of compressed scripts without. `files` names what was asked for, in order.
 */
export async function visit(browser, url, { session = null, language = 'en' } = {}) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', LINE);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const answers = new Map();
  const files = [];
  const open = new Set();
  let isTold = false;
  let active = Date.now();
  let bytes = 0;
  let script = 0;
  const ends = ({ requestId }) => {
    open.delete(requestId);
    active = Date.now();
  };
  line.on('Network.loadingFailed', ends);
  line.on('Network.loadingFinished', ends);
  line.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const file = `${request.method} ${request.url.slice(new URL(url).origin.length)}`;
    active = Date.now();
    // The stream of changes stays open; what was polled until then is asked for once more.
    if (file === STREAM) isTold = true;
    else open.add(requestId);
    if (/^https?:/.test(request.url) && !(isTold && files.includes(file))) files.push(file);
  });
  // At `responseReceived` only the headers have been counted.
  line.on('Network.responseReceived', ({ requestId, type, response }) =>
    answers.set(requestId, { type, headers: response.encodedDataLength }),
  );
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type, headers } = answers.get(requestId);
    bytes += encodedDataLength;
    if (type === 'Script') script += encodedDataLength - headers;
  });
  await page.addInitScript(watch);
  await page.addInitScript(settle, { session, language });
  await page.goto(url);
  await page.waitForFunction(() => globalThis.seen.paint > 0);
  while (open.size > 0 || Date.now() - active < QUIET_MS) await delay(POLL_MS);
  const seen = await page.evaluate(() => globalThis.seen);
  await context.close();
  return { ...seen, bytes, script, requests: files.length, files };
}
