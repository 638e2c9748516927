import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { chromiumPath } from '../../../scripts/chromium.mjs';
import { root, run } from '../../../scripts/workspace.mjs';

/**
 * Serves the built review room, and calls `work` with its folder, its address and a browser. Without the folder of an earlier build it builds
 * one, which is gone afterwards.
 */
export async function withBuiltRoom(built, work) {
  const made = built === undefined ? fs.mkdtempSync(path.join(os.tmpdir(), 'peyk-room-')) : undefined;
  const folder = path.resolve(root, made ?? built);
  if (made !== undefined && run('node', ['.storybook/folder/build.ts', '-o', folder]) !== 0) process.exit(1);
  const browser = await chromium.launch(chromiumPath());
  const served = await preview({
    configFile: false,
    root: folder,
    build: { outDir: folder },
    preview: { port: 0 },
    logLevel: 'silent',
  });
  try {
    await work({ folder, browser, url: `http://localhost:${served.httpServer.address().port}` });
  } finally {
    await browser.close();
    await served.close();
    if (made !== undefined) fs.rmSync(made, { recursive: true, force: true });
  }
}
