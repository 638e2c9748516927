/**
 * The font stack of each script. A Persian line takes its punctuation and spaces from the Persian font, its Latin words from the Latin one;
 * a Latin line only falls back to the Persian font.
 */
export const typeface = {
  latin: '"Peyk Latin", "Peyk Arial", "Peyk Noto", "Peyk Persian", system-ui, sans-serif',
  persian:
    '"Peyk Persian Marks", "Peyk Persian", "Peyk Latin", "Peyk Arial", "Peyk Noto", Tahoma, system-ui, sans-serif',
} as const;

/** The weights in the font files, which styles may use. */
export const weights = { regular: 400, medium: 500, strong: 600, display: 700 } as const;

/** Ascent and descent of the Latin font, in percent of its size. */
export const LATIN_MEASURES = { ascent: 102.4, descent: 40 } as const;

/**
 * Fonts of devices that stand in for the Latin one until it is there: Arial, its twins and Roboto are equally wide, and so are Noto Sans and
 * the font that it was drawn from. `sizeAdjust` is the width of our English texts in our font, in percent of theirs.
 */
export const standIns = [
  {
    family: 'Peyk Arial',
    fonts: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Roboto', 'Roboto-Regular'],
    weights: '400 500',
    sizeAdjust: 93.2,
  },
  {
    family: 'Peyk Arial',
    fonts: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Roboto Bold', 'Roboto-Bold'],
    weights: '600 700',
    sizeAdjust: 88.9,
  },
  {
    family: 'Peyk Noto',
    fonts: ['Noto Sans Regular', 'NotoSans-Regular', 'Open Sans Regular', 'OpenSans-Regular'],
    weights: '400 500',
    sizeAdjust: 89,
  },
  {
    family: 'Peyk Noto',
    fonts: ['Noto Sans Bold', 'NotoSans-Bold', 'Open Sans Bold', 'OpenSans-Bold'],
    weights: '600 700',
    sizeAdjust: 85.1,
  },
] as const;
