import type { Locale } from '../../i18n/locale';

/** Only what stands in the document itself: its own styles, pictures inside its own text. No address is asked. */
export const FRAME_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'";

/**
 * For a document that brings no sheet of its own. A frame inherits the policy of its page, so a server whose
 * `style-src` lists hashes lists the one of this text.
 */
export const FRAME_STYLE =
  'body{margin:1rem;font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}img{max-width:100%;height:auto}';

/**
 * The trusted-types policy of the frame: a server whose policy names types lists it. What is made by it is read as a document without scripts
 * and shown in a frame without rights; nothing else can get at it.
 */
const FRAME_TYPES = 'peyk-frame';

interface TypesPolicy {
  createHTML: (html: string) => string;
}

let types: TypesPolicy | undefined;

/** The text as a page under trusted types takes it; made at first use, because a page that forbids the policy may never show a frame. */
function typed(html: string): string {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy: (name: string, rules: TypesPolicy) => TypesPolicy };
  };
  types ??= trustedTypes?.createPolicy(FRAME_TYPES, { createHTML: (text) => text });
  return types ? types.createHTML(html) : html;
}

const parse = (html: string): Document => new DOMParser().parseFromString(typed(html), 'text/html');

/** Shows a foreign document in a frame. */
export function fillFrame(frame: HTMLIFrameElement, html: string, lang?: Locale): void {
  frame.srcdoc = typed(sealedDocument(html, lang));
}

/*
 * The sandbox and the policy hold without this. It takes out what neither reaches: links that would load inside the
 * frame itself, hosts that a browser looks up early, and templates, whose content this very search would not see.
 */
const REMOVED = 'script, link, base, meta, template, iframe, frame, frameset, object, embed, noscript';
const LEADING = ['href', 'xlink:href', 'target', 'ping', 'action', 'formaction', 'autofocus'];
const FETCHED = ['src', 'srcset', 'poster', 'background'];

/** A foreign document as the text of a frame: first its own policy, then what is left of it when nothing can lead out. */
export function sealedDocument(html: string, lang?: Locale): string {
  const page = parse(html);
  for (const element of page.querySelectorAll(REMOVED)) element.remove();
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href]')) unlink(page, link);
  for (const element of page.querySelectorAll('*')) {
    for (const name of LEADING) element.removeAttribute(name);
    for (const name of FETCHED) {
      if (!/^data:image\//i.test(element.getAttribute(name) ?? '')) element.removeAttribute(name);
    }
  }
  const root = page.documentElement;
  if (lang) root.lang = lang;
  if (!root.hasAttribute('dir')) root.dir = lang === undefined ? 'auto' : lang === 'fa' ? 'rtl' : 'ltr';
  const head = [
    meta(page, { 'http-equiv': 'Content-Security-Policy', content: FRAME_POLICY }),
    meta(page, { name: 'referrer', content: 'no-referrer' }),
    meta(page, { name: 'color-scheme', content: 'light' }),
  ];
  if (!page.querySelector('style')) {
    const style = page.createElement('style');
    style.textContent = FRAME_STYLE;
    head.push(style);
  }
  page.head.prepend(...head);
  return `<!doctype html>${root.outerHTML}`;
}

/** It still looks like a link and says where it led, to whoever rests on it. */
function unlink(page: Document, link: HTMLAnchorElement): void {
  const line = page.createElement('u');
  line.append(...link.childNodes);
  link.append(line);
  link.title = link.getAttribute('href') ?? '';
}

/** Whether there is anything to see: words or a picture. */
export function isBlank(html: string): boolean {
  const { body } = parse(html);
  return (body.textContent ?? '').trim() === '' && body.querySelector('img, svg, hr, table') === null;
}

function meta(page: Document, attributes: Record<string, string>): HTMLElement {
  const element = page.createElement('meta');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
