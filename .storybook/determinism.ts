import type { Worker } from './worker.ts';
import { standIns } from '../packages/design-system/src/theme/typeface.ts';

/** The fixed time of every story. Fixtures are dated around it. */
export const storyTime = new Date('2026-11-20T10:00:00Z');

/** Freezes `Date` only: timers, animation frames and `performance` go on. Returns the function to undo it. */
export function freezeClock(): () => void {
  const RealDate = globalThis.Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length ? args : [storyTime.getTime()], newTarget),
    apply: () => storyTime.toString(),
    get: (target, property, receiver) =>
      property === 'now' ? () => storyTime.getTime() : (Reflect.get(target, property, receiver) as unknown),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}

/** Faces whose font is on the device or nowhere; a page shows them only until its own are there. */
const ofTheDevice = new Set<string>(standIns.map(({ family }) => family));

/** Loads each declared face of ours: `document.fonts.ready` ignores a face that the page has not used yet. */
export async function loadFonts(): Promise<void> {
  await Promise.all(
    [...document.fonts].filter(({ family }) => !ofTheDevice.has(family.replaceAll('"', ''))).map((face) => face.load()),
  );
}

let foreign: string[] = [];
const noteForeign = (entries: readonly PerformanceEntry[]) => {
  for (const { name } of entries) {
    const { protocol, host } = new URL(name, location.href);
    if (protocol.startsWith('http') && host !== location.host) foreign.push(name);
  }
};
const observer = new PerformanceObserver((list) => noteForeign(list.getEntries()));
observer.observe({ type: 'resource' });

/**
 * Fails a story that requested anything from another host (fonts, pictures and data are all local), or called the API without a handler
 * (add one in `beforeEach({ msw })`). Both lists are emptied, so that the next story is not affected.
 */
export function failOnUnexpectedRequests(worker: Worker): void {
  noteForeign(observer.takeRecords());
  const reasons = [
    ...foreign.map((url) => `it reached another host: ${url}`),
    ...worker.takeUnhandled().map((call) => `it called the API without a handler: ${call}`),
  ];
  foreign = [];
  if (reasons.length) throw new Error(`A story must stay here: ${reasons.join('; ')}`);
}
