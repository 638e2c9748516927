import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { commitOfManifest, componentOf, drawBefore } from './before.ts';
import { afterOf, differingIn, foundFolder, openImage } from './differences.ts';
import { type Manifest, type Pixels, acceptedOf, isAccepted, readManifest } from './manifest.ts';

/** A differing picture in the report. */
export interface Differing {
  name: string;
  /** Why there is no earlier picture, or why it may not be the accepted one. */
  note?: string;
  /** How many pixels differ, where there is an earlier picture. */
  pixels?: number;
}

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

async function compare(name: string, drawn: string, commit: string, manifest: Manifest): Promise<Differing> {
  if (!manifest.has(name)) return { name, note: 'new: no picture was accepted under this name' };
  const file = path.join(drawn, `${name}.png`);
  if (!existsSync(file)) return { name, note: `no story of ${commit.slice(0, 10)} draws it` };
  const png = readFileSync(file);
  const before = await openImage(png);
  const { pixels, picture } = difference(before, await openImage(readFileSync(afterOf(name))));
  const folder = path.join(foundFolder, name);
  writeFileSync(path.join(folder, 'before.png'), png);
  const { data, ...raw } = picture;
  await sharp(data, { raw: { ...raw, channels: 4 } })
    .png()
    .toFile(path.join(folder, 'difference.png'));
  return isAccepted(manifest, name, acceptedOf(before))
    ? { name, pixels }
    : { name, pixels, note: `drawn at ${commit.slice(0, 10)}, which is not what the manifest of today accepts` };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const figure = (name: string, which: string, shown: boolean) =>
  `<figure><figcaption>${which}</figcaption>${
    shown
      ? `<a href="${name}/${which}.png"><img loading="lazy" src="${name}/${which}.png" alt="${which}"></a>`
      : '<p>none</p>'
  }</figure>`;

const article = ({ name, note, pixels }: Differing) =>
  `<article id="${name}" tabindex="-1"><h3>${name}</h3><p>${[pixels === undefined ? '' : `${pixels} pixels`, escaped(note ?? '')].filter(Boolean).join(' · ')}</p>
<div>${figure(name, 'before', pixels !== undefined)}${figure(name, 'after', true)}${figure(name, 'difference', pixels !== undefined)}</div></article>`;

const STYLE = `body{font:16px/1.5 system-ui;margin:0 2rem 4rem;background:#fff;color:#111}h1{font-size:1.5rem}h2{border-block-end:2px solid #111;font-size:1.1rem}h3{font:1rem monospace;margin:0}article{padding:1rem;border:3px solid transparent}article:focus{outline:none;border-color:#1b5fc1}article.marked h3::after{content:' ✓ marked'}div{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem}figure{margin:0}img{max-inline-size:100%;border:1px solid #bbb}footer{position:fixed;inset:auto 0 0;background:#111;color:#fff;padding:.5rem 2rem;font-family:monospace;overflow-wrap:anywhere}`;

const SCRIPT = `const all=[...document.querySelectorAll('article')];const line=document.querySelector('footer');let at=-1;
const tell=()=>{const marked=all.filter(a=>a.classList.contains('marked'));line.textContent=marked.length===0?'j k: next, previous · a: mark for accepting':'npm run visual:accept -- '+marked.map(a=>a.id).join(' ')};
const go=to=>{at=Math.max(0,Math.min(all.length-1,to));all[at].focus({preventScroll:true});all[at].scrollIntoView({block:'start'})};
addEventListener('keydown',e=>{if(e.metaKey||e.ctrlKey||e.altKey)return;if(e.key==='j'||e.key==='ArrowDown')go(at+1);else if(e.key==='k'||e.key==='ArrowUp')go(at-1);else if(e.key==='a'&&at>=0){all[at].classList.toggle('marked');tell()}else return;e.preventDefault()});
addEventListener('focusin',e=>{const i=all.indexOf(e.target.closest?.('article'));if(i>=0)at=i});tell();`;

/** One page with all changes, by component: before, after and difference. */
export function reportPage(differing: readonly Differing[], notice: string): string {
  const groups = Map.groupBy(differing, ({ name }) => componentOf(name));
  const sections = [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([component, pictures]) => `<section><h2>${component}</h2>${pictures.map(article).join('')}</section>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${differing.length} pictures differ</title><style>${STYLE}</style>
<h1>${differing.length} pictures differ</h1><p>${escaped(notice)}</p><p>Red and yellow in the third picture is where. <code>npm run visual:accept</code> accepts all, or those with one of the words that follow <code>--</code> in their name; or mend what was not meant.</p>
${sections.join('\n')}<footer></footer><script>${SCRIPT}</script></html>`;
}

/** The report's note on its earlier pictures. */
export const noticeOf = (commit: string | undefined): string =>
  commit === undefined
    ? 'There is no git here that knows .storybook/pictures.txt: only the pictures of today are shown.'
    : `Before is drawn at ${commit.slice(0, 10)}, the last commit that changed .storybook/pictures.txt.`;

/** Writes the report of the last runs, or removes an earlier one if nothing differs. */
export async function writeReport(): Promise<void> {
  const page = path.join(foundFolder, 'index.html');
  const names = differingIn();
  if (names.length === 0) {
    rmSync(page, { force: true });
    return;
  }
  const manifest = readManifest();
  const commit = commitOfManifest();
  const drawn =
    commit === undefined
      ? undefined
      : drawBefore(
          commit,
          names.filter((name) => manifest.has(name)),
        );
  const differing: Differing[] = [];
  for (const name of names) {
    differing.push(
      drawn === undefined || commit === undefined ? { name } : await compare(name, drawn, commit, manifest),
    );
  }
  mkdirSync(foundFolder, { recursive: true });
  const notice = noticeOf(commit);
  writeFileSync(page, reportPage(differing, notice));
  process.stdout.write(`\n${names.length} pictures differ: .vitest/pictures/index.html. ${notice}\n`);
}

if (process.argv[1] === import.meta.filename) await writeReport();
