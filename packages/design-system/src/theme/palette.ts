/*
 * The palette, and the only file with colour literals. Each ramp runs from its light end to its dark one, as lightness, chroma and hue of
 * OKLCH inside sRGB. A step exists because a role needs it; components use roles, never steps.
 */
type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** One step of a ramp; with an alpha it is translucent. */
export interface Swatch {
  readonly ramp: string;
  readonly step: string;
  readonly oklch: Oklch;
  readonly alpha?: number;
}

function ramp<Step extends number>(name: string, steps: Record<Step, Oklch>): Record<Step, Swatch> {
  const swatches = Object.entries<Oklch>(steps).map(([step, oklch]) => [step, { ramp: name, step, oklch }]);
  return Object.fromEntries(swatches) as Record<Step, Swatch>;
}

/** Action. The dark end is saturated where text is on it, and muted where it is a background or a line on ink. */
export const lapis = ramp('lapis', {
  50: [0.972, 0.012, 258],
  100: [0.94, 0.028, 258],
  200: [0.862, 0.062, 258],
  300: [0.805, 0.09, 260],
  400: [0.705, 0.128, 261],
  500: [0.545, 0.164, 262],
  600: [0.515, 0.166, 263],
  700: [0.44, 0.15, 264],
  750: [0.432, 0.098, 264],
  800: [0.365, 0.122, 265],
  850: [0.325, 0.078, 265],
  900: [0.302, 0.088, 266],
  925: [0.29, 0.09, 266],
  950: [0.286, 0.056, 265],
});

/** Lapis mixed with paper: muted text on the lapis field. */
export const mist = ramp('mist', {
  100: [0.925, 0.014, 262],
  200: [0.88, 0.026, 262],
  300: [0.872, 0.028, 262],
});

/** Reward. */
export const saffron = ramp('saffron', {
  100: [0.952, 0.046, 85],
  200: [0.885, 0.088, 84],
  300: [0.866, 0.128, 80],
  400: [0.812, 0.152, 76],
  500: [0.655, 0.138, 66],
  700: [0.43, 0.086, 60],
  750: [0.42, 0.062, 66],
  850: [0.318, 0.048, 66],
  900: [0.255, 0.05, 60],
});

/** Success. */
export const turquoise = ramp('turquoise', {
  100: [0.942, 0.034, 190],
  200: [0.862, 0.062, 190],
  300: [0.812, 0.088, 192],
  400: [0.718, 0.104, 193],
  600: [0.525, 0.088, 197],
  650: [0.47, 0.075, 198],
  700: [0.445, 0.075, 199],
  750: [0.408, 0.058, 199],
  800: [0.372, 0.061, 200],
  850: [0.316, 0.045, 200],
});

/** Danger. */
export const pomegranate = ramp('pomegranate', {
  100: [0.942, 0.026, 18],
  200: [0.868, 0.062, 18],
  300: [0.808, 0.108, 16],
  400: [0.705, 0.158, 16],
  500: [0.53, 0.176, 16],
  600: [0.52, 0.182, 16],
  650: [0.5, 0.172, 16],
  700: [0.448, 0.16, 16],
  750: [0.42, 0.102, 15],
  800: [0.385, 0.138, 16],
  850: [0.314, 0.074, 14],
});

/** Backgrounds in the light theme, text in the dark one. */
export const paper = ramp('paper', {
  25: [0.996, 0.003, 88],
  50: [0.99, 0.004, 88],
  75: [0.979, 0.006, 86],
  100: [0.972, 0.01, 88],
  150: [0.962, 0.008, 88],
  200: [0.956, 0.009, 85],
  250: [0.938, 0.01, 85],
  300: [0.902, 0.011, 84],
  350: [0.888, 0.012, 83],
  400: [0.885, 0.01, 86],
  600: [0.652, 0.014, 80],
});

/** Text in the light theme, backgrounds in the dark one. */
export const ink = ramp('ink', {
  200: [0.8, 0.014, 266],
  250: [0.772, 0.016, 266],
  400: [0.575, 0.024, 266],
  500: [0.48, 0.024, 266],
  600: [0.395, 0.03, 267],
  650: [0.322, 0.032, 268],
  700: [0.302, 0.028, 268],
  725: [0.3, 0.03, 267],
  750: [0.29, 0.034, 268],
  800: [0.246, 0.032, 268],
  850: [0.222, 0.029, 268],
  900: [0.207, 0.03, 268],
  925: [0.182, 0.028, 268],
  950: [0.12, 0.02, 268],
});

/** All ramps. */
export const ramps = { lapis, mist, saffron, turquoise, pomegranate, paper, ink };

/** A translucent step. */
export const through = (swatch: Swatch, alpha: number): Swatch => ({ ...swatch, alpha });

/** A step in CSS syntax. */
export function css({ oklch, alpha }: Swatch): string {
  const [lightness, chroma, hue] = oklch;
  return `oklch(${lightness} ${chroma} ${hue}${alpha === undefined ? '' : ` / ${alpha}`})`;
}
