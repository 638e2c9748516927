import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const source = import.meta.dirname;
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(source, file), 'utf8');
const styles = files.filter((file) => file.endsWith('.css.ts'));
const stories = files
  .filter((file) => file.endsWith('.stories.tsx'))
  .map(read)
  .join('\n');

/** The names of values (not types) that the package gives away. */
function publicNames(): string[] {
  const names = [...read('index.ts').matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) => list.split(','));
  return names
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .sort();
}

const PHYSICAL =
  /(?<![-\w])(?:(?:margin|padding|border)(?:Left|Right|Top|Bottom)\w*|border(?:Top|Bottom)(?:Left|Right)Radius|(?:min|max)?(?:[wW]idth|[hH]eight)|left|right|top|bottom)\s*:(?!\s*\{)|textAlign:\s*'(?:left|right)'|float:/;
const COLOUR =
  /#[0-9a-fA-F]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color-mix)\(|:\s*'(?:white|black|red|blue|green|gray|grey)'/;

test('no style names a physical side', () => {
  const found = styles.filter((file) => PHYSICAL.test(read(file)));
  expect(found).toEqual([]);
});

test('colour literals live in the theme alone', () => {
  const others = files.filter((file) => /\.tsx?$/.test(file) && !/^theme|\.test\./.test(file));
  expect(others.filter((file) => COLOUR.test(read(file)))).toEqual([]);
});

test('no component takes className or style', () => {
  const components = files.filter(
    (file) => /^(components|feedback|layout|text)\/.*\.tsx$/.test(file) && !/stories|test/.test(file),
  );
  expect(components.filter((file) => /^\s+(className|style)\??:/m.test(read(file)))).toEqual([]);
});

test('the public names are these', () => {
  expect(publicNames()).toMatchSnapshot();
});

describe('every public component has a story', () => {
  const components = publicNames().filter((name) => /^[A-Z]/.test(name) && name !== 'DesignSystemProvider');
  test.each(components)('%s', (name) => {
    expect(new RegExp(`<${name}\\b`).test(stories)).toBe(true);
  });
});
