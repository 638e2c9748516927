import { afterAll, beforeEach, vi } from 'vitest';

const root = document.documentElement;
const address = location.href;
const attributes = [...root.attributes].map(({ name, value }) => [name, value] as const);

/** The descriptors of all keys of the window, to detect replaced values. */
const globals = () =>
  new Map(Reflect.ownKeys(window).map((key) => [key, Object.getOwnPropertyDescriptor(window, key)]));
const before = globals();

/** React-aria's live region: its text remains for seconds after the control that announced it. */
const SPOKEN = '[data-live-announcer]';

// All test files share a page, and all pages the storage of one browser: theme, edits or scroll positions of one test would leak into the
// next.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', address);
  for (const said of document.querySelectorAll(`${SPOKEN} [aria-live]`)) said.replaceChildren();
  // Tab may have moved focus out of the page, into the one around it.
  window.focus();
});

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  for (const [name, value] of attributes) root.setAttribute(name, value);
  const drawn = [...document.body.children].filter((element) => !element.matches(SPOKEN));
  if (drawn.length > 0)
    throw new Error(`Left on the page: ${drawn.map(({ outerHTML }) => outerHTML.slice(0, 200)).join(' ')}`);
  const left = [...globals()]
    .filter(([key, now]) => {
      const known = before.get(key);
      return known?.get !== now?.get || !Object.is(known?.value, now?.value);
    })
    .map(([key]) => String(key))
    // Vitest's own, and internal state of libraries.
    .filter((key) => !key.startsWith('__vitest') && !key.startsWith('Symbol('));
  if (left.length > 0) throw new Error(`Left in the place of something global: ${left.join(', ')}`);
});
