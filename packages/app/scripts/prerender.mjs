import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import postcss from 'postcss';
import { build, minify } from 'vite';

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
  sheet.walkComments((comment) => comment.remove());
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

/** What `boot.js` reads to preload the letters of the language. */
const FONTS = /<meta name="fonts-\w+" content="[^"]+">/g;
const ENGLISH_FONT = /<meta name="fonts-en" content="([^"]+)">/;
const preloaded = (meta, font) => `${meta}<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`;

/** A template with its places filled. */
const filled = (template, fill) => template.replaceAll(/<!--([a-z:-]+)-->/g, (_, place) => fill[place]);

/** Pages without style attributes, and the styles that they need together. */
function withStyles(css, pages) {
  const rules = new Map();
  const bare = pages.map((html) => withoutStyleAttributes(html, rules));
  const classes = new Set(
    bare.flatMap((page) => [...page.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names.split(/\s+/))),
  );
  const fromAttributes = [...rules].map(([style, name]) => `.${name}{${style}}`);
  return { pages: bare, styles: rulesFor([...css, ...fromAttributes].join('\n'), classes) };
}

const write = (file, text) => fs.writeFileSync(path.join(dist, file), text);

/** Writes pages and the one sheet that holds the styles of them all: each request of its own would cost a phone a round trip. */
function writeBeside(sheet, css, written) {
  const { pages, styles } = withStyles(
    css,
    written.map(({ html }) => html),
  );
  for (const [place, { file }] of written.entries()) write(file, pages[place]);
  write(sheet, styles);
}

const BOOT = '<script src="/boot.js">';
const BOOT_OF_APP = '<script src="/boot-app.js">';
const SHEET = '<link rel="stylesheet" href="/prerendered.css" />';

/**
 * Writes a page with its styles in it, so that it is seen without a further round trip. An auth page would gain nothing: it can be used when
 * its script is there, and while that loads its letters would come late. The server allows these styles by their hash (`inlineStyles.ts`).
 */
function writeWhole({ file, html }, css) {
  const { pages, styles } = withStyles(css, [html]);
  if (!html.includes(SHEET)) throw new Error(`${file} does not name its sheet as ${SHEET}`);
  write(
    file,
    pages[0].replace(SHEET, () => `<style>${styles}</style>`),
  );
}

/** What fills an opening before the app is there, as one script: a file of its own would cost a phone a round trip. */
async function fillingOpenings() {
  const built = await build({
    root: app,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      copyPublicDir: false,
      lib: { entry: path.join(app, 'src/boot/fillOpening.entry.ts'), formats: ['iife'], name: 'fillOpening' },
    },
  });
  return [built].flat()[0].output[0].code;
}

/**
 * Writes the pages of `src/boot/prerender.tsx` in both languages into `dist`, so that they are seen before the app has come,
 * and into `index.html` what is said where it does not come.
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
    const {
      prerendered,
      everywhere,
      app: ofApp,
      openingStyles,
    } = await import(pathToFileURL(path.join(folder, 'prerender.js')).href);
    const assets = path.join(folder, 'assets');
    const own = fs.readFileSync(path.join(dist, 'prerendered.css'), 'utf8');
    const css = fs
      .readdirSync(assets)
      .filter((name) => name.endsWith('.css'))
      .map((name) => fs.readFileSync(path.join(assets, name), 'utf8'))
      .concat(own);
    // Every page waits for it, and those without an opening need nothing that fills one.
    const { code: boot } = await minify('boot.js', fs.readFileSync(path.join(dist, 'boot.js'), 'utf8'));
    write('boot.js', boot);
    write('boot-app.js', boot + (await fillingOpenings()));
    const opened = fs.readFileSync(index, 'utf8').replace(BOOT, BOOT_OF_APP);
    if (!opened.includes(BOOT_OF_APP)) throw new Error(`index.html does not name its first script as ${BOOT}`);
    const source = fs.readFileSync(template, 'utf8');
    fs.rmSync(template);
    // Without `boot.js` nothing tells the language of the person: what is said then is in sight in both.
    const chosen = css.map((sheet) =>
      sheet === own ? own.replaceAll('html[lang=', 'html[data-spoken][lang=') : sheet,
    );
    writeWhole({ file: 'index.html', html: filled(opened, { ...everywhere, ...ofApp, style: SHEET }) }, [
      ...chosen,
      openingStyles,
    ]);
    // An auth page needs script as much as the app does; a page to read is read without.
    const needsScript = /<noscript\s*><p>.*?<\/noscript\s*>/s.exec(opened)[0];
    const written = prerendered.map(({ file, fill }) => {
      const isRead = fill.kind === 'content';
      const html = filled(source, { ...fill, 'needs-script': isRead ? '' : needsScript });
      // A page to read is seen first, then gets its letters, then its script: a browser would wait for preloaded letters.
      return {
        file,
        isRead,
        html: isRead
          ? html.replaceAll(FONTS, '').replaceAll(LATER, '$& fetchpriority="low"')
          : html.replace(ENGLISH_FONT, preloaded),
      };
    });
    for (const page of written.filter(({ isRead }) => isRead)) writeWhole(page, css);
    writeBeside(
      'prerendered.css',
      css,
      written.filter(({ isRead }) => !isRead),
    );
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

await prerender();
