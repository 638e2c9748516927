/*
 * The only place with colour literals. Ramps are the palette a designer mixes from; roles are what components
 * read. Every value is OKLCH inside sRGB; pairs were measured with WCAG 2 and APCA in both themes.
 */
const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
type Ramp = Record<(typeof STEPS)[number], string>;

/** Eleven steps between a pale and a deep end; chroma peaks in the middle. */
function ramp(hues: readonly [pale: number, deep: number], peak: number, floor = 0.01): Ramp {
  const lightness = [0.972, 0.94, 0.88, 0.81, 0.705, 0.6, 0.515, 0.44, 0.365, 0.29, 0.222];
  const strength = [0.07, 0.17, 0.36, 0.58, 0.8, 0.95, 1, 0.9, 0.74, 0.54, 0.34];
  const steps = STEPS.map((step, index) => {
    const hue = hues[0] + ((hues[1] - hues[0]) * index) / (STEPS.length - 1);
    const chroma = Math.max(floor, peak * (strength[index] ?? 0));
    return [step, `oklch(${lightness[index]} ${chroma.toFixed(3)} ${hue.toFixed(0)})`];
  });
  return Object.fromEntries(steps) as Ramp;
}

export const ramps = {
  lapis: ramp([258, 267], 0.166),
  saffron: ramp([86, 60], 0.138),
  turquoise: ramp([190, 204], 0.09),
  pomegranate: ramp([18, 13], 0.182),
  paperInk: ramp([86, 268], 0.02, 0.006),
} satisfies Record<string, Ramp>;

/** Every role a component may read. */
export type ColorRoles = Record<keyof typeof light, string>;

export const light = {
  surfacePage: 'oklch(0.979 0.006 86)',
  surfaceRaised: 'oklch(0.996 0.003 88)',
  surfaceSunken: 'oklch(0.956 0.009 85)',
  surfaceOverlay: 'oklch(0.996 0.003 88)',
  surfaceSelected: 'oklch(0.972 0.012 258)',
  surfaceField: 'oklch(0.290 0.090 266)',
  lineHair: 'oklch(0.902 0.011 84)',
  lineStrong: 'oklch(0.652 0.014 80)',
  textStrong: 'oklch(0.222 0.029 268)',
  textBody: 'oklch(0.300 0.030 267)',
  textMuted: 'oklch(0.480 0.024 266)',
  textLink: 'oklch(0.440 0.150 264)',
  textOnField: 'oklch(0.972 0.010 88)',
  textOnFieldMuted: 'oklch(0.872 0.028 262)',
  actionSolid: 'oklch(0.440 0.150 264)',
  actionHover: 'oklch(0.365 0.122 265)',
  actionOnSolid: 'oklch(0.990 0.004 88)',
  actionSoft: 'oklch(0.940 0.028 258)',
  actionText: 'oklch(0.440 0.150 264)',
  actionFill: 'oklch(0.515 0.166 263)',
  actionLine: 'oklch(0.862 0.062 258)',
  rewardSolid: 'oklch(0.812 0.152 76)',
  rewardOnSolid: 'oklch(0.265 0.050 60)',
  rewardSoft: 'oklch(0.952 0.046 85)',
  rewardText: 'oklch(0.430 0.086 60)',
  rewardFill: 'oklch(0.655 0.138 66)',
  rewardLine: 'oklch(0.885 0.088 84)',
  successSolid: 'oklch(0.445 0.075 199)',
  successOnSolid: 'oklch(0.990 0.004 88)',
  successSoft: 'oklch(0.942 0.034 190)',
  successText: 'oklch(0.372 0.061 200)',
  successFill: 'oklch(0.525 0.088 197)',
  successLine: 'oklch(0.862 0.062 190)',
  dangerSolid: 'oklch(0.448 0.160 16)',
  dangerHover: 'oklch(0.385 0.138 16)',
  dangerOnSolid: 'oklch(0.990 0.004 88)',
  dangerSoft: 'oklch(0.942 0.026 18)',
  dangerText: 'oklch(0.448 0.160 16)',
  dangerFill: 'oklch(0.520 0.182 16)',
  dangerLine: 'oklch(0.868 0.062 18)',
  neutralSoft: 'oklch(0.956 0.009 85)',
  neutralText: 'oklch(0.480 0.024 266)',
  neutralLine: 'oklch(0.888 0.012 83)',
  focus: 'oklch(0.515 0.166 263)',
  scrim: 'oklch(0.222 0.029 268 / 0.42)',
  shadow: 'oklch(0.222 0.029 268 / 0.14)',
  bone: 'oklch(0.938 0.010 85)',
};

