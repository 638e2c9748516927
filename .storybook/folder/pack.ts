import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a page of the room cannot fetch without a server. */
const PACKED = ['**/*.js', 'assets/*.{css,woff2}', '*.json'];
const LEFT_OUT = /^(?:room-files|mockServiceWorker)\.js$|^addon-|^preview-stats\.json$/;

/** Runs before everything else of a page: on a server it does nothing, elsewhere it keeps the rest from being fetched in vain. */
const OPENER = `<script>if(location.protocol==='file:')document.write('<script src="./room-files.js"><\\/script><plaintext hidden>')</script>`;

/** A module as it runs from an address that no other one is relative to: it imports by names, and knows where it lies. */
export function packedModule(file: string, text: string, all: ReadonlySet<string>): string {
  const folder = path.posix.dirname(file);
  return text
    .replaceAll(/(["'`])(\.\.?\/[\w./-]+\.js)\1/g, (said, quote: string, named: string) => {
      const meant = path.posix.join(folder, named);
      return all.has(meant) ? `${quote}room:${meant}${quote}` : said;
    })
    .replaceAll('import.meta.resolve', 'self.roomResolve')
    .replaceAll('import.meta.url', `(self.roomBase+${JSON.stringify(file)})`);
}

/**
 * Makes a built room open from its folder: a browser fetches neither modules nor data for a page without a server, but it runs a plain
 * script, which brings them all.
 */
export function packFolder(folder: string): void {
  const names = globSync(PACKED, { cwd: folder })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => !LEFT_OUT.test(name))
    .toSorted();
  const modules = names.filter((name) => name.endsWith('.js'));
  const all = new Set(modules);
  const files = Object.fromEntries(
    names.map((name) => {
      const content = readFileSync(path.join(folder, name));
      if (name.endsWith('.woff2')) return [name, `data:font/woff2;base64,${content.toString('base64')}`];
      const text = content.toString('utf8');
      return [name, all.has(name) ? packedModule(name, text, all) : text];
    }),
  );
  const opener = readFileSync(path.join(import.meta.dirname, 'unpack.js'), 'utf8');
  const packed = gzipSync(JSON.stringify(files), { level: 6 }).toString('base64');
  writeFileSync(
    path.join(folder, 'room-files.js'),
    `(async()=>{const MODULES=${JSON.stringify(modules)};const FILES="${packed}";\n${opener}})();\n`,
  );
  for (const name of ['index.html', 'iframe.html']) {
    const file = path.join(folder, name);
    // An attribute that asks for a server where there may be none, and says nothing where there is one.
    const html = readFileSync(file, 'utf8').replaceAll(/<(?:link|script)\b[^>]*>/g, (tag) =>
      // A font is always fetched as from another origin.
      tag.includes('as="font"') ? tag : tag.replace(/ crossorigin(?:="")?(?=[\s>])/, ''),
    );
    writeFileSync(
      file,
      html.replace(/<head>/i, (head) => head + OPENER),
    );
  }
}
