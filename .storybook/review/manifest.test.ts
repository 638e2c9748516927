import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  type Accepted,
  accept,
  acceptedOf,
  isAccepted,
  manifestFile,
  parseManifest,
  printManifest,
  readManifest,
  staleIn,
  writeManifest,
} from './manifest.ts';
import {
  differingIn,
  forgetDiffering,
  forgetStale,
  keepDiffering,
  noteStale,
  openImage,
  readStale,
} from './differences.ts';
import sharp from 'sharp';

const hash = (letter: string) => letter.repeat(32);
const of = (letter: string, size = '1280×720'): Accepted => ({ size, hash: hash(letter) });
const BUTTON = 'en-light/desktop/button--default';
const BADGE = 'en-light/desktop/badge--default';
const PERSIAN = 'fa-dark/desktop/badge--default';
const folder = () => mkdtempSync(path.join(tmpdir(), 'peyk-manifest-'));

test('a manifest is printed sorted by name, a line per picture, and reads back as it was', () => {
  const manifest = new Map([
    [PERSIAN, of('c')],
    [BUTTON, of('a', '320×640')],
    [BADGE, of('b')],
  ]);
  const text = printManifest(manifest);
  expect(text).toBe(
    `${BADGE} 1280×720 ${hash('b')}\n${BUTTON} 320×640 ${hash('a')}\n${PERSIAN} 1280×720 ${hash('c')}\n`,
  );
  expect(parseManifest(text)).toEqual(manifest);
});

test('the manifest in git is as it would be printed', () => {
  expect(printManifest(readManifest())).toBe(readFileSync(manifestFile, 'utf8'));
});

test.each(['<<<<<<< HEAD', `${BUTTON} 1280×720`, `${BUTTON} 1280×720 ${hash('a')} `, `../${BUTTON} 1×1 ${hash('a')}`])(
  'a line "%s" is an error that says what to do',
  (line) => {
    expect(() => parseManifest(`${BADGE} 1280×720 ${hash('b')}\n${line}\n`)).toThrow(
      /line 2 is no picture.*npm run visual:accept/,
    );
  },
);

test('a picture that comes twice is an error', () => {
  const line = `${BADGE} 1280×720 ${hash('b')}\n`;
  expect(() => parseManifest(line + line)).toThrow(/line 2 names en-light\/desktop\/badge--default again/);
});

test('a picture is accepted when its size and its hash are', () => {
  const manifest = new Map([[BADGE, of('b')]]);
  expect(isAccepted(manifest, BADGE, of('b'))).toBe(true);
  expect(isAccepted(manifest, BADGE, of('a'))).toBe(false);
  expect(isAccepted(manifest, BADGE, of('b', '1280×721'))).toBe(false);
  expect(isAccepted(manifest, BUTTON, of('b'))).toBe(false);
});

test('one changed byte of one pixel is another hash, and the way an image is packed is not', async () => {
  const data = Buffer.alloc(4 * 6, 255);
  const pixels = { data, width: 3, height: 2 };
  const image = sharp(data, { raw: { width: 3, height: 2, channels: 4 } });
  const packed = [
    await image.png({ compressionLevel: 0 }).toBuffer(),
    await image.removeAlpha().webp({ lossless: true }).toBuffer(),
  ];
  for (const file of packed) expect(acceptedOf(await openImage(file))).toEqual(acceptedOf(pixels));
  const changed = Buffer.from(data);
  changed[5] = 254;
  expect(acceptedOf({ ...pixels, data: changed }).hash).not.toBe(acceptedOf(pixels).hash);
});

test('accepting all takes what differs and lets go of what is stale', () => {
  const before = new Map([
    [BADGE, of('a')],
    [BUTTON, of('a')],
  ]);
  const found = { differing: new Map([[PERSIAN, of('c')]]), stale: [BUTTON] };
  expect([...accept(before, found, [])]).toEqual([
    [BADGE, of('a')],
    [PERSIAN, of('c')],
  ]);
});

test('accepting some leaves the others as they were', () => {
  const before = new Map([
    [BADGE, of('a')],
    [BUTTON, of('a')],
  ]);
  const differing = new Map([
    [BADGE, of('b')],
    [PERSIAN, of('c')],
  ]);
  expect(accept(before, { differing, stale: [BUTTON] }, ['fa-dark', 'nothing'])).toEqual(
    new Map([...before, [PERSIAN, of('c')]]),
  );
  expect([...accept(before, { differing, stale: [BUTTON] }, ['button']).keys()]).toEqual([BADGE]);
});

test('stale is what no story drew in the modes that were looked at', () => {
  const manifest = new Map([BADGE, BUTTON, PERSIAN].map((name) => [name, of('a')]));
  expect(staleIn(manifest, new Set([BADGE]))).toEqual([BUTTON]);
  expect(staleIn(manifest, new Set([BADGE, BUTTON, 'fa-dark/desktop/other--one']))).toEqual([PERSIAN]);
});

test('two processes write what they found beside each other, each mode in its own folder', () => {
  const found = folder();
  keepDiffering(BADGE, Buffer.from('english'), found);
  noteStale('en-light', [BUTTON], found);
  keepDiffering(PERSIAN, Buffer.from('persian'), found);
  noteStale('fa-dark', [], found);
  expect(differingIn(found)).toEqual([BADGE, PERSIAN]);
  expect(readStale(found)).toEqual([BUTTON]);
  noteStale('fa-dark', [PERSIAN], found);
  forgetStale([BUTTON], found);
  expect(readStale(found)).toEqual([PERSIAN]);
  forgetDiffering(PERSIAN, found);
  expect(differingIn(found)).toEqual([BADGE]);
});

test('a manifest is written whole or not at all', () => {
  const place = folder();
  const file = path.join(place, 'pictures.txt');
  writeFileSync(file, 'old');
  writeManifest(new Map([[BADGE, of('a')]]), file);
  expect(readManifest(file)).toEqual(new Map([[BADGE, of('a')]]));
  expect(readdirSync(place)).toEqual(['pictures.txt']);
});
