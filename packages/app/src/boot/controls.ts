/** Selector of everything that can be pressed or focused. */
export const CONTROLS = 'a[href], button, input';

/**
 * The controls of a page by name: element, text (or the `name` of a button whose text changes) and a number among those with the same text.
 * Prerendered and rendered control get the same name, though either page may have controls that the other lacks: a phone's page is rendered
 * without the switches that only a desktop shows. The function must not use anything from this module, because tests pass it to a browser
 * alone.
 */
export function controlsByName(part: ParentNode): Map<string, HTMLElement> {
  const named = new Map<string, HTMLElement>();
  for (const control of part.querySelectorAll<HTMLElement>('a[href], button, input')) {
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : control;
    const own = control instanceof HTMLButtonElement ? control.name : '';
    const words = own || (control.getAttribute('aria-label') ?? label?.textContent ?? '');
    let nth = 1;
    while (named.has(`${control.localName} ${words} ${nth}`)) nth += 1;
    named.set(`${control.localName} ${words} ${nth}`, control);
  }
  return named;
}
