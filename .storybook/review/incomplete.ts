interface Undecided {
  /** The rule of axe. */
  rule: string;
  /** Which elements. */
  within: string;
  /** What a person looked at, and why it is right. */
  reason: string;
}

/** What axe leaves to a person, with what the person found. */
const undecided: readonly Undecided[] = [
  {
    rule: 'label-content-name-mismatch',
    within: 'html[lang="fa"] nav button[aria-label]',
    reason:
      'The words are compared as Latin letters, so that a page number in Persian digits cannot be found in «صفحهٔ ۲», where it stands.',
  },
];

/** Whether somebody looked at this element and said why it is right. */
export function isExplained(rule: string, element: Element): boolean {
  return undecided.some((entry) => entry.rule === rule && element.closest(entry.within) !== null);
}