export const dark: ColorRoles = {
  surfacePage: 'oklch(0.207 0.030 268)',
  surfaceRaised: 'oklch(0.246 0.032 268)',
  surfaceSunken: 'oklch(0.182 0.028 268)',
  surfaceOverlay: 'oklch(0.290 0.034 268)',
  surfaceSelected: 'oklch(0.286 0.056 265)',
  surfaceField: 'oklch(0.302 0.088 266)',
  lineHair: 'oklch(0.322 0.032 268)',
  lineStrong: 'oklch(0.575 0.024 266)',
  textStrong: 'oklch(0.962 0.008 88)',
  textBody: 'oklch(0.885 0.010 86)',
  textMuted: 'oklch(0.772 0.016 266)',
  textLink: 'oklch(0.805 0.090 260)',
  textOnField: 'oklch(0.962 0.008 88)',
  textOnFieldMuted: 'oklch(0.880 0.026 262)',
  actionSolid: 'oklch(0.515 0.166 263)',
  actionHover: 'oklch(0.545 0.164 262)',
  actionOnSolid: 'oklch(0.990 0.004 88)',
  actionSoft: 'oklch(0.325 0.078 265)',
  actionText: 'oklch(0.805 0.090 260)',
  actionFill: 'oklch(0.705 0.128 261)',
  actionLine: 'oklch(0.432 0.098 264)',
  rewardSolid: 'oklch(0.812 0.152 76)',
  rewardOnSolid: 'oklch(0.245 0.050 60)',
  rewardSoft: 'oklch(0.318 0.048 66)',
  rewardText: 'oklch(0.866 0.128 80)',
  rewardFill: 'oklch(0.812 0.152 76)',
  rewardLine: 'oklch(0.420 0.062 66)',
  successSolid: 'oklch(0.470 0.075 198)',
  successOnSolid: 'oklch(0.990 0.004 88)',
  successSoft: 'oklch(0.316 0.045 200)',
  successText: 'oklch(0.812 0.088 192)',
  successFill: 'oklch(0.718 0.104 193)',
  successLine: 'oklch(0.408 0.058 199)',
  dangerSolid: 'oklch(0.500 0.172 16)',
  dangerHover: 'oklch(0.530 0.176 16)',
  dangerOnSolid: 'oklch(0.990 0.004 88)',
  dangerSoft: 'oklch(0.314 0.074 14)',
  dangerText: 'oklch(0.808 0.108 16)',
  dangerFill: 'oklch(0.705 0.158 16)',
  dangerLine: 'oklch(0.420 0.102 15)',
  neutralSoft: 'oklch(0.302 0.028 268)',
  neutralText: 'oklch(0.800 0.014 266)',
  neutralLine: 'oklch(0.395 0.030 267)',
  focus: 'oklch(0.805 0.090 260)',
  scrim: 'oklch(0.130 0.020 268 / 0.64)',
  shadow: 'oklch(0.100 0.020 268 / 0.56)',
  bone: 'oklch(0.302 0.028 268)',
};

/** Inside the deep field the roles that touch it are read from here: paper on lapis. */
export const onField = {
  surfaceRaised: 'transparent',
  surfaceSunken: 'oklch(1 0 0 / 0.08)',
  lineHair: 'oklch(0.972 0.010 88 / 0.22)',
  lineStrong: 'oklch(0.872 0.028 262 / 0.62)',
  textStrong: 'oklch(0.972 0.010 88)',
  textBody: 'oklch(0.972 0.010 88)',
  textMuted: 'oklch(0.872 0.028 262)',
  textLink: 'oklch(0.972 0.010 88)',
  actionSolid: 'oklch(0.979 0.006 86)',
  actionHover: 'oklch(0.925 0.014 262)',
  actionOnSolid: 'oklch(0.290 0.090 266)',
  actionSoft: 'oklch(1 0 0 / 0.12)',
  actionText: 'oklch(0.972 0.010 88)',
  actionFill: 'oklch(0.812 0.152 76)',
  rewardFill: 'oklch(0.812 0.152 76)',
  neutralSoft: 'oklch(1 0 0 / 0.10)',
  neutralText: 'oklch(0.872 0.028 262)',
  neutralLine: 'oklch(0.872 0.028 262 / 0.5)',
  bone: 'oklch(1 0 0 / 0.16)',
  focus: 'oklch(0.972 0.010 88)',
} satisfies Partial<ColorRoles>;

/** The 4 px grid. */
export const SPACES = ['0', '4', '8', '12', '16', '20', '24', '28', '32', '40', '48', '56', '64', '80', '96'] as const;
export type SpaceName = (typeof SPACES)[number];
/** A step of the grid, as a name or a number. */
export type Space = SpaceName | 0 | 4 | 8 | 12 | 16 | 20 | 24 | 28 | 32 | 40 | 48 | 56 | 64 | 80 | 96;

/** Widths of the screen where the layout changes, in pixels. */
export const breakpoints = { small: 360, narrow: 400, tablet: 768, desktop: 1024, wide: 1180 } as const;

/** Who stands above whom. */
export const zIndex = { raised: 1, dock: 10, bar: 20, overlay: 100, toast: 200 } as const;
