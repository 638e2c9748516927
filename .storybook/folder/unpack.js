/*
 * Opens the built room from a folder. A browser fetches no module, no data and no font for a page without a server, but runs a plain
 * script: this one brings all of them. `FILES` and `MODULES` are written before it; a page of the room runs it on `file:` alone.
 */
const base = new URL('.', document.baseURI).href;

/** The text of every packed file by its path. */
async function unpacked() {
  const bytes = Uint8Array.from(atob(FILES), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return JSON.parse(await new Response(stream).text());
}

const address = (text, type) => URL.createObjectURL(new Blob([text], { type }));

/** The path of a packed file that an address means. */
function pathOf(files, href) {
  const { href: whole } = new URL(href, document.baseURI);
  const path = whole.startsWith(base) ? whole.slice(base.length).replace(/[?#].*$/, '') : '';
  return Object.hasOwn(files, path) ? path : undefined;
}

/** Sheets come from addresses of this page's own: those of another file could not be read back. */
function withSheets(files) {
  const sheets = new Map();
  const own = (href) => {
    const path = pathOf(files, href);
    if (!path?.endsWith('.css')) return href;
    const within = (_, inner) =>
      `url("${files[new URL(inner, `room:/${path}`).pathname.slice(1)] ?? new URL(inner, base + path).href}")`;
    if (!sheets.has(path))
      sheets.set(path, address(files[path].replaceAll(/url\(["']?(\.\.?\/[^"')]+)["']?\)/g, within), 'text/css'));
    return sheets.get(path);
  };
  const { set, get } = Object.getOwnPropertyDescriptor(HTMLLinkElement.prototype, 'href');
  Object.defineProperty(HTMLLinkElement.prototype, 'href', {
    get,
    set(href) {
      // Modules are here already.
      if (this.rel !== 'modulepreload') set.call(this, own(href));
    },
  });
  Object.defineProperty(HTMLLinkElement.prototype, 'crossOrigin', { get: () => null, set() {} });
  for (const link of document.querySelectorAll('link[rel="stylesheet"]')) link.href = link.getAttribute('href');
}

/** Data comes from the files as well. */
function withData(files) {
  const real = globalThis.fetch;
  globalThis.fetch = (input, options) => {
    const path = pathOf(files, input instanceof Request ? input.url : String(input));
    return path?.endsWith('.json') ? Promise.resolve(new Response(files[path])) : real(input, options);
  };
}

/** Modules have addresses of this page's own, under the names that they import each other by. */
function withModules(files) {
  const imports = Object.fromEntries(MODULES.map((path) => [`room:${path}`, address(files[path], 'text/javascript')]));
  const map = document.createElement('script');
  map.type = 'importmap';
  map.textContent = JSON.stringify({ imports });
  document.head.append(map);
}

const named = (text) => text.replaceAll(/(["'])\.\/([^"']+\.js)\1/g, '"room:$2"');

/** The page itself, whose own scripts and sheets would be fetched, without them; they are put back once they can be. */
function withoutFetching(html) {
  return html
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
    .replaceAll(/<script\b([^>]*)\btype="module"/g, '<script$1type="room"');
}

/** Runs the modules of the page, in order. */
function run() {
  for (const asked of document.querySelectorAll('script[type="room"]')) {
    const address = asked.getAttribute('src');
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = named(address === null ? asked.textContent : `import ${JSON.stringify(address)};`);
    document.body.append(script);
  }
}

self.roomBase = base;
const files = await unpacked();
if (document.readyState === 'loading')
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
// Everything behind the first script of the page was kept from running as plain text.
const html = document.querySelector('plaintext').textContent;
document.open();
document.write(`<!doctype html><html lang="en"><head>${withoutFetching(html)}`);
document.close();
withSheets(files);
withData(files);
withModules(files);
run();
