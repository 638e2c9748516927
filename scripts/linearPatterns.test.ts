import fs from 'node:fs';
import path from 'node:path';
import { checkSync } from 'recheck';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

interface Pattern {
  /** Null where it is built at run time. */
  source: string | null;
  flags: string;
  at: string;
  /** True where the comment above contains `Bounded:` and a reason: the text is so short that quadratic time is acceptable. */
  bounded: boolean;
}

interface Node {
  type: string;
  start: number;
  end: number;
  regex?: { pattern: string; flags: string };
  callee?: { type: string; name?: string };
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The regular expressions of one source file, with their locations. A comment applies to the whole statement below it. */
function patternsOf(file: string, text: string): Pattern[] {
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const found: Pattern[] = [];
  const excuses = comments.filter(({ value }) => /\bBounded\b/.test(value)).map(({ end }) => end);
  const visit = (value: unknown, statements: readonly Node[]): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, statements);
    if (!isNode(value)) return;
    // An exported constant is two nested statements with the same comment; the comment of an enclosing function does not count.
    const within = !/Statement$|Declaration$/.test(value.type)
      ? statements
      : statements.at(-1)?.declaration === value && value.type === 'VariableDeclaration'
        ? [...statements, value]
        : [value];
    const starts = [value, ...within].map(({ start }) => start);
    const place = {
      at: `${file}:${text.slice(0, value.start).split('\n').length}`,
      bounded: excuses.some((end) => starts.some((start) => start >= end && text.slice(end, start).trim() === '')),
    };
    if (value.regex) found.push({ source: value.regex.pattern, flags: value.regex.flags, ...place });
    if (value.callee?.type === 'Identifier' && value.callee.name === 'RegExp')
      found.push({ source: null, flags: '', ...place });
    for (const part of Object.values(value)) visit(part, within);
  };
  visit(program, []);
  return found;
}

/** The patterns of the contract: the server tests every text of a request against them. */
function contractPatterns(node: unknown, at: string): Pattern[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = (node as { pattern?: unknown }).pattern;
  return [
    ...(typeof own === 'string' ? [{ source: own, flags: 'u', at: `contract.json ${at}`, bounded: false }] : []),
    ...Object.entries(node).flatMap(([key, part]) => contractPatterns(part, `${at}/${key}`)),
  ];
}

/** All code that handles text from users and from outside: everything shipped, without tests and guards. */
const sources = fs
  .globSync('packages/{server,app,design-system}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.|\.stories\.|\.d\.ts$|\/testing\/|\/guards\//.test(file));

const contract: unknown = JSON.parse(fs.readFileSync(path.join(root, 'packages/api-types/src/contract.json'), 'utf8'));

const patterns = [
  ...sources.flatMap((file) => patternsOf(file, fs.readFileSync(path.join(root, file), 'utf8'))),
  ...contractPatterns(contract, ''),
];

const verdicts = new Map<string, string | null>();

/** Why a pattern is not proven to take linear time, or null. Only the automaton proves it; a fuzzer that finds nothing does not. */
function problemOf({ source, flags }: Pattern): string | null {
  if (source === null) return 'is put together while the program runs';
  const key = `/${source}/${flags}`;
  const known = verdicts.get(key);
  if (known !== undefined) return known;
  const found = checkSync(source, flags, { checker: 'automaton', timeout: null });
  const proven = found.status === 'safe' && found.checker === 'automaton';
  const verdict = proven
    ? null
    : `${key} is ${found.status === 'vulnerable' ? found.complexity.summary : found.status}`;
  verdicts.set(key, verdict);
  return verdict;
}

it('finds the patterns of every part, of the contract too', () => {
  for (const part of ['packages/server', 'packages/app', 'packages/design-system', 'contract.json'])
    expect(patterns.filter(({ at }) => at.startsWith(part)).length).toBeGreaterThan(2);
});

it('knows a slow pattern from a quick one, and one that is excused from one that is not', () => {
  const text = [
    String.raw`export const gap = /\{\{[^}]*\}\}/u;`,
    String.raw`export const quick = /\{\{[^{}]*\}\}/u;`,
    '// Bounded: a name has at most 300 characters.',
    String.raw`export const end = [/\s+$/];`,
    'export const made = new RegExp(name);',
  ].join('\n');
  const found = patternsOf('sample.ts', text);
  expect(found.map(({ at, bounded }) => [at, bounded])).toEqual([
    ['sample.ts:1', false],
    ['sample.ts:2', false],
    ['sample.ts:4', true],
    ['sample.ts:5', false],
  ]);
  expect(found.map((pattern) => problemOf(pattern) === null)).toEqual([false, true, false, false]);
});

it('reads every text in a time that grows as the text does', { timeout: 300_000 }, () => {
  const slow = patterns
    .filter(({ bounded }) => !bounded)
    .flatMap((pattern) => {
      const problem = problemOf(pattern);
      return problem === null ? [] : [`${pattern.at} ${problem}`];
    });
  expect(slow).toEqual([]);
});
