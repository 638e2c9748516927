import { elevation } from '../../../packages/design-system/src/theme/elevation.ts';
import { motion, waiting } from '../../../packages/design-system/src/theme/motion.ts';
import type { Swatch } from '../../../packages/design-system/src/theme/palette.ts';
import { tokens } from '../../../packages/design-system/src/theme/tokens.ts';
import type { Scale } from '../../../packages/design-system/src/theme/typeScale.ts';

/** A group or a token of the Design Tokens format of the W3C community group, 2025.10. */
interface Tokens {
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

/** All tokens in that format. */
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
