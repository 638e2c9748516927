/** A story as it stood when it was drawn: a page without scripts, and all its styles, which many stories have the same of. */
export interface Still {
  page: string;
  styles: string;
}

/** Rules as text; reading them is slow, and a page keeps its sheets from story to story. */
const read = new WeakMap<CSSStyleSheet, { rules: number; text: string }>();

/** The rules of a sheet as one text, with addresses that hold anywhere. */
function textOf(sheet: CSSStyleSheet, page: Document): string {
  const known = read.get(sheet);
  if (known?.rules === sheet.cssRules.length) return known.text;
  const base = sheet.href ?? page.baseURI;
  const text = [...sheet.cssRules]
    .map((rule) => rule.cssText)
    .join('\n')
    .replaceAll(/url\("(?!data:)([^"]+)"\)/g, (_, address: string) => `url("${new URL(address, base).href}")`);
  read.set(sheet, { rules: sheet.cssRules.length, text });
  return text;
}

/** Copies what a person sees of a page: attributes for what fields hold, and no script. */
export function stillOf(page: Document): Still {
  const copy = page.documentElement.cloneNode(true) as HTMLElement;
  const fields = 'input, textarea, select, option, details, dialog';
  const originals = [...page.querySelectorAll<HTMLInputElement>(fields)];
  for (const [index, field] of [...copy.querySelectorAll<HTMLInputElement>(fields)].entries()) {
    const original = originals[index];
    if (!original) continue;
    if (field.tagName === 'TEXTAREA') field.textContent = original.value;
    if (field.tagName === 'INPUT' && !['file', 'password'].includes(original.type))
      field.setAttribute('value', original.value);
    if (field.tagName === 'INPUT') field.toggleAttribute('checked', original.checked);
    if (field.tagName === 'OPTION')
      field.toggleAttribute('selected', (original as unknown as HTMLOptionElement).selected);
  }
  for (const element of copy.querySelectorAll('script, style, link, iframe, noscript, #storybook-docs, .sb-wrapper'))
    element.remove();
  for (const element of copy.querySelectorAll('[src]'))
    element.setAttribute('src', new URL(element.getAttribute('src') ?? '', page.baseURI).href);
  copy.querySelector('head')!.innerHTML = '';
  const sheets = [...page.styleSheets, ...page.adoptedStyleSheets];
  return { page: copy.outerHTML, styles: sheets.map((sheet) => textOf(sheet, page)).join('\n') };
}

/** The variables of tokens that some element of a page is drawn with. */
export function wornOn(page: Document): string[] {
  const worn = new Set<string>();
  const look = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        const read = [...rule.style.cssText.matchAll(/var\((--peyk-[\w-]+)/g)].map(([, name = '']) => name);
        if (read.every((name) => worn.has(name))) continue;
        // A state or a pseudo-element is drawn on what it belongs to.
        const selector = rule.selectorText.replaceAll(/(?:::?[\w-]+)+(?=[\s,]|$)/g, '') || '*';
        if (page.querySelector(selector)) for (const name of read) worn.add(name);
      }
      if ('cssRules' in rule) look(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of [...page.styleSheets, ...page.adoptedStyleSheets]) look(sheet.cssRules);
  return [...worn];
}
