/** Screen widths at which the layout changes, in pixels. */
export const breakpoints = {
  small: 360,
  narrow: 400,
  compact: 480,
  tablet: 768,
  desktop: 1024,
  wide: 1180,
  /** Beside a page there is room for a note. */
  margins: 1920,
} as const;
