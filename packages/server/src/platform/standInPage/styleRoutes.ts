import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';

const style = fs.readFileSync(new URL('./style.css', import.meta.url), 'utf8');
/** Not every machine has a font for Persian. */
const font = createRequire(import.meta.url).resolve('vazirmatn/fonts/webfonts/Vazirmatn[wght].woff2');

/** What the pages of all stand-ins look like. */
export function styleRoutes(app: FastifyInstance): void {
  app.get('/stand-in/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
  app.get('/stand-in/vazirmatn.woff2', async (_request, reply) =>
    reply
      .type('font/woff2')
      .header('cache-control', 'public, max-age=86400')
      .send(await fs.promises.readFile(font)),
  );
}
