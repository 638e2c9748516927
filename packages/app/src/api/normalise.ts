import firstShapes from '@peyk/api-types/shapes.json';
import { foreignText } from './foreignText';
import { countLeftOut, leftOut, unreadable } from './unreadable';

/** Written by `packages/api-types/scripts/shapes.mjs`, which documents the notation. */
type Shape = string | readonly Shape[] | { readonly [field: string]: Shape };

/** Reads one value of an answer. */
interface Reader {
  /** The value as the contract describes it, repaired where possible, else `unreadable`. A valid value is returned unchanged. */
  read: (value: unknown) => unknown;
  /** Default for a missing value or one of the wrong type; `unreadable` where any default would be misleading. */
  otherwise: unknown;
}

/** The shapes of what pages begin with; the others join them when an answer needs one. */
const answers: Record<string, Shape> = { ...firstShapes.answers };
const types: Record<string, Shape> = { ...firstShapes.types };

/** A PUT that is another name of the PATCH at its address has no shape of its own. */
const shapeOf = (method: string, path: string): Shape | undefined =>
  answers[`${method} ${path}`] ?? (method === 'PUT' ? answers[`PATCH ${path}`] : undefined);

let later: Promise<void> | null = null;

/** Fetches the shape of an operation's answer, before `normalise`. Rejects when it cannot be reached; another call tries again. */
export async function fetchShape(method: string, path: string): Promise<void> {
  if (shapeOf(method, path) !== undefined) return;
  later ??= import('@peyk/api-types/laterShapes.json').then(({ default: shapes }) => {
    Object.assign(answers, shapes.answers);
    Object.assign(types, shapes.types);
  });
  try {
    await later;
  } catch (cause) {
    later = null;
    throw cause;
  }
}

/**
 * Brings the answer of an operation into the shape of the contract: a field that is missing or of the wrong type gets a neutral default
 * (null, an empty list, an empty text), numbers are clamped to their limits, and unreadable items of a list are left out and counted.
 * Returns `unreadable` if the whole answer has another shape. What the contract does not describe is returned unchanged.
 */
export function normalise(method: string, path: string, answer: unknown): unknown {
  const shape = shapeOf(method, path);
  if (shape === undefined) return answer;
  if (Array.isArray(shape)) return isTree(answer) ? itemsOf(answer, shape[0] ?? 'a') : unreadable;
  return readerOf(shape).read(answer);
}

const readers = new Map<Shape, Reader>();

function readerOf(shape: Shape): Reader {
  const known = readers.get(shape);
  if (known) return known;
  const reader = typeof shape === 'string' ? textReader(shape) : treeReader(shape);
  readers.set(shape, reader);
  return reader;
}

function textReader(shape: string): Reader {
  if (shape.endsWith('?')) return nullable(readerOf(shape.slice(0, -1)));
  const rest = shape.slice(1);
  switch (shape[0]) {
    case '@':
      return readerOf(types[rest] ?? 'a');
    case 's':
      return { read: (value) => (typeof value === 'string' ? value : unreadable), otherwise: '' };
    case 'q':
      return { read: (value) => (typeof value === 'string' ? foreignText(value) : unreadable), otherwise: '' };
    case 'b':
      return { read: (value) => (typeof value === 'boolean' ? value : unreadable), otherwise: false };
    // An invalid date becomes an empty text, not null, which means 'never'.
    case 't':
      return { read: (value) => (value === undefined ? unreadable : momentOr(value, '')), otherwise: '' };
    case 'e':
      return wordReader(rest);
    case 'i':
    case 'n':
    case 'x':
      return numberReader(shape[0], rest);
    case 'u': {
      const { read } = numberReader('n', rest);
      return { read: (value) => (typeof value === 'string' ? value : read(value)), otherwise: '' };
    }
    default:
      return { read: (value) => (isObject(value) ? value : unreadable), otherwise: {} };
  }
}

function momentOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : otherwise;
}

function wordReader(rest: string): Reader {
  const [words = '', standIn] = rest.split('=');
  const known = new Set<unknown>(words.split('|'));
  return { read: (value) => (known.has(value) ? value : unreadable), otherwise: standIn ?? unreadable };
}

