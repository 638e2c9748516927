import { HttpProblem } from './errors.ts';

export const JSON_LIMIT_BYTES = 256 * 1024;
const MAX_DEPTH = 32;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Scans JSON text before it is parsed: depth, repeated keys and keys that could reach a prototype.
 * `JSON.parse` accepts all three, and `JSON.stringify` later fails on what it accepted.
 */
function inspect(text: string): void {
  const keys: (Set<string> | null)[] = [];
  let expectKey = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
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

/** Parses a JSON body under the policies for bodies; an empty body is no body. Throws a 400 that says what is wrong. */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  inspect(text);
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpProblem(400, 'badJson', { code: 'malformed' });
  }
}

// Overrides and isolates can disguise what a single line says; a body of several lines never needs the overrides either.
const UNSTORABLE = /[\u0000\u202A-\u202E\u2066-\u2069]/;

/** The JSON path of the first string that must not be stored: NUL, a lone surrogate, a bidirectional control. */
export function unstorableText(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return UNSTORABLE.test(value) || !value.isWellFormed() ? path : null;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const found = unstorableText(item, `${path}/${index}`);
      if (found !== null) return found;
    }
    return null;
  }
  if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) {
    for (const [key, item] of Object.entries(value)) {
      const found = unstorableText(item, `${path}/${key}`);
      if (found !== null) return found;
    }
  }
  return null;
}
