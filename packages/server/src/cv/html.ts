import { createHash } from 'node:crypto';
import type { CvDocument, CvEntry, CvSection } from './document.ts';
import { FACES, facesFor } from './faces.ts';
import { type CvLook, type CvPages, nameSize } from './pdf.ts';
import type { CvLine, CvRun } from './text.ts';
import { inDigitsOf } from './words.ts';

/** A length of the template, in points; on a screen a point is as wide as the frame lets it be. */
const pt = (points: number): string => `calc(${points}*var(--pt))`;

/**
 * The sheets of the PDF, by the measures of `template.typ`. In a frame too narrow to read one, the text is as wide as the frame. Constant:
 * the CSP allows it by its hash, so that no other style can be injected.
 */
const STYLE = `
:root{color-scheme:light}
*{box-sizing:border-box}
html{background:#ebeae5}
body{margin:0;container-type:inline-size;color:#16161d;font-family:"Source Sans 3",Vazirmatn,"Segoe UI",system-ui,sans-serif;font-feature-settings:"kern";overflow-wrap:anywhere;--wide:595.28;--high:841.89;--ltr:4.2;--rtl:6.4;--leading:var(--ltr);--entry:8.5;--section:13;--head:20;--top:50;--bottom:66;--foot:30}
body.letter{--wide:612;--high:792}
:lang(fa){font-family:Vazirmatn,"Source Sans 3","Segoe UI",system-ui,sans-serif}
body:lang(fa){--leading:var(--rtl);--entry:10}
body.tight1{--ltr:3.6;--rtl:5.2;--entry:7;--section:10.5;--head:16;--top:46;--bottom:62;--foot:28}
body.tight1:lang(fa){--entry:8}
body.tight2{--ltr:3;--rtl:4.2;--entry:5.6;--section:8.5;--head:12;--top:42;--bottom:58;--foot:26}
body.tight2:lang(fa){--entry:6.4}
main{--pt:min((100cqi - 1.5rem)/var(--wide),4px/3);display:grid;gap:.75rem;justify-content:center;padding:.75rem;font-size:${pt(9.6)};line-height:calc(1em + var(--leading)*var(--pt))}
.sheet{position:relative;width:calc(var(--wide)*var(--pt));min-height:calc(var(--high)*var(--pt));padding:calc(var(--top)*var(--pt)) ${pt(62)} calc(var(--bottom)*var(--pt));background:#fff;box-shadow:0 0 0 1px #d3d3da,0 1px 4px #16161d1f}
.hanging .sheet{padding-inline:${pt(128)} ${pt(54)}}
h1,h2,p,ul,dl,dd{margin:0;padding:0}
ul{list-style:none}
b{font-weight:600}
html[dir=ltr] p{text-align:left}
html[dir=rtl] p{text-align:right}
html p.own{text-align:start}
i{font-style:normal;color:#55555f}
a{color:#2b4b96;text-decoration:none}
a:hover,a:focus{text-decoration:underline}
h1{font-size:${pt(31)};font-weight:600;line-height:calc(1em + var(--leading)*var(--pt));margin-block:calc(var(--leading)*var(--pt)/-2) calc((8 - var(--leading)/2)*var(--pt))}
h1.long{font-size:${pt(22)}}
h1.longest{font-size:${pt(15)}}
.contact{display:flex;flex-wrap:wrap;gap:0 1.5em;font-size:${pt(8.9)};line-height:calc(1em + 5*var(--pt));color:#55555f}
h2{font-size:${pt(9.6)};line-height:1;font-weight:600;color:#2b4b96;padding-top:calc((var(--section) - 2)*var(--pt));border-top:max(.5*var(--pt),.5px) solid #d3d3da;margin-bottom:calc((var(--entry) - var(--leading)/2)*var(--pt))}
section+section{margin-top:calc((var(--section) - var(--leading)/2)*var(--pt))}
.contact+section{margin-top:calc((var(--head) - 2.5)*var(--pt))}
li p[dir=ltr],dd p[dir=ltr]{line-height:calc(1em + var(--ltr)*var(--pt))}
li p[dir=rtl],dd p[dir=rtl]{line-height:calc(1em + var(--rtl)*var(--pt))}
li{position:relative}
li+li{margin-top:calc((var(--entry) - var(--leading))*var(--pt))}
.detail{color:#55555f}
.small{font-size:${pt(8.8)};line-height:calc(1em + var(--leading)*var(--pt));color:#5b5b66}
.period{display:flex;flex-direction:column;padding-top:calc((var(--leading)/2 + .6)*var(--pt));gap:${pt(2.6)};font-size:${pt(9)};line-height:1;color:#5b5b66;text-align:end}
.period span+span{font-size:${pt(8)}}
.hanging li:has(.period span+span){min-height:calc((var(--leading)/2 + 22)*var(--pt))}
.hanging .period{position:absolute;top:0;inset-inline-end:calc(100% + 16*var(--pt));width:${pt(62)}}
.column li{display:grid;grid-template-columns:1fr ${pt(62)};column-gap:${pt(14)}}
.column .period{grid-column:2;grid-row:1}
.column .text{grid-column:1;grid-row:1}
dl>div{display:grid;grid-template-columns:${pt(66)} 1fr;column-gap:${pt(10)}}
dt{font-size:${pt(9)};line-height:calc(9.6*var(--pt) + var(--leading)*var(--pt));color:#5b5b66}
footer{position:absolute;inset-inline:${pt(62)};bottom:calc(var(--foot)*var(--pt));display:flex;gap:${pt(12)};font-size:${pt(8)};line-height:1;color:#5b5b66}
footer .whose{flex:1}
.column footer .number{order:1}
.column footer .whose{flex:none}
.column footer .day{flex:1}
.hanging footer{inset-inline:${pt(50)} ${pt(54)}}
.hanging footer .number{width:${pt(66)};padding-inline-end:${pt(4)};text-align:end}
@container (max-width:26rem){
main{--pt:.1rem;display:block;font-size:1rem}
.sheet,.hanging .sheet{width:auto;min-height:0;padding:1.25rem 1rem}
.sheet+.sheet{margin-top:.75rem}
h1{font-size:1.75rem}h1.long{font-size:1.5rem}h1.longest{font-size:1.25rem}
.hanging .period{position:static;width:auto}
.period{flex-direction:row;gap:.5rem}
.column li{display:block}
dl>div{display:block}
footer{position:static;flex-wrap:wrap;gap:.25rem 1rem;margin-top:1.5rem;line-height:1.4}
footer .whose,.column footer .whose{flex:1 1 10rem}
.column footer .day{flex:none}
.hanging footer .number{width:auto}
}
@page{size:a4;margin:0}
@page letter{size:letter;margin:0}
@media print{html{background:none}main{--pt:1pt;display:block;padding:0}.sheet{box-shadow:none;min-height:0;break-after:page;break-inside:avoid}.letter{page:letter}}
`;

