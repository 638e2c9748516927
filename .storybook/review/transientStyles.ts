/** A style that the page does not show at rest in ordinary colours, and the kind of pictures that must show it. */
export interface PassingStyle {
  /** Its description for a person. */
  name: string;
  /** A selector of the elements that have it; for a pseudo-element, that of its element. */
  selector: string;
  media: readonly string[];
  /** Whether it must be shown in forced colours. */
  forced: boolean;
}

const FORCED = '(forced-colors: active)';
const FOCUS = /\[data-focus-visible\]|\[data-focused\]|:focus-visible|:focus-within/;
const POINTER = /\[data-hovered\]|\[data-pressed\]|:hover|:active/;

/** Splits a selector list: `a:is(b, c), d` are two. */
export function selectorsOf(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of list) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

/**
 * The pictures that a rule requires: one of a hovered, pressed or focused element, and one in forced colours of an element with a style for
 * them or a focus ring, because a ring made of a shadow or a background disappears there.
 */
export function passingStyles(selectorText: string, media: readonly string[]): PassingStyle[] {
  const ofForced = media.includes(FORCED);
  return selectorsOf(selectorText).flatMap((part) => {
    const selector = part.replace(/::[\w-]+/g, '') || '*';
    const name = [part, ...media].join(' ');
    const focus = FOCUS.test(part);
    const wanted: PassingStyle[] = [];
    if (!ofForced && (focus || POINTER.test(part))) wanted.push({ name, selector, media, forced: false });
    if (ofForced) wanted.push({ name, selector, media, forced: true });
    else if (focus) wanted.push({ name: `${name} ${FORCED}`, selector, media, forced: true });
    return wanted;
  });
}

function stylesIn(rules: CSSRuleList, media: readonly string[] = []): PassingStyle[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return passingStyles(rule.selectorText, media);
    if (rule instanceof CSSMediaRule) return stylesIn(rule.cssRules, [...media, rule.conditionText]);
    return rule instanceof CSSGroupingRule ? stylesIn(rule.cssRules, media) : [];
  });
}

const perSheet = new WeakMap<CSSStyleSheet, PassingStyle[]>();
const stylesOf = (sheet: CSSStyleSheet) => {
  const styles = perSheet.get(sheet) ?? stylesIn(sheet.cssRules);
  perSheet.set(sheet, styles);
  return styles;
};

const worn = ({ selector, media }: PassingStyle) =>
  media.every((condition) => matchMedia(condition).matches) &&
  [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());

const known = new Set<string>();
const shown = new Set<string>();

/** The names of passing styles not seen before: those that exist, and those that the current page shows. */
export function newPassingStyles(): { known: string[]; shown: string[] } {
  const forced = matchMedia(FORCED).matches;
  const fresh = { known: [] as string[], shown: [] as string[] };
  for (const style of [...document.styleSheets].flatMap(stylesOf)) {
    if (!known.has(style.name)) fresh.known.push(style.name);
    known.add(style.name);
    if (style.forced !== forced || shown.has(style.name) || !worn(style)) continue;
    fresh.shown.push(style.name);
    shown.add(style.name);
  }
  return fresh;
}
