import Color from 'colorjs.io';
import { css } from './palette.ts';
import type { Swatch } from './palette.ts';
import { dark, light, onField } from './roles.ts';
import type { Role, Roles } from './roles.ts';
import type { ThemeName } from './themes.ts';

/** A foreground on a background and the contrast it needs: `body` is read at length, `text` is read, `mark` is only seen. */
export interface Pair {
  front: Role;
  ground: Role;
  need: keyof typeof NEEDS;
  /** Inside the lapis field, where roles have different values. */
  inField?: boolean;
}

/** WCAG 2.2 at level AA, and for long text Lc 75 of APCA. */
export const NEEDS = {
  body: { wcag: 4.5, apca: 75 },
  text: { wcag: 4.5, apca: 0 },
  mark: { wcag: 3, apca: 0 },
} as const;

const HUES = ['action', 'reward', 'success', 'danger'] as const;
const GROUNDS = ['surfacePage', 'surfaceRaised', 'surfaceSunken', 'surfaceOverlay', 'surfaceSelected'] as const;
const SHEETS = ['surfacePage', 'surfaceRaised', 'surfaceOverlay'] as const;

const on = (need: Pair['need'], front: Role, grounds: readonly Role[]): Pair[] =>
  grounds.map((ground) => ({ front, ground, need }));
const inField = (pairs: Pair[]): Pair[] => pairs.map((pair) => ({ ...pair, inField: true }));

/** Every pair that a component may use. */
export const PAIRS: readonly Pair[] = [
  ...on('body', 'textBody', GROUNDS),
  ...on('body', 'textStrong', GROUNDS),
  ...on('text', 'textMuted', GROUNDS),
  ...on('text', 'textLink', GROUNDS),
  ...on('text', 'neutralText', ['neutralSoft']),
  ...HUES.flatMap((hue) => on('text', `${hue}OnSolid`, [`${hue}Solid`])),
  ...on('text', 'actionOnSolid', ['actionHover']),
  ...on('text', 'dangerOnSolid', ['dangerHover']),
  ...HUES.flatMap((hue) => on('text', `${hue}Text`, [`${hue}Soft`, ...SHEETS])),
  ...HUES.flatMap((hue) => on('mark', `${hue}Fill`, SHEETS)),
  ...on('mark', 'lineStrong', ['surfacePage', 'surfaceRaised']),
  ...on('mark', 'focus', GROUNDS),
  ...inField([
    ...on('body', 'textOnField', ['surfaceField']),
    ...on('text', 'textOnFieldMuted', ['surfaceField']),
    ...on('text', 'actionOnSolid', ['actionSolid', 'actionHover']),
    ...on('mark', 'lineStrong', ['surfaceField']),
    ...on('mark', 'focus', ['surfaceField']),
  ]),
];

export function colour(swatch: Swatch): Color {
  return new Color(css(swatch));
}

export interface Figures {
  /** WCAG 2 contrast ratio. */
  wcag: number;
  /** APCA lightness contrast, without its sign. */
  apca: number;
}

/** The visible colour of a translucent foreground on a background. */
function over(front: Swatch, ground: Color): Color {
  const { alpha = 1 } = front;
  const above = colour({ ...front, alpha: 1 }).to('srgb').coords;
  const below = ground.to('srgb').coords;
  const [red, green, blue] = above.map((value, index) => (value ?? 0) * alpha + (below[index] ?? 0) * (1 - alpha));
  return new Color('srgb', [red ?? 0, green ?? 0, blue ?? 0]);
}

export function figures(front: Swatch, ground: Swatch): Figures {
  const below = colour(ground);
  const above = over(front, below);
  return { wcag: below.contrast(above, 'WCAG21'), apca: Math.abs(below.contrast(above, 'APCA')) };
}

/** The two steps of a pair in a theme. */
export function steps({ front, ground, inField = false }: Pair, theme: ThemeName): { front: Swatch; ground: Swatch } {
  const roles: Roles = inField ? { ...themes[theme], ...onField } : themes[theme];
  return { front: roles[front], ground: roles[ground] };
}

const themes = { light, dark };
