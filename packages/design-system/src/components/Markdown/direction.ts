import { RuleType } from 'markdown-to-jsx/react';
import type { MarkdownToJSX } from 'markdown-to-jsx/react';
import type { Direction } from '../../i18n/locale';

type Node = MarkdownToJSX.ASTNode;

const letter = /\p{L}/u;
const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}/u;

/**
 * The direction of a block of blocks, by its first letter; undefined (inherited from the page) if it has none. `dir="auto"` cannot do this:
 * it ignores children that have a `dir`.
 */
export function directionOf(nodes: readonly Node[]): Direction | undefined {
  const first = letter.exec(textOf(nodes))?.[0];
  if (first === undefined) return undefined;
  return rightToLeft.test(first) ? 'rtl' : 'ltr';
}

function textOf(nodes: readonly Node[]): string {
  return nodes.map(textIn).join(' ');
}

function textIn(node: Node): string {
  switch (node.type) {
    case RuleType.text:
      return node.text;
    case RuleType.unorderedList:
    case RuleType.orderedList:
      return node.items.map(textOf).join(' ');
    case RuleType.textFormatted:
    case RuleType.link:
    case RuleType.paragraph:
    case RuleType.heading:
    case RuleType.blockQuote:
      return textOf(node.children);
    default:
      return '';
  }
}
