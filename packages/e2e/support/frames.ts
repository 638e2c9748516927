import type { Page } from 'playwright';

/** What the page showed between two moments, frame by frame. */
interface Frames {
  frames: number;
  /** How many of them had an empty main region, or none at all. */
  blank: number;
  /** Every text of the run's heading, in order. */
  runs: string[];
}

/** Watches every frame of the page from now on; the returned function ends it. */
export async function watchFrames(page: Page): Promise<() => Promise<Frames>> {
  await page.evaluate(() => {
    const seen: Frames = { frames: 0, blank: 0, runs: [] };
    const look = () => {
      seen.frames += 1;
      if (!document.querySelector('main')?.innerText.trim()) seen.blank += 1;
      const run = document.querySelector('#run-heading')?.textContent;
      if (run && run !== seen.runs.at(-1)) seen.runs.push(run);
      frame = requestAnimationFrame(look);
    };
    let frame = requestAnimationFrame(look);
    Object.assign(globalThis, {
      endFrames: () => {
        cancelAnimationFrame(frame);
        return seen;
      },
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { endFrames: () => Frames }).endFrames());
}
