import { Logger, RECOMMENDED_CONFIG, defineConfig, parse } from '@terrazzo/parser';
import { expect, test } from 'vitest';
import { css, type Swatch } from '../../../packages/design-system/src/theme/palette.ts';
import { dark, light, onField } from '../../../packages/design-system/src/theme/roles.ts';
import { tokens } from '../../../packages/design-system/src/theme/tokens.ts';
import { tokenFile } from './tokenFile.ts';

const config = defineConfig(
  // Our names are those of the code, with capitals inside them.
  { lint: { rules: { ...RECOMMENDED_CONFIG, 'core/consistent-naming': 'off' } } },
  { cwd: new URL('./', import.meta.url) },
);

/** Has the tool of somebody else check a file of the format and read it: what it cannot take, it throws. */
async function readBy(file: object) {
  const filename = new URL('peyk.tokens.json', import.meta.url);
  const { tokens: found } = await parse([{ filename, src: JSON.stringify(file) }], {
    config,
    logger: new Logger({ level: 'error' }),
  });
  return new Map(Object.entries(found).map(([id, { $type, $value }]) => [id, { type: $type, value: $value }]));
}

const read = await readBy(tokenFile());

interface Colour {
  colorSpace: string;
  components: [number, number, number];
  alpha?: number;
}
const cssOf = ({ colorSpace, components, alpha = 1 }: Colour) =>
  `${colorSpace}(${components.join(' ')}${alpha === 1 ? '' : ` / ${alpha}`})`;

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

test('every token is read, each with a value and a type of the format', () => {
  const types = new Set([
    'color',
    'dimension',
    'duration',
    'cubicBezier',
    'number',
    'fontFamily',
    'fontWeight',
    'shadow',
    'typography',
  ]);
  expect(read.size).toBeGreaterThan(300);
  expect([...read].filter(([, { type, value }]) => !types.has(type) || value === undefined)).toEqual([]);
});

test('a reference that leads nowhere, or around, and a length that is no number are refused', async () => {
  await expect(readBy({ a: { $type: 'color', $value: '{b}' } })).rejects.toThrow('Could not resolve alias {b}');
  await expect(readBy({ a: { $type: 'color', $value: '{a}' } })).rejects.toThrow('Circular alias');
  await expect(readBy({ a: { $type: 'dimension', $value: { value: 'wide', unit: 'px' } } })).rejects.toThrow(
    'valid-dimension',
  );
});
