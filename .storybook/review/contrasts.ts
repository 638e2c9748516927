/** What decides how words are read, apart from what they lie on. */
const letters = ['color', 'font-size', 'font-weight', 'text-shadow', '-webkit-text-fill-color', 'text-decoration'];
/** What an element adds to all that lies on it or under it, and the value that adds nothing. */
const surface = {
  'background-color': 'rgba(0, 0, 0, 0)',
  'background-image': 'none',
  opacity: '1',
  filter: 'none',
  'mix-blend-mode': 'normal',
};

const valuesOf = (style: CSSStyleDeclaration, names: readonly string[]) =>
  names.map((name) => style.getPropertyValue(name)).join(' ');

/** What a surface adds, or nothing where it is clear. */
const added = (style: CSSStyleDeclaration) =>
  Object.entries(surface)
    .filter(([name, nothing]) => style.getPropertyValue(name) !== nothing)
    .map(([name]) => `${name}: ${style.getPropertyValue(name)}`)
    .join('; ');

/** An element's surface with those of what is drawn before and after its content. */
const surfaceOf = (element: Element) =>
  [
    added(getComputedStyle(element)),
    ...['::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const own = style.content === 'none' ? '' : added(style);
      return own && `${pseudo} ${style.position} ${own}`;
    }),
  ]
    .filter((text) => text !== '')
    .join(' ');

const hasWords = (element: Element) =>
  element.matches('input, textarea, select') ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? ''));

/**
 * Every way in which words lie on something on this page, each as one text of computed values: the letters, the
 * surfaces of all elements that hold them, and the surfaces that the browser finds at both ends and in the middle of
 * their box; of a link also the letters around it. Two words with equal texts have equal contrast.
 */
export function contrastsOn(body: HTMLElement): Set<string> {
  const surfaces = new Map<Element, string>();
  const surfaceAt = (element: Element) => {
    const known = surfaces.get(element) ?? surfaceOf(element);
    surfaces.set(element, known);
    return known;
  };
  const all = (elements: readonly Element[]) =>
    elements
      .map(surfaceAt)
      .filter((text) => text !== '')
      .join(' < ');
  const contrasts = new Set<string>();
  for (const element of body.querySelectorAll('*')) {
    if (!hasWords(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const below = [left + 1, (left + right) / 2, right - 1].map((x) =>
      all(document.elementsFromPoint(x, (top + bottom) / 2)),
    );
    const holding: Element[] = [];
    for (let over: Element | null = element; over; over = over.parentElement) holding.push(over);
    const around = element.closest('a')?.parentElement;
    contrasts.add(
      [
        valuesOf(getComputedStyle(element), letters),
        around ? valuesOf(getComputedStyle(around), letters) : '',
        all(holding),
        ...below,
      ].join(' | '),
    );
  }
  return contrasts;
}

const proven = new Set<string>();

/** Whether each way in which words lie on something here was found right before, in a story before or at another width. */
export const isProven = (contrasts: ReadonlySet<string>): boolean =>
  [...contrasts].every((contrast) => proven.has(contrast));

/** Remembers what was found right. */
export function prove(contrasts: ReadonlySet<string>): void {
  for (const contrast of contrasts) proven.add(contrast);
}
