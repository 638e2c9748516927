import { colour } from './contrast.ts';
import type { Swatch } from './ramps.ts';
import { tokens } from './tokens.ts';
import type { Scale } from './typeScale.ts';

/*
 * The tokens in the exchange format of the W3C Design Tokens Community Group (2025.10), which design tools read. Its
 * lengths are px or rem alone: what we measure in characters or in the size of the text goes out as a number and says so.
 */
interface Token {
  $value: unknown;
  $type?: string;
  $description?: string;
}
export interface Group {
  $type?: string;
  $description?: string;
  [name: string]: Token | Group | string | undefined;
}

const round = (value: number) => Number(value.toFixed(4));
const path = ({ ramp, step }: Swatch) => `ramp.${ramp}.${step}`;

function colourValue(swatch: Swatch) {
  const { oklch, alpha } = swatch;
  const hex = colour({ ...swatch, alpha: undefined })
    .to('srgb')
    .toString({ format: 'hex', collapse: false });
  return { colorSpace: 'oklch', components: oklch, ...(alpha === undefined ? {} : { alpha }), hex };
}

function step(swatch: Swatch): Token {
  if (swatch.alpha === undefined) return { $value: `{${path(swatch)}}` };
  return { $value: colourValue(swatch), $description: `${path(swatch)} at ${Math.round(swatch.alpha * 100)}%` };
}

function length(text: string): Token {
  const value = Number.parseFloat(text);
  if (text.endsWith('px')) return { $value: { value, unit: 'px' } };
  if (text.endsWith('ch')) return { $type: 'number', $value: value, $description: 'In characters' };
  return { $type: 'number', $value: value, $description: 'In the size of the text around' };
}

function map<Value>(values: Readonly<Record<string, Value>>, write: (value: Value) => Token | Group): Group {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, write(value)]));
}

const lengths = (values: Readonly<Record<string, string>>): Group => ({ $type: 'dimension', ...map(values, length) });
const numbers = (values: Readonly<Record<string, number>>): Group => ({
  $type: 'number',
  ...map(values, ($value) => ({ $value })),
});
const milliseconds = (text: string): Token => ({ $value: { value: Number.parseInt(text, 10), unit: 'ms' } });
const families = (stack: string) => stack.split(', ').map((name) => name.replaceAll('"', ''));

function typography(scale: Scale, typeface: 'latin' | 'persian'): Group {
  return {
    $type: 'typography',
    ...map(scale, ({ size, line, weight, tracking }) => {
      const fontSize = Number.parseFloat(size);
      return {
        $value: {
          fontFamily: `{typeface.${typeface}}`,
          fontSize: { value: fontSize, unit: 'rem' },
          fontWeight: Number(weight),
          letterSpacing: { value: round(Number.parseFloat(tracking) * fontSize), unit: 'rem' },
          lineHeight: round(Number.parseFloat(line) / fontSize),
        },
      };
    }),
  };
}

function curve(text: string): Token {
  return { $type: 'cubicBezier', $value: text.match(/[\d.]+/g)?.map(Number) };
}

function base(): Group {
  const { type, motion } = tokens;
  return {
    ramp: {
      $type: 'color',
      ...map<Record<string, Swatch>>(tokens.ramp, (ramp) => map(ramp, (swatch) => ({ $value: colourValue(swatch) }))),
    },
    onField: {
      $type: 'color',
      $description: 'Inside the deep field these stand in for the roles of the same name, in both themes.',
      ...map<Swatch>(tokens.role.onField, step),
    },
    space: lengths(tokens.space),
    stroke: lengths(tokens.stroke),
    extent: lengths(tokens.extent),
    measure: lengths(tokens.measure),
    glyph: lengths(tokens.glyph),
    size: map<Readonly<Record<string, string>>>(tokens.size, lengths),
    radius: lengths(tokens.radius),
    motion: {
      $type: 'duration',
      quick: milliseconds(motion.quick),
      calm: milliseconds(motion.calm),
      ease: curve(motion.ease),
    },
    waiting: { $type: 'duration', ...map<string>(tokens.waiting, milliseconds) },
    stacking: numbers(tokens.stacking),
    breakpoint: {
      $type: 'dimension',
      ...map<number>(tokens.breakpoint, (value) => ({ $value: { value, unit: 'px' } })),
    },
    typeface: { $type: 'fontFamily', ...map<string>(tokens.typeface, (stack) => ({ $value: families(stack) })) },
    weight: { $type: 'fontWeight', ...map<number>(tokens.weight, ($value) => ({ $value })) },
    type: {
      latin: typography(type.latin, 'latin'),
      latinPhone: typography(type.latinPhone, 'latin'),
      persian: typography(type.persian, 'persian'),
      persianPhone: typography(type.persianPhone, 'persian'),
    },
  };
}

function theme(name: 'light' | 'dark'): Group {
  const px = (value: number) => ({ value, unit: 'px' });
  return {
    color: { $type: 'color', ...map<Swatch>(tokens.role[name], step) },
    elevation: {
      $type: 'shadow',
      ...map<(typeof tokens.elevation)['floating']>(tokens.elevation, (layers) => ({
        $value: layers.map(({ x, y, blur, spread }) => ({
          color: '{color.shadow}',
          offsetX: px(x),
          offsetY: px(y),
          blur: px(blur),
          spread: px(spread),
        })),
      })),
    },
  };
}

/** The files of `packages/design-system/tokens`, by name. */
export function exchangeFiles(): Record<string, Group> {
  return { 'base.tokens.json': base(), 'light.tokens.json': theme('light'), 'dark.tokens.json': theme('dark') };
}
