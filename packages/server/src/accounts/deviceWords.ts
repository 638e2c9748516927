import type { AccountSession } from '@peyk/api-types';

type Browser = AccountSession['browser'];
type System = AccountSession['system'];

/** In the order of asking: most browsers also name the one that they descend from. */
const BROWSERS: readonly [string, Browser][] = [
  ['Edg', 'edge'],
  ['OPR/', 'opera'],
  ['SamsungBrowser/', 'samsung'],
  ['Firefox/', 'firefox'],
  ['FxiOS/', 'firefox'],
  ['CriOS/', 'chrome'],
  ['Chrome/', 'chrome'],
  ['Safari/', 'safari'],
];

/** Phones first: Android also says Linux, and iOS also says Mac OS X. */
const SYSTEMS: readonly [string, System][] = [
  ['Android', 'android'],
  ['iPhone', 'ios'],
  ['iPad', 'ios'],
  ['CrOS', 'chromeos'],
  ['Windows', 'windows'],
  ['Macintosh', 'macos'],
  ['Linux', 'linux'],
];

/** The browser and the system that a User-Agent names; anything that it does not name is `other`. */
export function deviceWords(userAgent: string | undefined): { browser: Browser; system: System } {
  const find = <Word extends string>(words: readonly [string, Word][]): Word | 'other' =>
    words.find(([mark]) => userAgent?.includes(mark))?.[1] ?? 'other';
  return { browser: find(BROWSERS), system: find(SYSTEMS) };
}
