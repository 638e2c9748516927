import { HAIR, cutsOff } from './cut';

/** A text that its control has no room for, and what becomes of it. */
export interface Tight {
  text: string;
  /** The control: its role or its element. */
  control: string;
  /** It is cut off, it runs out of the control, or it goes on in a further line. */
  kind: 'cut' | 'out' | 'wraps';
}

const CONTROLS =
  'button, a, summary, [role="button"], [role="tab"], [role="option"], [role="menuitem"], [role="radio"], [role="link"]';

const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

/** Whether an element between a text and its control hides what it has no room for. */
function cutOff(from: Element, control: Element): boolean {
  for (let element: Element | null = from; element; element = element.parentElement) {
    if (cutsOff(element)) return true;
    if (element === control) return false;
  }
  return false;
}

/** Whether a text is said to those who listen alone. */
const forListeners = (from: Element, control: Element, view: Window): boolean => {
  for (let element: Element | null = from; element; element = element.parentElement) {
    if (view.getComputedStyle(element).clipPath === 'inset(50%)') return true;
    if (element === control) return false;
  }
  return false;
};

/** The lines of a text as it is drawn: their upper edges. */
const linesOf = (boxes: readonly DOMRect[]): number => new Set(boxes.map(({ top }) => Math.round(top / 4))).size;

/** Every text of a page that is longer than the control it stands in. */
export function tightOn(page: Document): Tight[] {
  const view = page.defaultView;
  if (!view) return [];
  const found = new Map<string, Tight>();
  for (const control of page.body.querySelectorAll(CONTROLS)) {
    if (!isSeen(control) || control.closest('.sb-wrapper, #storybook-docs')) continue;
    const style = view.getComputedStyle(control);
    const edge = control.getBoundingClientRect();
    // A link within a sentence has no box of its own.
    const isBox = style.display !== 'inline';
    const walker = page.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      const text = (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      if (!holder || text === '' || !isSeen(holder) || forListeners(holder, control, view)) continue;
      const range = page.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      const out = boxes.some(
        (box) =>
          box.left < edge.left - HAIR ||
          box.right > edge.right + HAIR ||
          box.top < edge.top - HAIR * 4 ||
          box.bottom > edge.bottom + HAIR * 4,
      );
      const kind = cutOff(holder, control)
        ? 'cut'
        : isBox && out
          ? 'out'
          : control.matches('button, [role="button"], [role="tab"]') && linesOf(boxes) > 1
            ? 'wraps'
            : undefined;
      if (kind === undefined) continue;
      const role = control.getAttribute('role') ?? control.localName;
      found.set(`${kind} ${text}`, { text, kind, control: role === 'a' ? 'link' : role });
    }
  }
  return [...found.values()];
}
