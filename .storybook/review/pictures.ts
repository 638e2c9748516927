import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CDPSession, Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { pinned } from '../../scripts/chromium.mjs';
import { forgetDiffering, keepDiffering, openImage } from './differences.ts';
import { type Accepted, type Manifest, acceptedOf, isAccepted, readManifest } from './manifest.ts';

/** Names of the pictures taken in this process. */
export const taken = new Set<string>();

/** Names of the existing passing styles, and of those shown in a picture of this process. */
export const passing = { known: new Set<string>(), shown: new Set<string>() };

/** Two consecutive pictures must be equal; at most this many are taken. */
const MOST = 6;

/** The folder for pictures if a run should only draw: the earlier pictures of a report. */
export const picturesInto = process.env['PICTURES_INTO'];

/** Whether this machine has the browser that the manifest was drawn with; another one draws different pixels. */
export const comparable = pinned();

let manifest: Manifest | undefined;
/** Read once: a run compares with the manifest as it was when it began. */
const accepted = () => (manifest ??= readManifest());

/** The Chrome DevTools Protocol: it takes a picture in a third of the time of a locator's screenshot. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();
const sessionOf = (page: Page) => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
};

interface Taken extends Accepted {
  png: Buffer;
}

/** The first picture that equals the next one, or nothing if none does. */
async function atRest(take: () => Promise<Taken>, first?: Taken): Promise<Taken | undefined> {
  let picture = first ?? (await take());
  for (let count = 1; count <= MOST; count++) {
    const next = await take();
    if (picture.size === next.size && picture.hash === next.hash) return picture;
    picture = next;
  }
  return undefined;
}

/**
 * Compares the top left of the page, of this width and height in CSS pixels, with its accepted picture by the hash of the pixels. Returns
 * what is wrong, or nothing. A differing picture is stored for the report.
 */
export const matchPicture: BrowserCommand<[name: string, width: number, height: number]> = async (
  { page },
  name,
  width,
  height,
) => {
  if (!comparable) return undefined;
  const session = await sessionOf(page);
  const take = async (): Promise<Taken> => {
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      clip: { x: 0, y: 0, width, height, scale: 1 },
    });
    const png = Buffer.from(data, 'base64');
    return { png, ...acceptedOf(await openImage(png)) };
  };
  if (picturesInto !== undefined) {
    const rested = await atRest(take);
    if (rested === undefined) return undefined;
    const file = path.join(picturesInto, `${name}.png`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, rested.png);
    return undefined;
  }
  taken.add(name);
  forgetDiffering(name);
  const first = await take();
  if (isAccepted(accepted(), name, first)) return undefined;
  const picture = await atRest(take, first);
  if (!picture) return `the picture ${name} never rests: something on the page still moves`;
  if (isAccepted(accepted(), name, picture)) return undefined;
  keepDiffering(name, picture.png);
  return accepted().has(name)
    ? `the picture ${name} differs: look at it, then mend it or accept it with npm run visual:accept`
    : `the picture ${name} is new: look at it, then accept it with npm run visual:accept`;
};

/** Records which passing styles exist, and which of them the pictures have shown so far. */
export const notePassing: BrowserCommand<[known: string[], shown: string[]]> = (_context, known, shown) => {
  for (const name of known) passing.known.add(name);
  for (const name of shown) passing.shown.add(name);
};

/** Turns forced colours on or off. */
export const forceColours: BrowserCommand<[on: boolean]> = ({ page }, on) =>
  page.emulateMedia({ forcedColors: on ? 'active' : 'none' });

declare module 'vitest/browser' {
  interface BrowserCommands {
    matchPicture(name: string, width: number, height: number): Promise<string | undefined>;
    notePassing(known: readonly string[], shown: readonly string[]): Promise<void>;
    forceColours(on: boolean): Promise<void>;
  }
}
