/** A line of what a screen reader says: how deep it lies in groups, the kind of thing, its name, and what is told of it. */
export interface Said {
  depth: number;
  role: string;
  name: string;
  told: string[];
}

/** Things that are said as a whole, with everything in them. */
const WHOLE = new Set([
  'button',
  'link',
  'checkbox',
  'radio',
  'switch',
  'tab',
  'option',
  'menuitem',
  'menuitemradio',
  'heading',
  'img',
  'textbox',
  'searchbox',
  'combobox',
  'spinbutton',
  'slider',
  'progressbar',
  'meter',
  'separator',
  'columnheader',
  'rowheader',
  'cell',
  'gridcell',
]);
/** Things that are named where they begin. */
const AROUND = new Set([
  'dialog',
  'alertdialog',
  'group',
  'radiogroup',
  'list',
  'listbox',
  'table',
  'grid',
  'tablist',
  'tabpanel',
  'menu',
  'navigation',
  'region',
  'alert',
  'status',
  'form',
  'article',
  'complementary',
  'figure',
  'toolbar',
  'banner',
  'main',
  'contentinfo',
  'note',
  'row',
  'listitem',
  'term',
  'definition',
  'blockquote',
  'log',
]);
/** Groups whose own text is no name of theirs. */
const NAMED_BY_AUTHOR = new Set([...AROUND].filter((role) => role !== 'row'));

const STATES: Readonly<Record<string, string>> = {
  'aria-expanded': 'expanded',
  'aria-checked': 'checked',
  'aria-selected': 'selected',
  'aria-pressed': 'pressed',
  'aria-disabled': 'disabled',
  'aria-invalid': 'invalid',
  'aria-required': 'required',
  'aria-current': 'current',
  'aria-busy': 'busy',
};

interface VirtualNode {
  actualNode: Node;
  children?: VirtualNode[];
}
interface Commons {
  aria: { getRole: (node: VirtualNode) => string | null };
  dom: { isVisibleToScreenReaders: (node: VirtualNode) => boolean };
  text: { accessibleTextVirtual: (node: VirtualNode) => string };
}
type Axe = { setup: (node: Node) => VirtualNode; teardown: () => void; commons: Commons };

const plain = (text: string) =>
  text
    .replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

function toldOf(element: HTMLElement): string[] {
  const told = Object.entries(STATES).flatMap(([attribute, word]) => {
    const value = element.getAttribute(attribute);
    if (value === null || value === 'false')
      return attribute === 'aria-expanded' && value === 'false' ? ['collapsed'] : [];
    return [value === 'true' ? word : `${word}: ${value}`];
  });
  const field = element as HTMLInputElement;
  const native = [
    ...(/^(?:INPUT|TEXTAREA|SELECT|BUTTON)$/.test(element.tagName) && field.disabled ? ['disabled'] : []),
    ...(field.tagName === 'INPUT' && ['checkbox', 'radio'].includes(field.type)
      ? [field.checked ? 'checked' : 'not checked']
      : []),
    ...(field.required ? ['required'] : []),
    ...(/^(?:INPUT|TEXTAREA)$/.test(element.tagName) &&
    !['checkbox', 'radio', 'file'].includes(field.type) &&
    field.value
      ? [`value: ${field.value}`]
      : []),
  ];
  const described = (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => plain(element.ownerDocument.querySelector(`[id="${id}"]`)?.textContent ?? ''))
    .filter((text) => text !== '');
  const now = element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow');
  const level = /^H[1-6]$/.test(element.tagName) ? [`level ${element.tagName.slice(1)}`] : [];
  return [...new Set([...level, ...told, ...native, ...(now === null ? [] : [`value: ${now}`]), ...described])];
}

/** What a screen reader says on a page, read from its accessibility tree as axe, whose text is `source`, computes it. */
export function heardOn(page: Document, source: string): Said[] {
  const view = page.defaultView as (Window & { axe?: Axe }) | null;
  if (!view) return [];
  if (!view.axe) {
    const script = page.createElement('script');
    script.textContent = source;
    page.head.append(script);
    script.remove();
  }
  const axe = view.axe!;
  const said: Said[] = [];
  const walk = (node: VirtualNode, depth: number): void => {
    const { actualNode } = node;
    if (actualNode.nodeType === Node.TEXT_NODE) {
      const name = plain(actualNode.textContent ?? '');
      // A label is said with its field.
      const isLabel = actualNode.parentElement?.closest('label')?.control != null;
      if (name !== '' && !isLabel) said.push({ depth, role: '', name, told: [] });
      return;
    }
    if (actualNode.nodeType !== Node.ELEMENT_NODE || !axe.commons.dom.isVisibleToScreenReaders(node)) return;
    const element = actualNode as HTMLElement;
    if (element.matches('script, style, .sb-wrapper, #storybook-docs, [data-live-announcer]')) return;
    const role = axe.commons.aria.getRole(node) ?? '';
    const isWhole = WHOLE.has(role);
    if (!isWhole && !AROUND.has(role)) {
      for (const child of node.children ?? []) walk(child, depth);
      return;
    }
    const name = isWhole || NAMED_BY_AUTHOR.has(role) ? plain(axe.commons.text.accessibleTextVirtual(node)) : '';
    said.push({
      depth,
      role,
      name: isWhole || element.matches('[aria-label], [aria-labelledby], fieldset, figure, table') ? name : '',
      told: toldOf(element),
    });
    if (!isWhole) for (const child of node.children ?? []) walk(child, depth + 1);
  };
  const root = axe.setup(page.body);
  try {
    walk(root, 0);
  } finally {
    axe.teardown();
  }
  return said;
}
