/**
 * The landing page is written by the build and needs no script to be read. At the first touch the app draws the same
 * page beside it and takes its place, so that a visitor who only reads downloads nothing more.
 */
const FIRST_TOUCHES = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;
/** What can be pressed or focused, in the order of the page: the same in the written page and in the drawn one. */
const CONTROLS = 'a[href], button, input';

const written = document.getElementById('root');
const shown = () => written?.querySelector(`[data-page="${document.documentElement.lang}"]`);
/** The place of a control among all that are on the page. */
const placeOf = (control: Element | null) =>
  [...(shown()?.querySelectorAll(CONTROLS) ?? [])].indexOf(control as Element);
let pressed = -1;

/** A press that came too early is made again as soon as something listens. Links work by themselves. */
function notePress(event: Event) {
  const control = (event.target as Element).closest('button, label, input');
  if (control) pressed = placeOf(control.querySelector('input') ?? control);
}

async function takeOver() {
  const { ready, draw } = await import('./draw');
  await ready();
  const drawn = document.createElement('div');
  draw(drawn);
  await containing(drawn, 'h1');
  const focused = placeOf(document.activeElement);
  removeEventListener('click', notePress, true);
  written?.replaceWith(drawn);
  drawn.id = 'root';
  const controls = drawn.querySelectorAll<HTMLElement>(CONTROLS);
  controls[focused]?.focus({ preventScroll: true });
  controls[pressed]?.click();
}

/** Waits until an element that is not on the page yet holds what the selector names. */
const containing = (element: Element, selector: string) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!element.querySelector(selector)) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true });
    look();
  });

/** A pointer that rests on the words is no touch; one that comes near a control is. */
function begin(event?: Event) {
  if (event?.type === 'pointerover' && !(event.target as Element).closest(CONTROLS)) return;
  for (const touch of FIRST_TOUCHES) removeEventListener(touch, begin, true);
  // Without the app the page stays as it was written, and its links lead on. Asking again would be for nothing: a
  // module that could not be fetched stays so until the page is loaded anew.
  takeOver().catch(() => undefined);
}

document.title = shown()?.getAttribute('data-title') ?? document.title;
/** As session/tokens.ts would tell, which this page does not wait for. */
function signedIn(): boolean {
  try {
    return localStorage.getItem('peyk.access') !== null || localStorage.getItem('peyk.refresh') !== null;
  } catch {
    return false;
  }
}

addEventListener('click', notePress, true);
for (const touch of FIRST_TOUCHES) addEventListener(touch, begin, { capture: true, passive: true });
// Written for a visitor in the light: for anybody else the header would say what is not so.
if (signedIn() || document.documentElement.dataset['theme'] === 'dark') begin();
