/** What can be pressed or focused. */
export const CONTROLS = 'a[href], button, input';

/**
 * The controls of a page by name: what each is and says (or is called, where what it says changes), and a number among those that say the
 * same. The prerendered and the rendered page give the same control the same name, though either may have some that the other lacks: a phone's
 * page is rendered without the switches that only a desktop shows. The function uses nothing of this module, so that a browser can be handed it alone.
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
