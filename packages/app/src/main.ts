import { appIsHere, appIsMissing } from './boot/arrival';
import { draw, ready } from './boot/draw';

/*
 * The build puts this into the file of the frame (`vite.chunks.ts`), which prerendered pages load too: they begin by themselves. No
 * top-level await for the same reason: what is awaited imports that file.
 */
async function begin(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root.');
  if ('prerendered' in root.dataset) return;
  try {
    await ready();
    draw(root);
    appIsHere();
  } catch (cause) {
    // The product was updated while this page was loading, or the connection failed.
    if (!(await appIsMissing())) throw cause;
  }
}

void begin();
