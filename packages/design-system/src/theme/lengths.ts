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

/** How thick a line is. */
export const stroke = { hair: '1px', ring: '2px', bold: '3px' } as const;

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
  28: '28px',
  30: '30px',
  32: '32px',
  36: '36px',
  40: '40px',
  44: '44px',
  48: '48px',
  56: '56px',
  64: '64px',
  72: '72px',
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
  /** A dialog. */
  dialog: '760px',
  /** A page. */
  page: '1200px',
  /** One reading width. */
  prose: '68ch',
} as const;
