import { page } from 'vitest/browser';
import { widths } from '../modes';

/** The frame that Vitest draws stories in: its size is the viewport of a story, and costs no call out of the page. */
export const sheet = window.frameElement as HTMLIFrameElement;
// Out of the flow of the page around it, which otherwise scrolls when something in a story takes the focus.
Object.assign(sheet.style, { position: 'fixed', insetBlockStart: '0', insetInlineStart: '0' });

// The pointer of a story is the one its `play` moves. Chromium's own rests somewhere, and tells of it whenever the
// page below it moves: that would end a hover in one run and not in the next.
for (const move of ['over', 'enter', 'move', 'out', 'leave']) {
  for (const device of ['pointer', 'mouse']) {
    addEventListener(`${device}${move}`, (event) => event.isTrusted && event.stopImmediatePropagation(), true);
  }
}

// React-aria takes a viewport that loses height while a field has the focus for a phone that opens its keyboard, and
// from then on keeps each list invisible for up to 600 ms. It passes over what seems to lie before its own beginning.
const longAgo = { value: Number.NEGATIVE_INFINITY };
visualViewport?.addEventListener('resize', (event) => Object.defineProperty(event, 'timeStamp', longAgo), true);

const still = document.createElement('style');
// Forced colours draw the caret all the same; then it stands still at least.
still.textContent = '* { caret-color: transparent !important; caret-animation: manual !important }';
document.head.append(still);

const root = document.documentElement;
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** A page that still grows after this many frames never comes to rest, and its picture will say so. */
const PATIENCE = 20;

const QUIET_FRAMES = 3;

/** Waits until nothing on the page has changed for a few frames: code and answers that were on their way have come. */
export async function quiet(): Promise<void> {
  let changed = false;
  const observer = new MutationObserver(() => (changed = true));
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let still = 0, count = 0; still < QUIET_FRAMES && count < PATIENCE; count++) {
    changed = false;
    await frame();
    still = changed ? 0 : still + 1;
  }
  observer.disconnect();
}

/** A new size is measured in one frame and answered in the next; what the answer moves is measured once more. A page that has the size already is left as it is. */
export async function resize(width: number, height: number): Promise<void> {
  if (sheet.clientWidth === width && sheet.clientHeight === height) return;
  // Beyond the window nothing counts as seen.
  if (height > widths.desktop.height) await page.viewport(width, height);
  sheet.style.width = `${width}px`;
  sheet.style.height = `${height}px`;
  await frame();
  for (let before = 0, count = 0; before !== root.scrollHeight && count < PATIENCE; count++) {
    before = root.scrollHeight;
    await frame();
  }
}

/** Gives the page a width, and as much height as it needs, so that a picture holds all of it. */
export async function fit({ width, height }: { width: number; height: number }): Promise<void> {
  await resize(width, height);
  if (root.scrollHeight > height) await resize(width, root.scrollHeight);
}

/** Brings what moves to its end, or to its beginning if it has no end. */
export function rest(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
}
