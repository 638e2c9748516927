import { readFileSync } from 'node:fs';
import path from 'node:path';
import { componentOf } from './before.ts';
import type { Change } from './causes.ts';
import type { Row } from './rows.ts';

/** A differing picture in the report. */
export interface Differing {
  name: string;
  /** Why there is no earlier picture, or why it may not be the accepted one. */
  note?: string;
  /** How many pixels differ, where there is an earlier picture. */
  pixels?: number;
  /** The pictures themselves, as addresses that hold them. */
  images?: Images;
  /** The same where they differ alone. */
  where?: Images;
}

/** The three pictures side by side. */
export interface Images {
  before?: string;
  after?: string;
  difference?: string;
}

/** All that a report shows. */
export interface Report {
  /** Names the run that it was written after, so that a decision of another report is not taken for one of this. */
  stamp: string;
  notice: string;
  rows: readonly Row[];
  changes: readonly Change[];
  /** Every differing picture in order; its place is its number. */
  names: readonly string[];
  /** Those that are shown. */
  pictures: ReadonlyMap<string, Differing>;
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const KINDS = ['before', 'after', 'difference'] as const;

const figures = (images: Images, lazily: boolean) =>
  `<div class="three">${KINDS.map(
    (kind) =>
      `<figure data-kind="${kind}"><figcaption>${kind}</figcaption>${
        images[kind] === undefined
          ? '<p>none</p>'
          : `<img alt="${kind}"${lazily ? ' loading="lazy"' : ''} src="${images[kind]}">`
      }</figure>`,
  ).join('')}</div>`;

const told = (name: string) => {
  const [mode = '', view = '', story = ''] = name.split('/');
  const state = story.split('--')[1] ?? story;
  return `${state.replaceAll('-', ' ')} <small>${mode.replace('-', ', ')}, ${view}</small>`;
};

function article({ name, note, pixels, images, where }: Differing, number: number): string {
  const facts = [pixels === undefined ? '' : `${pixels} pixels`, escaped(note ?? '')].filter(Boolean).join(' · ');
  return `<article tabindex="-1" data-number="${number}" data-name="${name}"><header><h4>${told(name)}</h4>
<span class="mark" aria-live="polite"></span><button data-do="accept">Accept</button><button data-do="refuse">Refuse</button></header>
<p>${facts} <code>${name}</code></p>
${where ? figures(where, false) : ''}${
    images
      ? where
        ? `<details><summary>The whole picture</summary>${figures(images, true)}</details>`
        : figures(images, true)
      : ''
  }</article>`;
}

/** A diff with what went and what came told apart, its first lines alone. */
const LINES = 14;
function printed({ file, diff }: Change): string {
  const lines = diff.split('\n').filter((line) => /^(?:[+-](?!\+\+ |-- )|@@)/.test(line));
  const shown = lines
    .slice(0, LINES)
    .map(
      (line) =>
        `<span class="${line.startsWith('+') ? 'came' : line.startsWith('-') ? 'went' : 'at'}">${escaped(line)}</span>`,
    );
  const more = lines.length > LINES ? `<span class="at">and ${lines.length - LINES} lines more</span>` : '';
  return `<p class="file"><code>${escaped(file)}</code></p><pre>${shown.join('\n')}\n${more}</pre>`;
}

const choice = (count: number) => (count === 1 ? 'it' : `all ${count}`);
const buttons = (count: number) =>
  `<span class="mark" aria-live="polite"></span><button data-do="accept">Accept ${choice(count)}</button><button data-do="refuse">Refuse ${choice(count)}</button>`;

/** The pictures of one component or screen in a row, with one decision for all of them: those that are shown and those that are not. */
function group(component: string, shown: readonly string[], row: Row, { names, pictures }: Report): string {
  const all = row.names.filter((name) => componentOf(name) === component);
  const articles = shown.map((name) => article(pictures.get(name) ?? { name }, names.indexOf(name))).join('\n');
  const heading = `<h3>${component}</h3>`;
  if (all.length === 1) return `<div class="group">${heading}${articles}</div>`;
  const hidden = all.length - shown.length;
  return `<div class="group" role="group" aria-label="${component}" data-numbers="${all.map((name) => names.indexOf(name)).join(',')}"><header>${heading}${hidden > 0 ? ` <small>and ${hidden} that ${hidden === 1 ? 'is' : 'are'} not shown</small>` : ''}
${buttons(all.length)}</header>${articles}</div>`;
}

function section(row: Row, index: number, report: Report): string {
  const { changes, names } = report;
  const causes = changes.filter(({ file }) => row.causes.includes(file));
  const numbers = row.names.map((name) => names.indexOf(name));
  const groups = Map.groupBy(row.sample, componentOf);
  const sampled = row.sample.length < row.names.length;
  const components = new Set(row.names.map(componentOf)).size;
  const title =
    row.causes.length === 0
      ? 'No change of the source tells why'
      : row.causes.map((file) => file.slice(file.lastIndexOf('/') + 1)).join(', ');
  return `<section data-numbers="${numbers.join(',')}" aria-labelledby="row-${index}"><header><h2 id="row-${index}">${escaped(title)} <small>${row.names.length} ${row.names.length === 1 ? 'picture' : 'pictures'} of ${components} ${components === 1 ? 'component or screen' : 'components and screens'}</small></h2>
${buttons(row.names.length)}</header>
${causes.map(printed).join('')}
${sampled ? `<p>${row.sample.length} of them are shown, of as many components as can be; one decision is for all. <details><summary>All ${row.names.length} names</summary><ul>${row.names.map((name) => `<li><code>${name}</code></li>`).join('')}</ul></details></p>` : ''}
${[...groups].map(([component, shown]) => group(component, shown, row, report)).join('\n')}</section>`;
}

const beside = (file: string) => readFileSync(path.join(import.meta.dirname, 'report', file), 'utf8');

/** The whole report as one file, which opens without a server and without the pictures beside it. */
export function reportPage(report: Report): string {
  const { stamp, notice, rows, names } = report;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${names.length} pictures differ</title><style>${beside('report.css')}</style>
<body data-report="${stamp}"><header class="top"><h1>${names.length} pictures differ, in ${rows.length} ${rows.length === 1 ? 'row' : 'rows'}</h1>
<p>${escaped(notice)} Each row is what one change of the source, or the same changes, may have touched; the smallest row comes first. Accept what was meant and refuse what was not: a picture, all of one component or screen in a row, a row, or everything that is left.</p>
<p><kbd>j</kbd> <kbd>k</kbd> next and previous picture · <kbd>n</kbd> <kbd>p</kbd> next and previous row · <kbd>a</kbd> accept, <kbd>r</kbd> refuse a picture · <kbd>g</kbd> <kbd>G</kbd> accept, refuse all of its component in the row · <kbd>A</kbd> <kbd>R</kbd> its row · <kbd>b</kbd> held: before in place of after · <kbd>z</kbd> or a press on a picture: as large as the page · <kbd>u</kbd> undo</p>
<p><button data-do="accept-rest">Accept everything left</button> <button data-do="refuse-rest">Refuse everything left</button></p></header>
<main>${rows.map((row, index) => section(row, index, report)).join('\n')}</main>
<footer><p role="status"></p><pre id="command" tabindex="0"></pre><button data-do="copy-command">Copy the command</button><button data-do="copy-refused">Copy what was refused</button></footer>
<script>const NAMES=${JSON.stringify(names)};${beside('report.js')}</script></body></html>`;
}
