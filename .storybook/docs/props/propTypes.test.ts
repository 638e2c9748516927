import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { playable } from './playable.ts';
import { propTypesIn } from './propTypes.ts';

const source = path.join(import.meta.dirname, '../../../packages/design-system/src');
const typesOf = (file: string) => propTypesIn(path.join(source, file), readFileSync(path.join(source, file), 'utf8'));

test('a union of another file is a list of its values', () => {
  expect(typesOf('components/Button/Button.tsx')['Button']?.['tone']).toEqual({
    text: "'primary' | 'soft' | 'secondary' | 'quiet' | 'danger'",
    options: ['primary', 'soft', 'secondary', 'quiet', 'danger'],
  });
});

test('the keys of a table and the elements of a list are values as well', () => {
  expect(typesOf('components/Button/Button.tsx')['Button']?.['icon']?.options).toContain('arrowForward');
  expect(typesOf('layout/Stack.tsx')['Stack']?.['gap']?.options).toEqual(expect.arrayContaining(['96', 0, 96]));
});

test('what is inherited, picked or left out is read where it is declared', () => {
  const { A } = propTypesIn(
    'A.tsx',
    `interface Base { a: 'x' | 'y'; b: string; c: number }
     type Rest = Omit<Base, 'b'>;
     interface AProps extends Pick<Base, 'b'> { d?: readonly string[]; e?: boolean | 'phone' }
     export function A({ a }: AProps & Rest) {}`,
  );
  expect(A).toEqual({
    b: { text: 'string' },
    d: { text: 'readonly string[]' },
    e: { text: "boolean | 'phone'", options: [true, false, 'phone'] },
  });
});

test('a union is a select, a boolean a switch, children a field, and what is called is not played', () => {
  const types = {
    tone: { text: "'a' | 'b'", options: ['a', 'b'] },
    busy: { text: 'boolean' },
    children: { text: 'ReactNode' },
    onPress: { text: '() => void' },
    items: { text: 'readonly Item[]' },
  };
  const known = Object.fromEntries(Object.keys(types).map((name) => [name, { table: { category: 'x' } }]));
  expect(playable(known, types)).toEqual({
    tone: {
      table: { category: 'x', type: { summary: "'a' | 'b'" } },
      control: { type: 'select' },
      options: ['a', 'b'],
    },
    busy: { table: { category: 'x', type: { summary: 'boolean' } }, control: { type: 'boolean' } },
    children: { table: { category: 'x', type: { summary: 'ReactNode' } }, control: { type: 'text' } },
    onPress: { table: { category: 'x', type: { summary: '() => void' } }, control: false },
    items: { table: { category: 'x', type: { summary: 'readonly Item[]' } }, control: false },
  });
});

test('a control that a story names is kept', () => {
  const own = { control: 'number', options: undefined };
  expect(playable({ label: own }, { label: { text: 'string' } })['label']).toEqual({
    ...own,
    table: { type: { summary: 'string' } },
  });
});
