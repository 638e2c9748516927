import { createHash } from 'node:crypto';
import type { CvDocument, CvEntry, CvLink, CvSection, CvText } from './document.ts';

/** A constant stylesheet: the CSP allows it by its hash, so that no other style can be injected. */
const STYLE = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0 auto;max-width:46rem;padding:2rem 1.5rem;background:#fff;color:#1b1b1f;font:1rem/1.6 Vazirmatn,"Segoe UI",system-ui,sans-serif;overflow-wrap:anywhere}
h1{margin:0;font-size:1.75rem;line-height:1.3}
h2{margin:1.75rem 0 .5rem;padding-bottom:.25rem;border-bottom:1px solid #c9c9d1;font-size:1.125rem}
h3{margin:0;font-size:1rem}
p,ul{margin:.25rem 0}
ul{padding-inline-start:1.25rem}
article{margin:.75rem 0}
article header{display:flex;flex-wrap:wrap;gap:0 1rem;justify-content:space-between}
.contact,.place,.period{color:#4a4a55}
.contact span+span::before{content:"·";margin-inline:.5rem}
a{color:#1d4f91}
@media print{body{padding:0}article{break-inside:avoid}}
`;

/** The CSP source of a CV's stylesheet. */
export const CV_STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** The CSP of a CV opened by itself: only its own stylesheet; no script, no form. */
export const CV_POLICY = `default-src 'none'; style-src ${CV_STYLE_SOURCE}; form-action 'none'; base-uri 'none'`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

const direction = ({ rtl }: CvText): string => (rtl ? ' lang="fa" dir="rtl"' : ' dir="ltr"');
const isolated = (text: CvText): string => `<bdi${direction(text)}>${escapeHtml(text.text)}</bdi>`;
const link = ({ text, href }: CvLink): string =>
  `<a href="${escapeHtml(href)}" rel="noopener noreferrer"><bdi dir="ltr">${escapeHtml(text)}</bdi></a>`;

function entry({ title, place, period, lines, links }: CvEntry): string {
  return [
    '<article>',
    `<header><h3>${isolated(title)}</h3>${period ? `<span class="period">${escapeHtml(period)}</span>` : ''}</header>`,
    place ? `<p class="place">${isolated(place)}</p>` : '',
    ...lines.map((line) => `<p${direction(line)}>${escapeHtml(line.text)}</p>`),
    ...links.map((item) => `<p>${link(item)}</p>`),
    '</article>',
  ].join('');
}

function section({ heading, kind, entries }: CvSection): string {
  const body =
    kind === 'names'
      ? `<ul>${entries.map(({ title }) => `<li>${isolated(title)}</li>`).join('')}</ul>`
      : entries.map(entry).join('');
  return `<section><h2>${escapeHtml(heading)}</h2>${body}</section>`;
}

/**
 * A CV as a complete HTML document. The generator mark distinguishes it from an HTML error page (A-111). Every text is escaped, and there
 * are no scripts, images or style attributes.
 */
export function cvHtml({ name, contact, sections }: CvDocument): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(CV_POLICY)}">`,
    '<meta name="generator" content="Peyk CV"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>CV – ${escapeHtml(name.text)}</title><style>${STYLE}</style></head><body><main>`,
    `<h1>${isolated(name)}</h1>`,
    `<p class="contact">${contact.map((item) => `<span>${'href' in item ? link(item) : isolated(item)}</span>`).join('')}</p>`,
    ...sections.map(section),
    '</main></body></html>',
  ].join('');
}
