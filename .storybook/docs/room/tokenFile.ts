import { elevation } from '../../../packages/design-system/src/theme/elevation.ts';
import { motion, waiting } from '../../../packages/design-system/src/theme/motion.ts';
import type { Swatch } from '../../../packages/design-system/src/theme/palette.ts';
import { tokens } from '../../../packages/design-system/src/theme/tokens.ts';
import type { Scale } from '../../../packages/design-system/src/theme/typeScale.ts';

/** A group or a token of the Design Tokens format of the W3C community group, 2025.10. */
export interface Tokens {
  [name: string]: unknown;
}

const color = ({ oklch, alpha }: Swatch) => ({
  colorSpace: 'oklch',
  components: [...oklch],
  ...(alpha !== undefined && { alpha }),
});

const each = <Value>(values: Readonly<Record<string, Value>>, write: (value: Value) => unknown): Tokens =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { $value: write(value) }]));

const measured = (text: string) => {
  const { value = '', unit = '' } = /^(?<value>-?[\d.]+)(?<unit>[a-z]*)$/.exec(text)?.groups ?? {};
  return { value: Number(value), unit: unit || 'px' };
};

/** The format knows two units of length; what is measured in characters is of no use outside of CSS. */
const isLength = ([, text]: [string, string]) => /^-?[\d.]+(?:px|rem)$|^0$/.test(text);
const lengths = (values: Readonly<Record<string, string>>): Tokens => ({
  $type: 'dimension',
  ...each(Object.fromEntries(Object.entries(values).filter(isLength)), measured),
});

/** A role is the step of a ramp that it names; one that lets something through has a value of its own. */
const roles = (of: Readonly<Record<string, Swatch>>): Tokens => ({
  $type: 'color',
  ...each(of, (swatch) => (swatch.alpha === undefined ? `{ramp.${swatch.ramp}.${swatch.step}}` : color(swatch))),
});

const families = (stack: string) => stack.split(', ').map((name) => name.replaceAll('"', ''));

function typography(scale: Scale, family: string): Tokens {
  return {
    $type: 'typography',
    ...each(scale, ({ size, line, weight, tracking }) => ({
      fontFamily: `{typeface.${family}}`,
      fontSize: measured(size),
      fontWeight: Number(weight),
      // The format measures it in lengths, we in shares of the size.
      letterSpacing: { value: Number.parseFloat(tracking) * Number.parseFloat(size), unit: 'rem' },
      lineHeight: Number.parseFloat(line) / Number.parseFloat(size),
    })),
  };
}

const curve = (text: string) =>
  text
    .slice(text.indexOf('(') + 1, -1)
    .split(', ')
    .map(Number);
const { ease, ...times } = motion;

/** All tokens in the format that Figma, Style Dictionary and others read. */
export function tokenFile(): Tokens {
  return {
    $description: 'The design tokens of Peyk, written from packages/design-system/src/theme.',
    ramp: {
      $type: 'color',
      ...Object.fromEntries(
        Object.entries<Record<string, Swatch>>(tokens.ramp).map(([name, ramp]) => [name, each(ramp, color)]),
      ),
    },
    role: { light: roles(tokens.role.light), dark: roles(tokens.role.dark), onField: roles(tokens.role.onField) },
    space: lengths(tokens.space),
    stroke: lengths(tokens.stroke),
    extent: lengths(tokens.extent),
    measure: lengths(tokens.measure),
    size: { desk: lengths(tokens.size.desk), phone: lengths(tokens.size.phone) },
    radius: lengths(tokens.radius),
    breakpoint: { $type: 'dimension', ...each(tokens.breakpoint, (value) => ({ value, unit: 'px' })) },
    motion: {
      duration: { $type: 'duration', ...each({ ...times, ...waiting }, measured) },
      ease: { $type: 'cubicBezier', $value: curve(ease) },
    },
    elevation: Object.fromEntries(
      (['light', 'dark'] as const).map((theme) => [
        theme,
        {
          $type: 'shadow',
          ...each(elevation, (layers) =>
            layers.map(({ x, y, blur, spread }) => ({
              color: `{role.${theme}.shadow}`,
              offsetX: { value: x, unit: 'px' },
              offsetY: { value: y, unit: 'px' },
              blur: { value: blur, unit: 'px' },
              spread: { value: spread, unit: 'px' },
            })),
          ),
        },
      ]),
    ),
    stacking: { $type: 'number', ...each(tokens.stacking, (value) => value) },
    typeface: { $type: 'fontFamily', ...each(tokens.typeface, families) },
    weight: { $type: 'fontWeight', ...each(tokens.weight, (value) => value) },
    type: {
      latin: typography(tokens.type.latin, 'latin'),
      latinPhone: typography(tokens.type.latinPhone, 'latin'),
      persian: typography(tokens.type.persian, 'persian'),
      persianPhone: typography(tokens.type.persianPhone, 'persian'),
    },
  };
}

/** A token as a reader of the format finds it: its type may stand at a group above it, its value at another token. */
export interface ReadToken {
  type: string;
  value: unknown;
}

/** Reads a file of the format: every token by its path, with references followed. */
export function readTokens(file: Tokens): Map<string, ReadToken> {
  const raw = new Map<string, ReadToken>();
  const walk = (group: Tokens, path: readonly string[], above?: string) => {
    const type = typeof group['$type'] === 'string' ? group['$type'] : above;
    if ('$value' in group) {
      if (type === undefined) throw new Error(`${path.join('.')} has no type`);
      raw.set(path.join('.'), { type, value: group['$value'] });
      return;
    }
    for (const [name, value] of Object.entries(group)) {
      if (name.startsWith('$')) continue;
      if (/[{}.]/.test(name)) throw new Error(`${name} cannot be the name of a token`);
      walk(value as Tokens, [...path, name], type);
    }
  };
  const follow = (value: unknown, seen: readonly string[]): unknown => {
    const named = typeof value === 'string' ? /^\{(?<path>[^{}]+)\}$/.exec(value)?.groups?.['path'] : undefined;
    if (named !== undefined) {
      const found = raw.get(named);
      if (!found || seen.includes(named)) throw new Error(`{${named}} leads nowhere`);
      return follow(found.value, [...seen, named]);
    }
    if (Array.isArray(value)) return value.map((one) => follow(one, seen));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, follow(one, seen)]));
    return value;
  };
  walk(file, []);
  return new Map([...raw].map(([path, { type, value }]) => [path, { type, value: follow(value, [path]) }]));
}
