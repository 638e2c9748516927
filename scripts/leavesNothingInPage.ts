import { afterAll, beforeEach, vi } from 'vitest';

const root = document.documentElement;
const address = location.href;
const attributes = [...root.attributes].map(({ name, value }) => [name, value] as const);

/** Where a key of the window stands: the thing itself, so that another one in its place is seen. */
const globals = () =>
  new Map(Reflect.ownKeys(window).map((key) => [key, Object.getOwnPropertyDescriptor(window, key)]));
const before = globals();

/** What react-aria says aloud: the words stand there for seconds after the control that said them. */
const SPOKEN = '[data-live-announcer]';

// All test files share a page, and all pages the storage of one browser: the theme, the words or the place that one test
// left, the next would begin with.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', address);
  for (const said of document.querySelectorAll(`${SPOKEN} [aria-live]`)) said.replaceChildren();
  // Tab may have led out of the page, into the one around it.
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
    // Vitest's own, and what libraries keep of themselves.
    .filter((key) => !key.startsWith('__vitest') && !key.startsWith('Symbol('));
  if (left.length > 0) throw new Error(`Left in the place of something global: ${left.join(', ')}`);
});
