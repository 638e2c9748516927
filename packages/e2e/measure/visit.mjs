/** Lighthouse's mobile throttling: 150 ms, 1.6 Mbit/s, a CPU slowed down four times. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;

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
  let bytes = 0;
  let script = 0;
  line.on('Network.requestWillBeSent', ({ request }) => {
    if (/^https?:/.test(request.url)) files.push(`${request.method} ${request.url.slice(new URL(url).origin.length)}`);
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
  await page.goto(url, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(() => globalThis.seen);
  await context.close();
  return { ...seen, bytes, script, requests: files.length, files };
}
