/*
 * Every length a component may use, as named steps. A style reads them from here and writes none of its own, so that
 * one change here moves every place that means the same thing.
 */

/** Room between and inside things: the 4 px grid with half steps for what sits inside one line. */
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

/** The steps of the grid that the parts of a layout may be asked for. */
export const SPACES = ['0', '4', '8', '12', '16', '20', '24', '28', '32', '40', '48', '56', '64', '80', '96'] as const;
export type SpaceName = (typeof SPACES)[number];
/** A step of the grid, as a name or a number. */
export type Space = SpaceName | 0 | 4 | 8 | 12 | 16 | 20 | 24 | 28 | 32 | 40 | 48 | 56 | 64 | 80 | 96;

/** How thick a line is: a border, the edge of a mark that is drawn, the ring of focus, and what must be seen from afar. */
export const stroke = { hair: '1px', mark: '1.5px', ring: '2px', bold: '3px' } as const;

/** Sides of glyphs, marks and controls that do not grow with the screen. */
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

/** Widths and heights that a column, a panel or a text keeps to. */
export const measure = {
  /** A menu, a small popover. */
  tiny: '200px',
  /** The narrowest that a card or a column may become. */
  column: '260px',
  /** A tooltip's or a toast's widest. */
  note: '320px',
  /** A form of few fields. */
  form: '400px',
  /** A side panel. */
  panel: '480px',
  /** The tallest that the preview of a document is before it scrolls. */
  preview: '600px',
  /** A dialog. */
  dialog: '760px',
  /** A dialog that holds a whole page. */
  wide: '960px',
  /** A page. */
  page: '1200px',
  /** One reading width. */
  prose: '68ch',
  /** A few centred sentences. */
  words: '46ch',
} as const;

/** Lengths that follow the size of the text they stand in. */
export const glyph = {
  /** How far below its word a line is drawn. */
  underline: '0.22em',
  /** How far a glyph inside a line sinks to stand on it. */
  drop: '-0.1em',
  /** The size of code beside words: its letters are set large. */
  code: '0.9em',
} as const;

/** What grows with the screen: the height of controls, so that a thumb can hit them, and the room beside the page. */
export const size = {
  desk: { control: '42px', controlSmall: '34px', controlLarge: '50px', gutter: '32px' },
  belowDesktop: { gutter: '24px' },
  phone: { control: '48px', controlSmall: '44px', controlLarge: '52px', gutter: '20px' },
  small: { gutter: '16px' },
} as const;
