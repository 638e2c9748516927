/**
 * The font stack of each script. A Persian line takes its punctuation and spaces from the Persian font, its Latin words from the Latin one;
 * a Latin line only falls back to the Persian font.
 */
export const typeface = {
  latin: '"Peyk Latin", "Peyk Persian", system-ui, sans-serif',
  persian: '"Peyk Persian Marks", "Peyk Persian", "Peyk Latin", Tahoma, system-ui, sans-serif',
} as const;

/** The weights in the font files, which styles may use. */
export const weights = { regular: 400, medium: 500, strong: 600, display: 700 } as const;
