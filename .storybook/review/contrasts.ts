/** The text properties that affect contrast. */
const letters = ['color', 'font-size', 'font-weight', 'text-shadow', '-webkit-text-fill-color', 'text-decoration'];
/** The properties of an element that affect the contrast of text on or under it, with their neutral values. */
const surface = {
  'background-color': 'rgba(0, 0, 0, 0)',
  'background-image': 'none',
  opacity: '1',
  filter: 'none',
  'mix-blend-mode': 'normal',
};

const valuesOf = (style: CSSStyleDeclaration, names: readonly string[]) =>
  names.map((name) => style.getPropertyValue(name)).join(' ');

/** The non-neutral properties of a surface; nothing if it is transparent. */
const added = (style: CSSStyleDeclaration) =>
  Object.entries(surface)
    .filter(([name, nothing]) => style.getPropertyValue(name) !== nothing)
    .map(([name]) => `${name}: ${style.getPropertyValue(name)}`)
    .join('; ');

/** An element's surface with those of its pseudo-elements. */
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
 * Every combination of text and background on this page, each as one text of computed values: the text properties, the surfaces of all
 * ancestors, and the surfaces at both ends and in the middle of its box; for a link also the properties of the text around it. Equal texts
 * mean equal contrast.
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

/** Whether every combination here was proven before, in an earlier story or at another width. */
export const isProven = (contrasts: ReadonlySet<string>): boolean =>
  [...contrasts].every((contrast) => proven.has(contrast));

/** Records proven combinations. */
export function prove(contrasts: ReadonlySet<string>): void {
  for (const contrast of contrasts) proven.add(contrast);
}
