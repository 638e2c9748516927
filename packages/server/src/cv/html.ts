import { createHash } from 'node:crypto';
import type { CvLayout } from '@peyk/api-types';
import type { CvDocument, CvEntry, CvSection } from './document.ts';
import type { CvLine, CvRun } from './text.ts';

/** A constant stylesheet: the CSP allows it by its hash, so that no other style can be injected. */
const STYLE = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0 auto;max-width:50rem;padding:2rem 1.5rem;background:#fff;color:#16161d;font:1rem/1.45 "Source Sans 3","Source Sans 3 Variable",Vazirmatn,"Vazirmatn Variable","Segoe UI",system-ui,sans-serif;overflow-wrap:anywhere}
:lang(fa){line-height:1.75;font-family:Vazirmatn,"Vazirmatn Variable","Segoe UI",system-ui,sans-serif}
h1{margin:0;font-size:2.5rem;line-height:1.25;font-weight:600}
h2{margin:0 0 .5rem;font-size:1rem;font-weight:600;color:#2b4b96}
section{margin-top:1.25rem;padding-top:.75rem;border-top:1px solid #d3d3da}
b{font-weight:600}
ul,dl{list-style:none;margin:0;padding:0}
p,dd{margin:0}
html[dir=ltr] p{text-align:left}
html[dir=rtl] p{text-align:right}
html p.own{text-align:start}
li{position:relative;margin-top:.5rem}
.contact{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin-top:.5rem;font-size:.9375rem;color:#43434e}
.detail{color:#55555f}
.small{font-size:.875rem;color:#5b5b66}
i{font-style:normal;color:#55555f}
.period{display:flex;flex-direction:column;font-size:.9375rem;color:#5b5b66}
.period span+span{font-size:.8125rem}
a{color:#2b4b96;text-decoration:none}
a:hover,a:focus{text-decoration:underline}
dl>div{display:flex;flex-wrap:wrap;gap:0 1rem}
dt{min-width:5.5rem;color:#5b5b66}
dd{flex:1 1 12rem}
footer{display:flex;flex-wrap:wrap;gap:0 2rem;justify-content:space-between;margin-top:2.5rem;font-size:.8125rem;color:#5b5b66}
@media (min-width:36rem){
.hanging{padding-inline-start:8.5rem}
.hanging .period{position:absolute;top:0;inset-inline-end:calc(100% + 1.25rem);width:6.5rem;text-align:end}
.hanging li{min-height:2.9rem}
.hanging:lang(en) li,.hanging li:not(:has(.period)){min-height:0}
.column li{display:grid;grid-template-columns:1fr auto;column-gap:1.5rem}
.column .period{grid-column:2;grid-row:1;text-align:end}
.column .text{grid-column:1;grid-row:1}
}
@media print{body{padding:0}li{break-inside:avoid}h2{break-after:avoid}}
`;

/** The CSP source of a CV's stylesheet. */
export const CV_STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** The CSP of a CV opened by itself: only its own stylesheet; no script, no form. */
export const CV_POLICY = `default-src 'none'; style-src ${CV_STYLE_SOURCE}; form-action 'none'; base-uri 'none'`;

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

function section({ heading, kind, entries }: CvSection): string {
  const body = kind === 'rows' ? `<dl>${entries.map(row).join('')}</dl>` : `<ul>${entries.map(entry).join('')}</ul>`;
  return `<section><h2>${escapeHtml(heading)}</h2>${body}</section>`;
}

/**
 * A CV as a complete HTML document. The generator mark distinguishes it from an HTML error page (A-111). Every text is escaped, and there
 * are no scripts, images or style attributes.
 */
export function cvHtml({ language, name, contact, sections, foot }: CvDocument, layout: CvLayout): string {
  const page = { rtl: language === 'fa' };
  return [
    `<!doctype html><html lang="${language}" dir="${page.rtl ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(CV_POLICY)}">`,
    '<meta name="generator" content="Peyk CV"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>CV – ${escapeHtml(name.text)}</title><style>${STYLE}</style></head><body class="${layout}"><main>`,
    `<h1>${run({ ...name, look: 'plain' }, page)}</h1>`,
    `<p class="contact">${contact.map((item) => `<span>${run(item, page)}</span>`).join('')}</p>`,
    ...sections.map(section),
    `</main><footer><span>${run(foot.name, page)}${escapeHtml(comma(page))}${escapeHtml(foot.what)}</span>`,
    `<span>${escapeHtml(foot.date)}</span></footer></body></html>`,
  ].join('');
}

const comma = ({ rtl }: { rtl: boolean }): string => (rtl ? '، ' : ', ');
