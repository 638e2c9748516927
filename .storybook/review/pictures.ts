import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CDPSession, Page } from 'playwright';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import type { BrowserCommand } from 'vitest/node';

export const root = path.resolve(import.meta.dirname, '../..');
/** What was accepted, in git: `<mode>/<view>/<story>.webp`, without loss. */
export const accepted = path.join(root, 'pictures');
/** What differs in this run: `<mode>/<view>/<story>/{before,after,difference}.webp`. */
export const differing = path.join(root, '.vitest/pictures');

/** Names of the pictures that were taken in this process. */
export const taken = new Set<string>();

/** Names of the passing styles that exist, and of those that a picture of this process shows. */
export const passing = { known: new Set<string>(), shown: new Set<string>() };

/** Two pictures in a row must be equal before one is believed; this many are taken at most. */
const MOST = 6;

/** Chromium's own protocol: it draws one picture in a third of the time that a locator's screenshot takes. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();
const sessionOf = (page: Page) => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
};

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

const open = async (image: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

const close = ({ data, width, height }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ lossless: true, effort: 4 })
    .toBuffer();

const same = (a: Pixels, b: Pixels) => a.width === b.width && a.height === b.height && a.data.equals(b.data);

/** The same picture on a sheet of another size, so that two sizes can be laid over each other. */
function onSheet(picture: Pixels, width: number, height: number): Buffer {
  const sheet = Buffer.alloc(width * height * 4);
  for (let row = 0; row < picture.height; row++) {
    picture.data.copy(sheet, row * width * 4, row * picture.width * 4, (row + 1) * picture.width * 4);
  }
  return sheet;
}

function difference(before: Pixels, after: Pixels) {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(onSheet(before, width, height), onSheet(after, width, height), data, width, height, {
    threshold: 0,
    includeAA: true,
  });
  return { pixels, picture: { data, width, height } };
}

const stored = (file: string) =>
  readFile(file).then(open, (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

async function store(file: string, picture: Pixels) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await close(picture));
}

/**
 * Compares the top left of the page, so many CSS pixels wide and high, with its accepted picture, pixel by pixel. Returns what is wrong, or nothing. In a run that
 * updates, the picture of today becomes the accepted one instead.
 */
export const matchPicture: BrowserCommand<[name: string, width: number, height: number]> = async (
  { page, project },
  name,
  width,
  height,
) => {
  taken.add(name);
  const file = path.join(accepted, `${name}.webp`);
  const session = await sessionOf(page);
  const take = async () => {
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      clip: { x: 0, y: 0, width, height, scale: 1 },
    });
    return open(Buffer.from(data, 'base64'));
  };
  const before = await stored(file);
  let after = await take();
  await rm(path.join(differing, name), { recursive: true, force: true });
  if (before && same(before, after)) return undefined;

  for (let count = 1; ; count++) {
    const next = await take();
    if (same(after, next)) break;
    after = next;
    if (count === MOST) return `the picture ${name} never rests: something on the page still moves`;
  }
  if (before && same(before, after)) return undefined;
  if (project.config.snapshotOptions.updateSnapshot === 'all') {
    await store(file, after);
    return undefined;
  }
  await store(path.join(differing, name, 'after.webp'), after);
  if (!before) return `the picture ${name} is new: look at it, then accept it with npm run visual:update`;
  const { pixels, picture } = difference(before, after);
  await store(path.join(differing, name, 'before.webp'), before);
  await store(path.join(differing, name, 'difference.webp'), picture);
  return `the picture ${name} differs in ${pixels} pixels: see .vitest/pictures/index.html, then mend it or accept it with npm run visual:update`;
};

/** Remembers which passing styles there are, and which of them the pictures have shown so far. */
export const notePassing: BrowserCommand<[known: string[], shown: string[]]> = (_context, known, shown) => {
  for (const name of known) passing.known.add(name);
  for (const name of shown) passing.shown.add(name);
};

/** Draws with the colours of the system instead of ours, as a person with forced colours sees it; or no longer. */
export const forceColours: BrowserCommand<[on: boolean]> = ({ page }, on) =>
  page.emulateMedia({ forcedColors: on ? 'active' : 'none' });

declare module 'vitest/browser' {
  interface BrowserCommands {
    matchPicture(name: string, width: number, height: number): Promise<string | undefined>;
    notePassing(known: readonly string[], shown: readonly string[]): Promise<void>;
    forceColours(on: boolean): Promise<void>;
  }
}