/** The CSP sources of a CV's stylesheets. */
export const CV_STYLE_SOURCES = [STYLE, ...FACES].map(
  (style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
);

/** The CSP of a CV opened by itself: only its own stylesheets, with the fonts in them; no script, no form. */
export const CV_POLICY = `default-src 'none'; style-src ${CV_STYLE_SOURCES.join(' ')}; font-src data:; form-action 'none'; base-uri 'none'`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

const direction = ({ rtl }: { rtl: boolean }): string => (rtl ? ' lang="fa" dir="rtl"' : ' lang="en" dir="ltr"');

function run(item: CvRun, line: { rtl: boolean }): string {
  // Words in the direction of their line need no isolation; a name in another one would move the marks beside it.
  const text = item.rtl === line.rtl ? escapeHtml(item.text) : `<bdi${direction(item)}>${escapeHtml(item.text)}</bdi>`;
  const linked = item.href ? `<a href="${escapeHtml(item.href)}" rel="noopener noreferrer">${text}</a>` : text;
  if (item.look === 'strong') return `<b>${linked}</b>`;
  return item.look === 'muted' ? `<i>${linked}</i>` : linked;
}

/** Persian papers in an English CV stay at the edge of the page: one edge is easier to read along than two. */
const isOwn = ({ ownEdge, rtl }: CvLine): boolean => ownEdge === true && !rtl;

const line = (item: CvLine): string =>
  `<p class="${item.size}${isOwn(item) ? ' own' : ''}"${direction(item)}>${item.runs.map((part) => run(part, item)).join('')}</p>`;

function entry({ period, lines }: CvEntry): string {
  const years =
    period.length === 0
      ? ''
      : `<div class="period">${period.map((text) => `<span>${escapeHtml(text)}</span>`).join('')}</div>`;
  return `<li>${years}<div class="text">${lines.map(line).join('')}</div></li>`;
}

const row = ({ label, lines }: CvEntry): string =>
  `<div><dt>${escapeHtml(label)}</dt><dd>${lines.map(line).join('')}</dd></div>`;

/** What of a section stands on one sheet; its heading is on the first of them. */
function section({ heading, kind, entries }: CvSection): string {
  const body = kind === 'rows' ? `<dl>${entries.map(row).join('')}</dl>` : `<ul>${entries.map(entry).join('')}</ul>`;
  return `<section>${heading === '' ? '' : `<h2>${escapeHtml(heading)}</h2>`}${body}</section>`;
}

/** An entry by the pages that its lines stand on; what goes on overleaf has no years there. */
function partsOf(item: CvEntry, [first = 1, ...others]: readonly number[]): Map<number, CvEntry> {
  if (others.every((page) => page === first)) return new Map([[first, item]]);
  const parts = new Map<number, CvEntry>();
  for (const [at, one] of item.lines.entries()) {
    const page = at === 0 ? first : (others[at - 1] ?? first);
    const part = parts.get(page) ?? { ...item, period: page === first ? item.period : [], lines: [] };
    part.lines.push(one);
    parts.set(page, part);
  }
  return parts;
}

/** The sections by the page of the PDF that they, or a part of them, stand on. */
function sheetsOf(sections: readonly CvSection[], pages: CvPages): Map<number, CvSection[]> {
  const sheets = new Map<number, CvSection[]>([[1, []]]);
  let at = 0;
  for (const { heading, kind, entries } of sections) {
    const parts = new Map<number, CvEntry[]>();
    for (const item of entries) {
      for (const [page, part] of partsOf(item, pages.entries[at] ?? [1])) {
        const own = parts.get(page) ?? [];
        own.push(part);
        parts.set(page, own);
      }
      at += 1;
    }
    for (const [place, [page, own]] of [...parts].entries()) {
      sheets.set(page, [...(sheets.get(page) ?? []), { heading: place === 0 ? heading : '', kind, entries: own }]);
    }
  }
  return sheets;
}

const NAME_CLASSES: Record<number, string> = { 22: ' class="long"', 15: ' class="longest"' };

/**
 * A CV as a complete HTML document, sheet by sheet as the PDF has it. The generator mark distinguishes it from an HTML error page (A-111).
 * Every text is escaped, and there are no scripts, images or style attributes.
 */
export function cvHtml(document: CvDocument, { layout, paper }: CvLook, pages: CvPages): string {
  const { language, name, contact, sections, foot } = document;
  const page = { rtl: language === 'fa' };
  const head = [
    `<h1${NAME_CLASSES[nameSize(name.text)] ?? ''}>${run({ ...name, look: 'plain' }, page)}</h1>`,
    `<p class="contact">${contact.map((item) => `<span>${run(item, page)}</span>`).join('')}</p>`,
  ].join('');
  const footer = (number: number): string =>
    [
      `<footer><span class="number">${escapeHtml(numbered(language, number, pages.count))}</span>`,
      `<span class="whose">${run(foot.name, page)}${escapeHtml(comma(page))}${escapeHtml(foot.what)}</span>`,
      `<span class="day">${escapeHtml(foot.date)}</span></footer>`,
    ].join('');
  const sheets = [...sheetsOf(sections, pages)].map(
    ([number, parts]) =>
      `<div class="sheet">${number === 1 ? head : ''}${parts.map(section).join('')}${footer(number)}</div>`,
  );
  const styles = [STYLE, ...facesFor(JSON.stringify(document))].map((style) => `<style>${style}</style>`);
  return [
    `<!doctype html><html lang="${language}" dir="${page.rtl ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(CV_POLICY)}">`,
    '<meta name="generator" content="Peyk CV"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>CV – ${escapeHtml(name.text)}</title>${styles.join('')}</head><body class="${layout} ${paper}${pages.tight === 0 ? '' : ` tight${pages.tight}`}"><main>`,
    ...sheets,
    '</main></body></html>',
  ].join('');
}

const comma = ({ rtl }: { rtl: boolean }): string => (rtl ? '، ' : ', ');

const numbered = (language: CvDocument['language'], number: number, count: number): string =>
  language === 'fa'
    ? `صفحهٔ ${inDigitsOf(language, number)} از ${inDigitsOf(language, count)}`
    : `${number} of ${count}`;
