import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const app = path.resolve(import.meta.dirname, '..');
const dist = path.join(app, 'dist');
const page = path.join(dist, 'landing.html');

/** The page's policy allows no style in an attribute: each becomes a class of its own. Hands back the HTML and the rules. */
function withoutStyleAttributes(html) {
  const rules = new Map();
  const clean = html.replaceAll(/<[a-z][^>]* style="[^"]*"[^>]*>/g, (tag) => {
    const style = / style="([^"]*)"/.exec(tag)[1].replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
    const name = rules.get(style) ?? `written-${rules.size}`;
    rules.set(style, name);
    const bare = tag.replace(/ style="[^"]*"/, '');
    return bare.includes(' class="')
      ? bare.replace(' class="', ` class="${name} `)
      : bare.replace(/^<[a-z]+/, `$& class="${name}"`);
  });
  return { clean, rules: [...rules].map(([style, name]) => `.${name}{${style}}`) };
}

/**
 * Writes the landing page in both languages into `dist/landing.html`, so that it reads before any script has come.
 * One sheet holds its styles: each request of its own would cost a phone a round trip.
 */
async function prerender() {
  const folder = fs.mkdtempSync(path.join(app, 'node_modules/.prerender-'));
  try {
    await build({
      root: app,
      configFile: path.join(app, 'vite.config.ts'),
      logLevel: 'warn',
      build: {
        ssr: 'src/prerender.tsx',
        outDir: folder,
        ssrEmitAssets: true,
        copyPublicDir: false,
        rollupOptions: { input: 'src/prerender.tsx' },
      },
    });
    const { landing, titleOf } = await import(pathToFileURL(path.join(folder, 'prerender.js')).href);
    const filled = fs
      .readFileSync(page, 'utf8')
      .replace(
        /<meta name="fonts-en" content="([^"]+)">/,
        (meta, font) => `${meta}<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`,
      )
      .replaceAll(/<!--(landing|title):(en|fa)-->/g, (_, what, locale) =>
        (what === 'title' ? titleOf : landing)(locale),
      );
    const { clean, rules } = withoutStyleAttributes(filled);
    fs.writeFileSync(page, clean);
    const own = path.join(dist, 'landing.css');
    const assets = path.join(folder, 'assets');
    const styles = fs
      .readdirSync(assets)
      .filter((name) => name.endsWith('.css'))
      .map((name) => path.join(assets, name));
    fs.writeFileSync(own, [...[...styles, own].map((file) => fs.readFileSync(file, 'utf8')), ...rules].join('\n'));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

await prerender();
