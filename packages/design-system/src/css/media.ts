import { breakpoints } from '../theme/breakpoints.ts';

/** Media queries by name. */
export const media = {
  small: `(max-width: ${breakpoints.small - 1}px)`,
  narrow: `(max-width: ${breakpoints.narrow - 1}px)`,
  compact: `(max-width: ${breakpoints.compact - 1}px)`,
  phone: `(max-width: ${breakpoints.tablet - 1}px)`,
  belowDesktop: `(max-width: ${breakpoints.desktop - 1}px)`,
  tablet: `(min-width: ${breakpoints.tablet}px)`,
  desktop: `(min-width: ${breakpoints.desktop}px)`,
  belowWide: `(max-width: ${breakpoints.wide - 1}px)`,
  margins: `(min-width: ${breakpoints.margins}px)`,
  still: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
} as const;
