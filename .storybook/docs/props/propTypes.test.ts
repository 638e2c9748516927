import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { storyFiles } from '../../sidebar.ts';
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
    a: { text: "'x' | 'y'", options: ['x', 'y'] },
    b: { text: 'string' },
    c: { text: 'number' },
    d: { text: 'readonly string[]' },
    e: { text: "boolean | 'phone'", options: [true, false, 'phone'] },
  });
});

test('the props are those that a component says it takes, by whatever name, and what each of several kinds of it may be', () => {
  const told = propTypesIn(
    'A.tsx',
    `interface AProps { status: 'late' }
     interface Common { title: string }
     type Kinds = Common & ({ status: 'ready'; html: string } | { status: 'failed' });
     export function A(props: Kinds) {}
     export function notDrawn(props: Common) {}
     export function Plain() {}`,
  );
  expect(told).toEqual({
    A: {
      title: { text: 'string' },
      status: { text: "'ready' | 'failed'", options: ['ready', 'failed'] },
      html: { text: 'string' },
    },
  });
});

const parts = storyFiles(path.join(import.meta.dirname, '../../..')).filter(({ file }) =>
  file.startsWith('packages/design-system/'),
);

test('every part that takes props has them spelled out, and every union of words among them is a select', () => {
  const untold = parts.flatMap(({ title, file }) => {
    const text = readFileSync(path.join(source, '../../..', file), 'utf8');
    const name = /\bcomponent: (?<name>\w+)/.exec(text)?.groups?.['name'];
    if (name === undefined) return [];
    const from = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '(\\./[^']+)'`).exec(text)?.[1];
    const own = from === undefined ? file : path.posix.join(path.posix.dirname(file), `${from}.tsx`);
    const code = readFileSync(path.join(source, '../../..', own), 'utf8');
    const takes = new RegExp(`function ${name}\\((?!\\))`).test(code);
    const props = propTypesIn(path.join(source, '../../..', own), code)[name];
    if (!props) return takes ? [`${title}: no props`] : [];
    return Object.entries(props)
      .filter(([, { text: said, options }]) => /^'[^']*'(?: \| '[^']*')*$/.test(said) && !options)
      .map(([prop, { text: said }]) => `${title}: ${prop} is ${said}`);
  });
  expect(untold).toEqual([]);
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

test('a prop that is declared in another file stands among the others', () => {
  expect(playable({}, { tone: { text: "'a' | 'b'", options: ['a', 'b'] } })).toEqual({
    tone: {
      name: 'tone',
      table: { type: { summary: "'a' | 'b'" } },
      control: { type: 'select' },
      options: ['a', 'b'],
    },
  });
});

test('a control that a story names is kept', () => {
  const own = { control: 'number', options: undefined };
  expect(playable({ label: own }, { label: { text: 'string' } })['label']).toEqual({
    ...own,
    table: { type: { summary: 'string' } },
  });
});
