/*
 * Every length a component may use, as named steps. Styles use only these, so that one change here affects every place with the same
 * meaning.
 */

/** Gaps and padding: the 4 px grid, with half steps for what is inside one line. */
export const space = {
  0: '0px',
  2: '2px',
  4: '4px',
  6: '6px',
  8: '8px',
  10: '10px',
  12: '12px',
  14: '14px',
  16: '16px',
  18: '18px',
  20: '20px',
  24: '24px',
  28: '28px',
  32: '32px',
  40: '40px',
  48: '48px',
  56: '56px',
  64: '64px',
  80: '80px',
  96: '96px',
} as const;

/** The steps of the grid that layout components accept. */
export const SPACES = ['0', '4', '8', '12', '16', '20', '24', '28', '32', '40', '48', '56', '64', '80', '96'] as const;
export type SpaceName = (typeof SPACES)[number];
/** A step of the grid, as a name or a number. */
export type Space = SpaceName | 0 | 4 | 8 | 12 | 16 | 20 | 24 | 28 | 32 | 40 | 48 | 56 | 64 | 80 | 96;

/** Line widths: a border, the stroke of a drawn mark, the focus ring, and what must be visible from afar. */
export const stroke = { hair: '1px', mark: '1.5px', ring: '2px', bold: '3px' } as const;

/** Sizes of icons, marks and controls that do not depend on the screen. */
export const extent = {
  4: '4px',
  6: '6px',
  8: '8px',
  10: '10px',
  12: '12px',
  14: '14px',
  16: '16px',
  18: '18px',
  20: '20px',
  22: '22px',
  24: '24px',
  26: '26px',
  28: '28px',
  30: '30px',
  32: '32px',
  34: '34px',
  36: '36px',
  38: '38px',
  40: '40px',
  44: '44px',
  48: '48px',
  56: '56px',
  60: '60px',
  64: '64px',
  68: '68px',
  72: '72px',
  76: '76px',
  96: '96px',
  120: '120px',
  160: '160px',
} as const;

/** Widths and heights of columns, panels and texts. */
export const measure = {
  /** A menu, a small popover. */
  tiny: '200px',
  /** The minimum width of a card or a column. */
  column: '260px',
  /** The maximum width of a tooltip or a toast. */
  note: '320px',
  /** A form with few fields. */
  form: '400px',
  /** A side panel. */
  panel: '480px',
  /** The maximum height of a document preview before it scrolls. */
  preview: '600px',
  /** A dialog. */
  dialog: '760px',
  /** A dialog that holds a whole page. */
  wide: '960px',
  /** A page. */
  page: '1200px',
  /** The reading width. */
  prose: '68ch',
  /** A few centred sentences. */
  words: '46ch',
} as const;

/** Lengths relative to the text size. */
export const glyph = {
  /** The distance of an underline from its text. */
  underline: '0.22em',
  /** How far an inline icon is lowered to align with the text. */
  drop: '-0.1em',
  /** The size of code next to text: its letters look larger. */
  code: '0.9em',
} as const;

/** What depends on the screen: the height of controls, as touch targets, and the page margin. */
export const size = {
  desk: { control: '42px', controlSmall: '34px', controlLarge: '50px', gutter: '32px' },
  belowDesktop: { gutter: '24px' },
  phone: { control: '48px', controlSmall: '44px', controlLarge: '52px', gutter: '20px' },
  small: { gutter: '16px' },
} as const;
