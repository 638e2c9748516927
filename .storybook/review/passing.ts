/** A style that a page at rest in ordinary colours does not show, and in which pictures it has to be seen. */
export interface PassingStyle {
  /** As it is told to a person. */
  name: string;
  /** What an element fits that wears it; a pseudo-element is told by its element. */
  selector: string;
  media: readonly string[];
  /** Whether it has to be seen in forced colours. */
  forced: boolean;
}

const FORCED = '(forced-colors: active)';
const FOCUS = /\[data-focus-visible\]|\[data-focused\]|:focus-visible|:focus-within/;
const POINTER = /\[data-hovered\]|\[data-pressed\]|:hover|:active/;

/** The selectors of a list: `a:is(b, c), d` are two. */
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
 * What a rule asks of the pictures: one of what is hovered, pressed or focused, and one in forced colours of what has a
 * style for them or a ring of focus, because a ring that is a shadow or a background is gone there.
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

/** The names of passing styles that nobody has met before: those that exist, and those that the page shows as it stands. */
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
