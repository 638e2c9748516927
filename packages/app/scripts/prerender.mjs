import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import postcss from 'postcss';
import { build } from 'vite';

const app = path.resolve(import.meta.dirname, '..');
const dist = path.join(app, 'dist');
const template = path.join(dist, 'prerendered.html');
const index = path.join(dist, 'index.html');

/** The policy of a page allows no style in an attribute: each becomes a class, whose rule is noted. */
function withoutStyleAttributes(html, rules) {
  return html.replaceAll(/<[a-z][^>]* style="[^"]*"[^>]*>/g, (tag) => {
    const style = / style="([^"]*)"/.exec(tag)[1].replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
    const name = rules.get(style) ?? `prerendered-${rules.size}`;
    rules.set(style, name);
    const bare = tag.replace(/ style="[^"]*"/, '');
    return bare.includes(' class="')
      ? bare.replace(' class="', ` class="${name} `)
      : bare.replace(/^<[a-z]+/, `$& class="${name}"`);
  });
}

/** The rules that can apply to a page with these classes. What the app draws later brings its own. */
function rulesFor(css, classes) {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (rule.parent.type === 'atrule' && rule.parent.name.endsWith('keyframes')) return;
    const selectors = rule.selectors.filter((selector) =>
      [...selector.matchAll(/\.([\w-]+)/g)].every(([, name]) => classes.has(name)),
    );
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  const used = new Set([...sheet.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  sheet.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
  // A named layer keeps its place in the order also when it is empty.
  sheet.walk((node) => {
    if (node.nodes?.length === 0 && node.name !== 'layer') node.remove();
  });
  return sheet.toString();
}

const LATER = /<script type="module"|<link rel="modulepreload"/g;

/** A template with its places filled. */
const filled = (template, fill) => template.replaceAll(/<!--([a-z:-]+)-->/g, (_, place) => fill[place]);

/** Writes pages, and the one sheet that holds the styles of them all. */
function writePages(sheet, css, pages) {
  const rules = new Map();
  const classes = new Set();
  for (const { file, html } of pages) {
    const page = withoutStyleAttributes(html, rules);
    for (const [, names] of page.matchAll(/ class="([^"]*)"/g))
      for (const name of names.split(/\s+/)) classes.add(name);
    fs.writeFileSync(path.join(dist, file), page);
  }
  const fromAttributes = [...rules].map(([style, name]) => `.${name}{${style}}`);
  fs.writeFileSync(path.join(dist, sheet), rulesFor([...css, ...fromAttributes].join('\n'), classes));
}

/**
 * Writes the pages of `src/boot/prerender.tsx` in both languages into `dist`, so that they are seen before the app has come,
 * and into `index.html` what is said where it does not come. One sheet holds their styles: each request of its own would
 * cost a phone a round trip.
 */
async function prerender() {
  const folder = fs.mkdtempSync(path.join(app, 'node_modules/.prerender-'));
  try {
    await build({
      root: app,
      configFile: path.join(app, 'vite.config.ts'),
      logLevel: 'warn',
      build: {
        ssr: 'src/boot/prerender.tsx',
        outDir: folder,
        ssrEmitAssets: true,
        // One sheet, in the order of the imports: the order in which layers are first named decides which one wins.
        cssCodeSplit: false,
        copyPublicDir: false,
        rollupOptions: { input: 'src/boot/prerender.tsx' },
      },
    });
    const { prerendered, everywhere } = await import(pathToFileURL(path.join(folder, 'prerender.js')).href);
    const assets = path.join(folder, 'assets');
    const own = fs.readFileSync(path.join(dist, 'prerendered.css'), 'utf8');
    const css = fs
      .readdirSync(assets)
      .filter((name) => name.endsWith('.css'))
      .map((name) => fs.readFileSync(path.join(assets, name), 'utf8'))
      .concat(own);
    const opened = fs.readFileSync(index, 'utf8');
    const source = fs
      .readFileSync(template, 'utf8')
      .replace(
        /<meta name="fonts-en" content="([^"]+)">/,
        (meta, font) => `${meta}<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`,
      );
    fs.rmSync(template);
    writePages('arriving.css', css, [
      {
        file: 'index.html',
        html: filled(opened, { ...everywhere, style: '<link rel="stylesheet" href="/arriving.css" />' }),
      },
    ]);
    // An auth page needs script as much as the app does; a page to read is read without.
    const needsScript = /<noscript\s*><p>.*?<\/noscript\s*>/s.exec(opened)[0];
    const pages = prerendered.map(({ file, fill }) => {
      const isRead = fill.kind === 'content';
      const html = filled(source, { ...fill, 'needs-script': isRead ? '' : needsScript });
      // A page to read needs its letters before its script.
      return { file, html: isRead ? html.replaceAll(LATER, '$& fetchpriority="low"') : html };
    });
    writePages('prerendered.css', css, pages);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

await prerender();
