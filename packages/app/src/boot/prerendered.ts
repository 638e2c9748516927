import { appIsHere, appIsMissing } from './arrival';
import { CONTROLS, controlsByName } from './controls';

/**
 * Some pages are prerendered by the build and visible without a script. The app renders the same page off-screen and then replaces the
 * prerendered one: a content page at the first interaction, so that a visitor who only reads downloads nothing more; an auth page at once.
 * What was typed, focused or pressed until then is carried over by the name of the control.
 */
const FIRST_TOUCHES = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;

const page = document.documentElement;
const root = document.getElementById('root');
const shown = () => root?.querySelector<HTMLElement>(`[data-page="${page.lang}"]`);
let pressed: Element | null = null;

/** A press before the app is ready is replayed afterwards. Links work by themselves. */
function notePress(event: Event) {
  const control = (event.target as Element).closest('button, label, input');
  if (control) pressed = control.querySelector('input') ?? control;
}

/** Enter in a field submits the form, which counts as a press of its button. */
function noteSubmit(event: Event) {
  event.preventDefault();
  pressed = (event.target as Element).querySelector('[type="submit"]');
}

/** Copies the text typed into the prerendered field into the rendered one and fires an input event. */
function typeAgain(from: HTMLInputElement, into: HTMLInputElement) {
  if (from.value === into.value || from.type === 'radio') return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(into, from.value);
  into.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Interactions in progress (IME composition, a press), which belong to the control they began on. They are lost if that control is replaced
 * before they end.
 */
const begins: Readonly<Record<string, string>> = {
  compositionstart: 'letter',
  pointerdown: 'pointer',
  keydown: 'space',
};
/** What each event ends, and after how many milliseconds: on a touch screen the click, if any, follows the release in a separate task. */
const ends: Readonly<Record<string, readonly [what: string, later: number]>> = {
  compositionend: ['letter', 0],
  pointerup: ['pointer', 100],
  click: ['pointer', 0],
  pointercancel: ['pointer', 0],
  // Where a context menu opens, some systems fire no release event.
  contextmenu: ['pointer', 0],
  keyup: ['space', 0],
};
const begun = new Map<string, ReturnType<typeof setTimeout> | undefined>();
let whenAllEnded: (() => void) | undefined;

function noteBegin(event: Event) {
  // Enter activates on keydown; no other key activates anything.
  if (event instanceof KeyboardEvent && event.key !== ' ') return;
  const what = begins[event.type] ?? '';
  clearTimeout(begun.get(what));
  begun.set(what, undefined);
}

function noteEnd({ type }: Event) {
  const [what, later] = ends[type] ?? ['', 0];
  if (!begun.has(what)) return;
  clearTimeout(begun.get(what));
  const end = () => {
    begun.delete(what);
    if (begun.size === 0) whenAllEnded?.();
  };
  begun.set(what, setTimeout(end, later));
}

const allEnded = () =>
  begun.size === 0
    ? undefined
    : new Promise<void>((resolve) => {
        whenAllEnded = resolve;
      });

async function takeOver() {
  const { ready, draw } = await import('./draw');
  await ready();
  const drawn = document.createElement('div');
  draw(drawn);
  await containing(drawn, 'h1');
  await allEnded();
  const before = controlsByName(shown() ?? document);
  const focused = document.activeElement as HTMLInputElement | null;
  removeEventListener('click', notePress, true);
  removeEventListener('submit', noteSubmit, true);
  root?.replaceWith(drawn);
  drawn.id = 'root';
  appIsHere();
  const after = controlsByName(drawn);
  let next: HTMLElement | undefined;
  let wanted: HTMLElement | undefined;
  for (const [name, control] of before) {
    const same = after.get(name);
    if (control === focused) next = same;
    if (control === pressed) wanted = same;
    if (control instanceof HTMLInputElement && same instanceof HTMLInputElement) typeAgain(control, same);
  }
  next?.focus({ preventScroll: true });
  // An email field has no selection (its `selectionStart` is null); its caret stays at the end.
  if (next instanceof HTMLInputElement && typeof focused?.selectionStart === 'number')
    next.setSelectionRange(focused.selectionStart, focused.selectionEnd);
  wanted?.click();
}

/** Resolves when an element that is not in the document yet contains a match of the selector. */
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

/** A pointer that rests on text is no interaction; one over a control is. */
function begin(event?: Event) {
  if (event?.type === 'pointerover' && !(event.target as Element).closest(CONTROLS)) return;
  for (const touch of FIRST_TOUCHES) removeEventListener(touch, begin, true);
  // No retry: the browser caches a failed module import until the page is reloaded.
  void takeOver().catch(appIsMissing);
}

document.title = shown()?.dataset['title'] ?? document.title;
addEventListener('click', notePress, true);
addEventListener('submit', noteSubmit, true);
for (const type of Object.keys(begins)) addEventListener(type, noteBegin, { capture: true, passive: true });
for (const type of Object.keys(ends)) addEventListener(type, noteEnd, { capture: true, passive: true });
for (const touch of FIRST_TOUCHES) addEventListener(touch, begin, { capture: true, passive: true });
// A content page is prerendered in the light theme for a visitor without a session: for anybody else its header would be wrong.
if (root?.dataset['prerendered'] === 'auth' || 'signedIn' in page.dataset || page.dataset['theme'] === 'dark') begin();
