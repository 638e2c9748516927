import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';

const app = path.resolve(import.meta.dirname, '../../app');

/** A copy of the built app with two pages added: a heading as plain HTML, and a heading rendered by React. */
export async function withBarePages(folder) {
  fs.cpSync(path.join(app, 'dist'), folder, { recursive: true });
  const page = (body) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Hello</title></head><body>${body}</body></html>`;
  fs.writeFileSync(path.join(folder, 'hello.html'), page('<h1>Hello, world</h1>'));
  fs.writeFileSync(
    path.join(folder, 'react.html'),
    page('<div id="root"></div><script type="module" src="/react.js"></script>'),
  );
  const source = path.join(folder, 'react-source.js');
  fs.writeFileSync(
    source,
    `import { createElement } from 'react'; import { createRoot } from 'react-dom/client';
     createRoot(document.getElementById('root')).render(createElement('h1', null, 'Hello, world'));`,
  );
  const built = await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: ['react', 'react-dom'].map((find) => ({ find, replacement: path.join(app, 'node_modules', find) })),
    },
    build: { write: false, rollupOptions: { input: source } },
  });
  const script = built.output.find(({ type }) => type === 'chunk').code;
  fs.writeFileSync(path.join(folder, 'react.js'), script);
  fs.writeFileSync(path.join(folder, 'react.js.br'), brotliCompressSync(script));
  fs.writeFileSync(path.join(folder, 'react.js.gz'), gzipSync(script));
}
