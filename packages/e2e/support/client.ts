import path from 'node:path';
import { build } from 'vite';

/**
 * The app's API client as one script that defines `peyk.api`, for a test that sends more concurrent requests than any screen does. It
 * shares storage and locks with the app in the same browser.
 */
export const clientScript = (): Promise<string> => (script ??= bundle());

let script: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: path.resolve(import.meta.dirname, '../../app/src/api/client.ts'),
        formats: ['iife'],
        name: 'peyk',
      },
    },
  });
  const [first] = [built].flat();
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new Error('The client was not built.');
  return `${chunk.code};globalThis.peyk = peyk;undefined`;
}