/** A quantity (`i`, `n`) is clamped to its limits; an identifier (`x`) must lie within them. */
function numberReader(kind: 'i' | 'n' | 'x', limits: string): Reader {
  const [from, to] = limits.split(':');
  const least = from ? Number(from) : -Number.MAX_SAFE_INTEGER;
  const most = to ? Number(to) : Number.MAX_SAFE_INTEGER;
  const within = (value: number) => Math.min(most, Math.max(least, kind === 'n' ? value : Math.trunc(value)));
  return {
    read: (value) => {
      if (typeof value !== 'number' || !Number.isFinite(value)) return unreadable;
      return kind === 'x' && within(value) !== value ? unreadable : within(value);
    },
    otherwise: kind === 'x' ? unreadable : within(0),
  };
}

function nullable({ read }: Reader): Reader {
  return { read: (value) => (value === null ? null : read(value)), otherwise: null };
}

function treeReader(shape: Exclude<Shape, string>): Reader {
  if (Array.isArray(shape)) return listReader((shape as readonly Shape[])[0] ?? 'a');
  const { '*': anyList, '#': paged, '+': beside, '|': choices, '?': maybe } = shape as Record<string, Shape>;
  if (anyList)
    return {
      read: (value) => (Array.isArray(value) ? itemsOf(value, anyList) : pageOf(value, anyList)),
      otherwise: [],
    };
  if (paged) return { read: (value) => pageOf(value, paged, beside), otherwise: { results: [], count: 0 } };
  if (choices) return choiceReader(choices as unknown as readonly Shape[]);
  if (maybe) return nullable(readerOf(maybe));
  return objectReader(shape as Readonly<Record<string, Shape>>);
}

function choiceReader(choices: readonly Shape[]): Reader {
  const all = choices.map(readerOf);
  return {
    read: (value) => all.map(({ read }) => read(value)).find((read) => read !== unreadable) ?? unreadable,
    otherwise: all.map(({ otherwise }) => otherwise).find((each) => each !== unreadable) ?? unreadable,
  };
}

function listReader(item: Shape): Reader {
  return { read: (value) => (Array.isArray(value) ? itemsOf(value, item) : unreadable), otherwise: [] };
}

/** The readable items of a list, or of an object with `results`; the same list object if all items are readable and unchanged. */
function itemsOf(value: object, item: Shape): readonly unknown[] {
  const list: unknown = Array.isArray(value) ? value : (value as { results?: unknown }).results;
  if (!Array.isArray(list)) return [];
  const { read } = readerOf(item);
  const items = list.map(read).filter((each) => each !== unreadable);
  if (items.length === list.length && items.every((each, at) => each === list[at])) return list;
  if (items.length < list.length) countLeftOut(items, list.length - items.length);
  return items;
}

function pageOf(whole: unknown, item: Shape, beside?: Shape): unknown {
  if (!isTree(whole)) return unreadable;
  const value = beside === undefined || Array.isArray(whole) ? whole : (readerOf(beside).read(whole) as object);
  const results = itemsOf(value, item);
  const missing = leftOut(results);
  const { count: said, ...rest } = value as { count?: unknown };
  const count = Number.isSafeInteger(said) && Number(said) >= 0 ? Number(said) : results.length + missing;
  if (!Array.isArray(value) && (value as { results?: unknown }).results === results && count === said) return value;
  const page = Array.isArray(value) ? { results, count } : { ...rest, results, count };
  if (missing > 0) countLeftOut(page, missing);
  return page;
}

function objectReader(shape: Readonly<Record<string, Shape>>): Reader {
  const fields = Object.entries(shape).map(([key, each]) => {
    const mark = /[!?]$/.exec(key)?.[0];
    return { name: mark ? key.slice(0, -1) : key, mark, reader: readerOf(each) };
  });
  const read = (value: unknown): unknown => {
    if (!isObject(value)) return unreadable;
    let mended = value;
    for (const { name, mark, reader } of fields) {
      const given = Object.hasOwn(value, name) ? value[name] : undefined;
      if (mark === '?' && given === undefined) continue;
      let taken = reader.read(given);
      if (taken === unreadable) taken = mark === '?' ? undefined : mark === '!' ? unreadable : reader.otherwise;
      if (taken === unreadable) return unreadable;
      if (taken === given) continue;
      if (mended === value) mended = { ...value };
      mended[name] = taken;
    }
    return mended;
  };
  return { read, otherwise: read({}) };
}

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isObject = (value: unknown): value is Tree => isTree(value) && !Array.isArray(value);
