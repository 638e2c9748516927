import { HttpProblem } from './errors.ts';

export const JSON_LIMIT_BYTES = 256 * 1024;
const MAX_DEPTH = 32;
/** Maximum values of one body, counted before parsing: 200 professors with a dozen fields each are half as many. */
export const MAX_VALUES = 5000;
/** Longer than any text in the contract, which limits each field; longer strings are rejected unread. */
export const MAX_TEXT = 20_000;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Scans JSON text before parsing: depth, number of values, duplicate keys and keys that could reach a prototype. `JSON.parse` accepts them
 * all, `JSON.stringify` can fail on the result, and a validator may report an error for every value.
 */
function inspect(text: string): void {
  const keys: (Set<string> | null)[] = [];
  let expectKey = false;
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    // A comma precedes another value; a bracket opens a nested one.
    if (char === ',' || char === '{' || char === '[') {
      values += 1;
      if (values > MAX_VALUES)
        throw new HttpProblem(400, 'bodyTooManyValues', { params: { n: MAX_VALUES }, code: 'malformed' });
    }
    if (char === '"') {
      const start = at;
      for (at++; at < text.length && text[at] !== '"'; at++) if (text[at] === '\\') at++;
      const owner = keys.at(-1);
      if (expectKey && owner) {
        let key: string;
        try {
          key = JSON.parse(text.slice(start, at + 1)) as string;
        } catch {
          return;
        }
        if (FORBIDDEN.has(key) || owner.has(key)) {
          throw new HttpProblem(400, 'bodyForbiddenKey', { params: { name: key.slice(0, 60) }, code: 'malformed' });
        }
        owner.add(key);
        expectKey = false;
      }
    } else if (char === '{' || char === '[') {
      keys.push(char === '{' ? new Set() : null);
      expectKey = char === '{';
      if (keys.length > MAX_DEPTH) throw new HttpProblem(400, 'bodyTooDeep', { code: 'malformed' });
    } else if (char === '}' || char === ']') {
      keys.pop();
      expectKey = false;
    } else if (char === ',') {
      expectKey = keys.at(-1) instanceof Set;
    }
  }
}

/** Parses a JSON body within these limits; an empty body is undefined. Throws a 400 that says what is wrong. */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  inspect(text);
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpProblem(400, 'badJson', { code: 'malformed' });
  }
}

// Overrides and isolates can disguise the content of a line; legitimate multi-line bodies never need overrides either.
const UNSTORABLE = /[\u0000\u202A-\u202E\u2066-\u2069]/;
/** Addresses are copied with surrounding controls; `readEmail` drops those and rejects others with its own messages. */
const ADDRESS = /(?:^|_)email$/;
/** Maximum characters of an unknown key in an error message. */
const MAX_KEY_TOLD = 60;

/** A string rejected in any field: its dotted path and the reason. */
export interface RefusedText {
  field: string;
  key: 'unacceptableText' | 'maxLength';
}

/**
 * The first string that must not be stored (NUL, a lone surrogate, a bidirectional control) or that is longer than every field. Runs before
 * anything whose time depends on a string.
 */
export function refusedText(value: unknown, path: readonly string[] = []): RefusedText | null {
  if (typeof value === 'string') {
    const key =
      value.length > MAX_TEXT
        ? 'maxLength'
        : (UNSTORABLE.test(value) && !ADDRESS.test(path.at(-1) ?? '')) || !value.isWellFormed()
          ? 'unacceptableText'
          : null;
    return key && { field: path.join('.') || 'body', key };
  }
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return null;
  for (const [key, item] of Object.entries(value)) {
    const found = refusedText(item, [...path, key.slice(0, MAX_KEY_TOLD)]);
    if (found !== null) return found;
  }
  return null;
}
