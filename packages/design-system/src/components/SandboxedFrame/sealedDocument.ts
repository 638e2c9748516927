import type { Locale } from '../../i18n/locale';

/** Allows only the document's own inline styles, and images and fonts that lie in it; no requests. */
export const FRAME_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; form-action 'none'; base-uri 'none'";

/**
 * For a document without its own styles. A frame inherits the policy of its page, so a server whose `style-src` lists hashes must list the
 * one of this text.
 */
export const FRAME_STYLE =
  'body{margin:1rem;font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}img{max-width:100%;height:auto}';

/**
 * The Trusted Types policy of the frame: a server that lists policy names must list it. Its output is only parsed without scripts and shown
 * in a frame without permissions.
 */
const FRAME_TYPES = 'peyk-frame';

interface TypesPolicy {
  createHTML: (html: string) => string;
}

let types: TypesPolicy | undefined;

/** The text as `TrustedHTML`. The policy is created on first use, because a page that forbids it may never show a frame. */
function typed(html: string): string {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy: (name: string, rules: TypesPolicy) => TypesPolicy };
  };
  types ??= trustedTypes?.createPolicy(FRAME_TYPES, { createHTML: (text) => text });
  return types ? types.createHTML(html) : html;
}

const parse = (html: string): Document => new DOMParser().parseFromString(typed(html), 'text/html');

/** Shows an untrusted document in a frame. */
export function fillFrame(frame: HTMLIFrameElement, html: string, lang?: Locale): void {
  frame.srcdoc = typed(sealedDocument(html, lang));
}

/*
 * Sandbox and policy are sufficient without this. It removes what neither covers: links that would load inside the frame itself, hosts that
 * a browser resolves early, and templates, whose content this query would not find.
 */
const REMOVED = 'script, link, base, meta, template, iframe, frame, frameset, object, embed, noscript';
const LEADING = ['href', 'xlink:href', 'target', 'ping', 'action', 'formaction', 'autofocus'];
const FETCHED = ['src', 'srcset', 'poster', 'background'];

/** An untrusted document as `srcdoc`: first its policy, then the document without anything that leads out of it. */
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

/** It still looks like a link and shows its address on hover. */
function unlink(page: Document, link: HTMLAnchorElement): void {
  const line = page.createElement('u');
  line.append(...link.childNodes);
  link.append(line);
  link.title = link.getAttribute('href') ?? '';
}

/** Whether there is nothing to see: no text and no image. */
export function isBlank(html: string): boolean {
  const { body } = parse(html);
  return (body.textContent ?? '').trim() === '' && body.querySelector('img, svg, hr, table') === null;
}

function meta(page: Document, attributes: Record<string, string>): HTMLElement {
  const element = page.createElement('meta');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
