import path from 'node:path';
import { build, type Rollup } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { webPlugins } from '../../app/vite.plugins';
import { newAccount } from '../support/account';
import { visit } from '../support/browser';
import { useStage } from '../support/stage';

const stage = useStage();

/** The files of the page under test: the frame of the design system, built like the app. */
const contentTypes: Record<string, string> = { '.css': 'text/css', '.woff2': 'font/woff2' };
const parts = new Map<string, { type: string; body: Buffer }>();

beforeAll(async () => {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [webPlugins()],
    build: {
      write: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: new URL('../support/framePage.tsx', import.meta.url).pathname,
        output: {
          entryFileNames: 'frame.js',
          chunkFileNames: 'frame-[hash].js',
          assetFileNames: 'frame-[hash][extname]',
        },
      },
    },
  })) as Rollup.RollupOutput;
  for (const part of built.output) {
    const isScript = part.type === 'chunk';
    parts.set(`/${part.fileName}`, {
      type: isScript ? 'text/javascript' : (contentTypes[path.extname(part.fileName)] ?? 'application/octet-stream'),
      body: Buffer.from(isScript ? part.code : part.source),
    });
  }
});

/** A page that shows a document in the frame, with the headers that the server sends for every page. */
async function show(html: string) {
  const { page, context, foreign, complaints } = await visit(stage.browser, stage.product.url);
  const sheet = [...parts.keys()].find((name) => name.endsWith('.css'));
  const body = `<!doctype html><html lang="en"><head><title>Frame</title><link rel="stylesheet" href="${sheet}">
    <script type="module" src="/frame.js"></script></head><body><div id="root"></div></body></html>`;
  await page.route(`${stage.product.url}/frame*`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const part = parts.get(pathname);
    if (part) await route.fulfill({ contentType: part.type, body: part.body });
    else if (pathname === '/frame.html') await route.fulfill({ contentType: 'text/html', body: html });
    else {
      const response = await route.fetch({ url: stage.product.url });
      const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = response.headers();
      await route.fulfill({ status: response.status(), headers, body });
    }
  });
  await page.goto(`${stage.product.url}/frame`);
  return { paper: page.frameLocator('iframe').locator('body'), page, context, foreign, complaints };
}

it('A-111 CV-05 a CV is shown in its own look and fonts under the headers of the server', async () => {
  const person = await newAccount(stage.product, 'frame@mail.example');
  await person.call('POST', '/api/student/research-interests/add/', { interest_name: 'Bridges' });
  const cv = { format: 'html', research_interests: ['Bridges'] };
  const { html } = await person.call<{ html: string }>('POST', '/api/student/cv/', cv);
  const { paper, context, foreign, complaints } = await show(html);
  await paper.getByRole('heading', { level: 1, name: 'Sara Karimi' }).waitFor();
  expect(await paper.evaluate((body) => getComputedStyle(body).containerType)).toBe('inline-size');
  const fonts = () =>
    paper.evaluate(() => Array.from(document.fonts, ({ family, status }) => `${family.replaceAll('"', '')} ${status}`));
  await expect.poll(fonts).toEqual(['Source Sans 3 loaded']);
  expect({ foreign, complaints }).toEqual({ foreign: [], complaints: [] });
  await context.close();
});

it('an email without a look of its own is shown in ours, and what is hostile in it does nothing', async () => {
  const { paper, page, context, foreign, complaints } = await show(
    `<p>Dear Professor Solheim</p><script>parent.document.title = 'broken'</script>
     <img src="https://stranger.example/spy.png" alt=""><a href="https://stranger.example/">link</a>`,
  );
  await paper.getByText('Dear Professor Solheim').waitFor();
  expect(await paper.evaluate((body) => getComputedStyle(body).margin)).toBe('16px');
  await paper.getByText('link').click();
  await paper.getByText('Dear Professor Solheim').waitFor();
  expect(await page.title()).toBe('Frame');
  expect({ foreign, complaints }).toEqual({ foreign: [], complaints: [] });
  await context.close();
});
