/*
 * One scale per script. Latin is one step larger than usual because Source Sans is a small face; Persian has larger line heights, no
 * tracking and no italics. Sizes are rem of 16 px.
 */
export const TYPE_STEPS = [
  'display',
  'title1',
  'title2',
  'title3',
  'figure',
  'lead',
  'letter',
  'body',
  'ui',
  'small',
  'caption',
  'micro',
] as const;
export type TypeStep = (typeof TYPE_STEPS)[number];
export type Scale = Record<TypeStep, { size: string; line: string; weight: string; tracking: string }>;

export const latin: Scale = {
  display: { size: '3.75rem', line: '4rem', weight: '600', tracking: '-0.022em' },
  title1: { size: '2.125rem', line: '2.625rem', weight: '600', tracking: '-0.012em' },
  title2: { size: '1.5rem', line: '2rem', weight: '600', tracking: '-0.006em' },
  title3: { size: '1.1875rem', line: '1.625rem', weight: '600', tracking: '0' },
  figure: { size: '2.375rem', line: '2.625rem', weight: '600', tracking: '-0.012em' },
  lead: { size: '1.25rem', line: '2rem', weight: '400', tracking: '0' },
  letter: { size: '1.125rem', line: '1.875rem', weight: '400', tracking: '0' },
  body: { size: '1.0625rem', line: '1.6875rem', weight: '400', tracking: '0' },
  ui: { size: '1rem', line: '1.5rem', weight: '400', tracking: '0' },
  small: { size: '0.9375rem', line: '1.375rem', weight: '400', tracking: '0' },
  caption: { size: '0.875rem', line: '1.25rem', weight: '400', tracking: '0' },
  micro: { size: '0.8125rem', line: '1.125rem', weight: '500', tracking: '0' },
};

export const latinPhone: Scale = {
  ...latin,
  display: { size: '2.5rem', line: '2.75rem', weight: '600', tracking: '-0.022em' },
  title1: { size: '1.75rem', line: '2.25rem', weight: '600', tracking: '-0.012em' },
  title2: { size: '1.375rem', line: '1.875rem', weight: '600', tracking: '-0.006em' },
  figure: { size: '2rem', line: '2.25rem', weight: '600', tracking: '-0.012em' },
  lead: { size: '1.1875rem', line: '1.875rem', weight: '400', tracking: '0' },
  letter: { size: '1.0625rem', line: '1.75rem', weight: '400', tracking: '0' },
};

export const persian: Scale = {
  display: { size: '3.375rem', line: '5.25rem', weight: '700', tracking: '0' },
  title1: { size: '1.9375rem', line: '3.125rem', weight: '700', tracking: '0' },
  title2: { size: '1.375rem', line: '2.375rem', weight: '700', tracking: '0' },
  title3: { size: '1.125rem', line: '2rem', weight: '600', tracking: '0' },
  figure: { size: '2.25rem', line: '3.25rem', weight: '600', tracking: '0' },
  lead: { size: '1.1875rem', line: '2.375rem', weight: '400', tracking: '0' },
  letter: { size: '1.0625rem', line: '2.0625rem', weight: '400', tracking: '0' },
  body: { size: '1.0625rem', line: '2.0625rem', weight: '400', tracking: '0' },
  ui: { size: '1rem', line: '1.75rem', weight: '400', tracking: '0' },
  small: { size: '0.9375rem', line: '1.6875rem', weight: '400', tracking: '0' },
  caption: { size: '0.875rem', line: '1.5625rem', weight: '400', tracking: '0' },
  micro: { size: '0.8125rem', line: '1.3125rem', weight: '500', tracking: '0' },
};

export const persianPhone: Scale = {
  ...persian,
  display: { size: '2.125rem', line: '3.5rem', weight: '700', tracking: '0' },
  title1: { size: '1.625rem', line: '2.75rem', weight: '700', tracking: '0' },
  title2: { size: '1.3125rem', line: '2.25rem', weight: '700', tracking: '0' },
  figure: { size: '1.875rem', line: '2.875rem', weight: '600', tracking: '0' },
  lead: { size: '1.125rem', line: '2.1875rem', weight: '400', tracking: '0' },
};
