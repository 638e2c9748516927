import { expect, test } from 'vitest';
import { css, type Swatch } from '../../../packages/design-system/src/theme/palette.ts';
import { dark, light, onField } from '../../../packages/design-system/src/theme/roles.ts';
import { tokens } from '../../../packages/design-system/src/theme/tokens.ts';
import { readTokens, tokenFile } from './tokenFile.ts';

// As a file of another tool comes in: text alone.
const read = readTokens(JSON.parse(JSON.stringify(tokenFile())) as ReturnType<typeof tokenFile>);

interface Colour {
  colorSpace: string;
  components: [number, number, number];
  alpha?: number;
}
const cssOf = ({ colorSpace, components, alpha }: Colour) =>
  `${colorSpace}(${components.join(' ')}${alpha === undefined ? '' : ` / ${alpha}`})`;

test.each([
  ['light', light],
  ['dark', dark],
  ['onField', onField],
] as const)('every role of %s comes back as the colour of the style sheet', (theme, roles) => {
  for (const [role, swatch] of Object.entries<Swatch>(roles)) {
    const { type, value } = read.get(`role.${theme}.${role}`)!;
    expect([role, type, cssOf(value as Colour)]).toEqual([role, 'color', css(swatch)]);
  }
});

test.each(['space', 'stroke', 'extent', 'radius'] as const)('every length of %s comes back', (group) => {
  for (const [name, length] of Object.entries<string>(tokens[group])) {
    const { type, value } = read.get(`${group}.${name}`)!;
    const { value: count, unit } = value as { value: number; unit: string };
    expect([name, type, `${count}${unit}`]).toEqual([name, 'dimension', length]);
  }
});

test('motion, stacking and screens come back', () => {
  expect(read.get('motion.duration.quick')).toEqual({ type: 'duration', value: { value: 120, unit: 'ms' } });
  expect(read.get('motion.ease')).toEqual({ type: 'cubicBezier', value: [0.2, 0, 0, 1] });
  for (const [name, value] of Object.entries(tokens.stacking))
    expect(read.get(`stacking.${name}`)).toEqual({ type: 'number', value });
  for (const [name, value] of Object.entries(tokens.breakpoint))
    expect(read.get(`breakpoint.${name}`)).toEqual({ type: 'dimension', value: { value, unit: 'px' } });
});

test('a step of type comes back with its family, size and line', () => {
  const { type, value } = read.get('type.persian.body')!;
  expect(type).toBe('typography');
  expect(value).toMatchObject({ fontSize: { value: 1.0625, unit: 'rem' }, fontWeight: 400 });
  const { fontFamily, lineHeight } = value as { fontFamily: string[]; lineHeight: number };
  expect(fontFamily.slice(0, 2)).toEqual(['Peyk Persian Marks', 'Peyk Persian']);
  expect(lineHeight * 1.0625).toBeCloseTo(2.0625);
});

test('every value has the shape that its type asks for', () => {
  const shapes: Record<string, (value: never) => boolean> = {
    color: ({ colorSpace, components }: Colour) => colorSpace === 'oklch' && components.every(Number.isFinite),
    dimension: ({ value, unit }: { value: number; unit: string }) =>
      Number.isFinite(value) && /^(?:px|rem)$/.test(unit),
    duration: ({ value, unit }: { value: number; unit: string }) => Number.isFinite(value) && /^m?s$/.test(unit),
    cubicBezier: (value: number[]) => value.length === 4 && value.every(Number.isFinite),
    number: (value: number) => Number.isFinite(value),
    fontFamily: (value: string[]) => value.every((name) => name !== '' && !name.includes('"')),
    fontWeight: (value: number) => value >= 1 && value <= 1000,
    shadow: (value: object[]) => value.every((layer) => 'offsetX' in layer && 'color' in layer),
    typography: (value: object) => 'lineHeight' in value && 'letterSpacing' in value,
  };
  expect(read.size).toBeGreaterThan(250);
  for (const [path, { type, value }] of read) expect([path, shapes[type]?.(value as never)]).toEqual([path, true]);
});

test('a reference that leads nowhere, or around, is refused', () => {
  expect(() => readTokens({ a: { $type: 'color', $value: '{b}' } })).toThrow('{b} leads nowhere');
  expect(() => readTokens({ a: { $type: 'color', $value: '{a}' } })).toThrow('{a} leads nowhere');
  expect(() => readTokens({ a: { $value: 1 } })).toThrow('a has no type');
});
