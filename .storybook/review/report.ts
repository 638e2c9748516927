import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { commitOfManifest, drawBefore } from './before.ts';
import { causesOf, changesSince } from './causes.ts';
import { afterOf, differingIn, foundFolder, noteReport, openImage, reportFile, root } from './differences.ts';
import { type Manifest, type Pixels, acceptedOf, isAccepted, readManifest } from './manifest.ts';
import { type Differing, type Images, reportPage } from './reportPage.ts';
import { grownIn, rowsOf } from './rows.ts';

/** The picture on a canvas of another size, so that pictures of two sizes can be compared. */
function onSheet(picture: Pixels, width: number, height: number): Buffer {
  const sheet = Buffer.alloc(width * height * 4);
  for (let row = 0; row < picture.height; row++) {
    picture.data.copy(sheet, row * width * 4, row * picture.width * 4, (row + 1) * picture.width * 4);
  }
  return sheet;
}

/** The differences of two pictures, in red and yellow, and the number of differing pixels. */
export function difference(before: Pixels, after: Pixels): { pixels: number; picture: Pixels } {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(onSheet(before, width, height), onSheet(after, width, height), data, width, height, {
    threshold: 0,
    includeAA: true,
  });
  return { pixels, picture: { data, width, height } };
}

interface Edges {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Some of what lies around a difference is shown with it. */
const AROUND = 48;
const LEAST = { width: 480, height: 160 };

/** Where two pictures differ, with a margin that lets the eye find its place; nothing where that is the whole picture. */
export function whereDiffers(before: Pixels, after: Pixels): Edges | undefined {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const one = new Uint32Array(new Uint8Array(onSheet(before, width, height)).buffer);
  const other = new Uint32Array(new Uint8Array(onSheet(after, width, height)).buffer);
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      if (one[row * width + column] === other[row * width + column]) continue;
      left = Math.min(left, column);
      right = Math.max(right, column);
      top = Math.min(top, row);
      bottom = row;
    }
  if (right < 0) return undefined;
  const span = (from: number, to: number, least: number, most: number) => {
    const spare = Math.max(AROUND, (least - (to - from)) / 2);
    const start = Math.max(0, Math.floor(from - spare));
    return [start, Math.min(most, Math.ceil(to + 1 + spare)) - start] as const;
  };
  const [x, wide] = span(left, right, LEAST.width, width);
  const [y, high] = span(top, bottom, LEAST.height, height);
  return wide * high > 0.6 * width * height ? undefined : { left: x, top: y, width: wide, height: high };
}

/** A picture as an address that holds it, so that the report is one file. */
async function held({ data, width, height }: Pixels, part?: Edges): Promise<string> {
  const picture = sharp(data, { raw: { width, height, channels: 4 } });
  const webp = await (part ? picture.extract(part) : picture).webp({ lossless: true, effort: 2 }).toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}

const openFile = (file: string) => openImage(readFileSync(file));

async function compare(
  name: string,
  drawn: string | undefined,
  commit: string,
  manifest: Manifest,
): Promise<Differing> {
  const after = await openFile(afterOf(name));
  const alone = async (note: string | undefined): Promise<Differing> => ({
    name,
    ...(note !== undefined && { note }),
    images: { after: await held(after) },
  });
  if (drawn === undefined) return alone(undefined);
  if (!manifest.has(name)) return alone('new: no picture was accepted under this name');
  const file = path.join(drawn, `${name}.png`);
  if (!existsSync(file)) return alone(`no story of ${commit.slice(0, 10)} draws it`);
  const before = await openFile(file);
  const { pixels, picture } = difference(before, after);
  const { width, height } = picture;
  const onOne = (one: Pixels): Pixels => ({ data: onSheet(one, width, height), width, height });
  const images: Images = { before: await held(before), after: await held(after), difference: await held(picture) };
  const part = whereDiffers(before, after);
  const where = part && {
    before: await held(onOne(before), part),
    after: await held(onOne(after), part),
    difference: await held(picture, part),
  };
  return {
    name,
    pixels,
    images,
    ...(where && { where }),
    ...(!isAccepted(manifest, name, acceptedOf(before)) && {
      note: `drawn at ${commit.slice(0, 10)}, which is not what the manifest of today accepts`,
    }),
  };
}

/** The report's note on its earlier pictures. */
export const noticeOf = (commit: string | undefined): string =>
  commit === undefined
    ? 'There is no git here that knows .storybook/pictures.txt: only the pictures of today are shown.'
    : `Before is drawn at ${commit.slice(0, 10)}, the last commit that changed .storybook/pictures.txt.`;

/** Writes the report of the last runs, or removes an earlier one if nothing differs. */
export async function writeReport(): Promise<void> {
  const page = reportFile();
  const names = differingIn();
  if (names.length === 0) {
    rmSync(page, { force: true });
    return;
  }
  const manifest = readManifest();
  const commit = commitOfManifest();
  const changes = commit === undefined ? [] : changesSince(root, commit);
  const sizes = new Map<string, string>();
  for (const name of names) {
    const { width, height } = await sharp(afterOf(name)).metadata();
    sizes.set(name, `${width}×${height}`);
  }
  const rows = rowsOf(names, causesOf(root, changes), grownIn(manifest, sizes));
  const shown = rows.flatMap(({ sample }) => sample);
  const drawn =
    commit === undefined
      ? undefined
      : drawBefore(
          commit,
          shown.filter((name) => manifest.has(name)),
        );
  const pictures = new Map<string, Differing>();
  for (const name of shown) pictures.set(name, await compare(name, drawn, commit ?? '', manifest));
  const notice = noticeOf(commit);
  const stamp = createHash('sha256')
    .update(names.map((name) => `${name} ${sizes.get(name)}`).join('\n') + String(Date.now()))
    .digest('hex')
    .slice(0, 8);
  mkdirSync(foundFolder, { recursive: true });
  noteReport({ stamp, names });
  writeFileSync(page, reportPage({ stamp, notice, rows, changes, names, pictures }));
  process.stdout.write(
    `\n${names.length} pictures differ, in ${rows.length} ${rows.length === 1 ? 'row' : 'rows'}: .vitest/pictures/index.html. ${notice}\n`,
  );
}

if (process.argv[1] === import.meta.filename) await writeReport();
