import { page } from 'vitest/browser';
import { widths } from '../modes';

/** The iframe in which Vitest renders stories: its size is the viewport of a story, and resizing it needs no call out of the page. */
export const sheet = window.frameElement as HTMLIFrameElement;
// Out of the flow of the outer page, which otherwise scrolls when an element in a story takes focus.
Object.assign(sheet.style, { position: 'fixed', insetBlockStart: '0', insetInlineStart: '0' });

// The pointer of a story is the one its `play` moves. Chromium's real pointer fires events whenever the page below it moves, which would
// randomly end a hover.
for (const move of ['over', 'enter', 'move', 'out', 'leave']) {
  for (const device of ['pointer', 'mouse']) {
    addEventListener(`${device}${move}`, (event) => event.isTrusted && event.stopImmediatePropagation(), true);
  }
}

// React-aria takes a viewport that loses height while a field has focus for a phone that opens its keyboard, and from then on hides each
// list for up to 600 ms. It ignores events that seem older than itself.
const longAgo = { value: Number.NEGATIVE_INFINITY };
visualViewport?.addEventListener('resize', (event) => Object.defineProperty(event, 'timeStamp', longAgo), true);

const still = document.createElement('style');
// Forced colours draw the caret anyway; at least it does not blink.
still.textContent = '* { caret-color: transparent !important; caret-animation: manual !important }';
document.head.append(still);

const root = document.documentElement;
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** A page that still changes after this many frames does not settle, and its picture will show that. */
const PATIENCE = 20;

const QUIET_FRAMES = 3;

/** Waits until nothing on the page has changed for a few frames, so that pending code and answers have arrived. */
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

/**
 * A new size is measured in one frame and rendered in the next, which may need another measurement. A page that already has the size is
 * left as it is.
 */
export async function resize(width: number, height: number): Promise<void> {
  if (sheet.clientWidth === width && sheet.clientHeight === height) return;
  // Nothing outside the window counts as visible.
  if (height > widths.desktop.height) await page.viewport(width, height);
  sheet.style.width = `${width}px`;
  sheet.style.height = `${height}px`;
  await frame();
  for (let before = 0, count = 0; before !== root.scrollHeight && count < PATIENCE; count++) {
    before = root.scrollHeight;
    await frame();
  }
}

/** Sets the width of the page, and as much height as it needs, so that a picture shows all of it. */
export async function fit({ width, height }: { width: number; height: number }): Promise<void> {
  await resize(width, height);
  if (root.scrollHeight > height) await resize(width, root.scrollHeight);
}

/** Finishes all animations, and cancels endless ones. */
export function rest(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
}
