/** Marks foreign or user-written text, and text hidden from assistive technology: its own language, unknown direction, hidden. */
const foreign = '[aria-hidden="true"], [lang="en"], [dir="ltr"], [dir="auto"], bdi, code, pre, iframe, script, style';
const spoken = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'alt',
  'title',
  'placeholder',
];
/** A run between bidi isolates inside a plain text. */
const isolated = /[\u2066-\u2068][^\u2069]*\u2069/g;
const latin = /[A-Za-z]+/;

const problem = (what: string, text: string) =>
  `Persian: ${what} says "${text.trim().slice(0, 80)}" in Latin letters: translate it, or mark a foreign name with Ltr, Auto or bdi`;

/** Every text and accessible name of a Persian page that a screen reader would read in English. */
export function latinProblems(root: HTMLElement): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = (node.textContent ?? '').replace(isolated, '');
    const parent = node.parentElement;
    if (latin.test(text) && parent?.checkVisibility() && !parent.closest(foreign)) found.push(problem('a text', text));
  }
  for (const element of root.querySelectorAll(spoken.map((name) => `[${name}]`).join(','))) {
    if (!element.checkVisibility() || element.closest('[lang="en"]')) continue;
    for (const name of spoken) {
      const text = (element.getAttribute(name) ?? '').replace(isolated, '');
      if (latin.test(text)) found.push(problem(`${name} of <${element.localName}>`, text));
    }
  }
  return [...new Set(found)];
}
