/**
 * The stack of each script. A Persian line takes its punctuation and spaces from the Persian hand, its Latin words from
 * the Latin one; a Latin line falls back to the Persian hand alone.
 */
export const typeface = {
  latin: '"Peyk Latin", "Peyk Persian", system-ui, sans-serif',
  persian: '"Peyk Persian Marks", "Peyk Persian", "Peyk Latin", Tahoma, system-ui, sans-serif',
} as const;

/** The weights the faces carry, and that a style may ask for. */
export const weights = { regular: 400, medium: 500, strong: 600, display: 700 } as const;
