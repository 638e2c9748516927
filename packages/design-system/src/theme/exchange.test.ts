import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exchangeFiles } from './exchange';

const folder = join(import.meta.dirname, '../../tokens');
const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Node;

interface Node {
  [key: string]: unknown;
}
interface Found {
  path: string;
  type: string;
  value: unknown;
}

/** The tokens below a group; a token without a type has the one of the nearest group that has one. */
function tokensIn(node: Node, path: string[] = [], type = ''): Found[] {
  const own = (node['$type'] as string | undefined) ?? type;
  if ('$value' in node) return [{ path: path.join('.'), type: own, value: node['$value'] }];
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, child]) => tokensIn(child as Node, [...path, name], own));
}

const number = expect.any(Number) as number;
const alias = (path: RegExp) => expect.stringMatching(new RegExp(`^\\{${path.source}\\}$`)) as string;
const dimension = { value: number, unit: expect.stringMatching(/^(?:px|rem)$/) as string };
const layer = {
  color: alias(/color\.\w+/),
  offsetX: dimension,
  offsetY: dimension,
  blur: dimension,
  spread: dimension,
};

/** What the value of each type looks like when it is not the name of another token. */
const SHAPES: Record<string, unknown> = {
  dimension,
  number,
  fontWeight: number,
  duration: { value: number, unit: 'ms' },
  cubicBezier: [number, number, number, number],
  fontFamily: expect.arrayContaining([expect.any(String)]),
  color: expect.objectContaining({
    colorSpace: 'oklch',
    components: [number, number, number],
    hex: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
  }),
  shadow: [layer, layer],
  typography: {
    fontFamily: alias(/typeface\.\w+/),
    fontSize: dimension,
    fontWeight: number,
    letterSpacing: dimension,
    lineHeight: number,
  },
};

const aliasesIn = (value: unknown) =>
  [...JSON.stringify(value).matchAll(/"\{([^}]+)\}"/g)].map(([, path = '']) => path);
const names = (file: string) => tokensIn(read(file)).map(({ path }) => path);

test.each(Object.entries(exchangeFiles()))('%s is what the theme says', (file, tokens) => {
  expect(read(file), "Stale: the theme changed. Run 'npm run tokens' and commit.").toEqual(
    JSON.parse(JSON.stringify(tokens)),
  );
});

describe.each(Object.keys(exchangeFiles()))('%s', (file) => {
  test.each(tokensIn(read(file)).map((token) => [token.path, token] as const))(
    '%s has the shape of its type',
    (_, token) => {
      expect(token.path).not.toMatch(/[{}$]/);
      expect(Object.keys(SHAPES)).toContain(token.type);
      expect(token.value).toEqual(typeof token.value === 'string' ? alias(/[\w.]+/) : SHAPES[token.type]);
    },
  );
});

test.each(['light.tokens.json', 'dark.tokens.json'])('every alias of %s leads to a token', (file) => {
  const known = new Set([...names('base.tokens.json'), ...names(file)]);
  const wanted = [...tokensIn(read('base.tokens.json')), ...tokensIn(read(file))].flatMap(({ value }) =>
    aliasesIn(value),
  );
  expect(wanted.length).toBeGreaterThan(60);
  expect(wanted.filter((path) => !known.has(path))).toEqual([]);
});

test('both themes name the same tokens', () => {
  expect(names('dark.tokens.json')).toEqual(names('light.tokens.json'));
});

test('the resolver lays files over each other that are there', () => {
  const files = aliasedFiles(readFileSync(join(folder, 'peyk.resolver.json'), 'utf8'));
  expect(files.toSorted()).toEqual(Object.keys(exchangeFiles()).toSorted());
});

function aliasedFiles(text: string): string[] {
  return [...text.matchAll(/"\$ref": "([^#"]+)"/g)].map(([, file = '']) => file);
}
