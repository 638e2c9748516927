interface Undecided {
  /** The rule of axe. */
  rule: string;
  /** The selector of the elements. */
  within: string;
  /** Why it is right, as a person has verified. */
  reason: string;
}

/** The cases that axe leaves undecided, with a person's verdict. */
const undecided: readonly Undecided[] = [
  {
    rule: 'color-contrast',
    within: '[class*="Chart_"]',
    reason:
      'Words of a drawing lie under the layer that takes the pointer. They read textMuted and textStrong on the surface of their card; theme/contrast.test.ts holds both pairs.',
  },
  {
    rule: 'color-contrast',
    within: '[class*="ScoreRing_"]',
    reason:
      'The number stands in the empty middle of its ring, which axe takes for a thing in front of it. It reads textStrong on the surface below; theme/contrast.test.ts holds the pair.',
  },
  {
    rule: 'color-contrast',
    within: '[role="tablist"], [role="listbox"]',
    reason:
      'What is scrolled out of sight lies under the edge of its list. The same words are decided where they are in sight.',
  },
  {
    rule: 'color-contrast',
    within: '[class*="Frame_"]:has(> a:focus)',
    reason:
      'While the link that skips the header has focus it lies over the mark and the name of the product, as it should.',
  },
  {
    rule: 'color-contrast',
    within: 'ul:has(> li[data-dragging])',
    reason: 'A row that is dragged lies over the row where it would be dropped, until the pointer is lifted.',
  },
  {
    rule: 'color-contrast',
    within: '[data-placement]',
    reason:
      'What floats is placed over the page after each change of width. Its words stand on its own surface; theme/contrast.test.ts holds the pairs.',
  },
  {
    rule: 'color-contrast',
    within: '[class*="HeroBand_"]',
    reason:
      'The tiles behind the words are hairlines that fade out before the words begin. The words read textStrong and textMuted on the surface of the page; theme/contrast.test.ts holds both pairs.',
  },
  {
    rule: 'color-contrast',
    within: '[class*="LetterScene_"]',
    reason:
      'The score and the notes lie over the edges of the letter, which axe takes for things in front of its words. Each stands on a surface of its own; theme/contrast.test.ts holds the pairs.',
  },
  {
    rule: 'aria-prohibited-attr',
    within: '[data-trigger="DialogTrigger"]',
    reason:
      'react-aria names the box around a dialog after its button as well as the dialog itself. A box without a role is passed over; the dialog is announced once, with its own name.',
  },
  {
    rule: 'frame-tested',
    within: 'iframe[sandbox]',
    reason:
      "Foreign HTML is shown without scripts, so that axe cannot enter it either. The frame has a title; what is inside is the sender's.",
  },
  {
    rule: 'color-contrast',
    within: '[href^="/mailbox/"], :has([href^="/mailbox/"]) > nav',
    reason:
      'The first words of a message are cut off after one line. What is cut lies over what follows for axe, and for nobody else: what is seen stands on the surface of its row.',
  },
  {
    rule: 'th-has-data-cells',
    within: 'table:not(:has(tbody td))',
    reason: 'A table without rows has no cells yet; the headers say what will come.',
  },
  {
    rule: 'label-content-name-mismatch',
    within:
      'html[lang="fa"] nav button[aria-label], html[lang="fa"] [role="grid"] [aria-label], html[lang="fa"] [role="mark"] [aria-label]',
    reason:
      'The words are compared as Latin letters, so that a page or a day in Persian digits cannot be found in «صفحهٔ ۲» or «شنبه ۱ اردیبهشت», where it stands.',
  },
];

/** Whether a person has explained why this element is right. */
export function isExplained(rule: string, element: Element): boolean {
  return undecided.some((entry) => entry.rule === rule && element.closest(entry.within) !== null);
}
