import fc from 'fast-check';

/** The part of JSON Schema that requests of the contract use. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
  contentMediaType?: string;
}

/** Resolves a `$ref` of the contract. */
export type Lookup = (schema: Schema) => Schema;

const DATES = ['2000-02-29', '1400-01-01', '0001-01-01', '9999-12-31', '2026-02-31', ''];
const ADDRESSES = [
  'a@uni.example',
  'A+b@Uni.Example',
  'a@b',
  '@',
  'a@uni。example',
  'a\u00AD@uni.example',
  'a@[127.0.0.1]',
];
const LINKS = ['https://uni.example/~a', 'javascript:alert(1)', '//', 'http://[', 'ftp://x', 'data:text/html,x'];
/** Strings that have broken servers before, after https://github.com/minimaxir/big-list-of-naughty-strings. */
const NAUGHTY = [
  '',
  ' ',
  '\u00A0\u200C',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e309',
  '0x7',
  '۱۲۳',
  'می‌خواهم',
  '\u202Efdp.exe',
  '\u0000',
  '\uD83D',
  '👩‍👩‍👧‍👦',
  'Z̸̢̛a̴͎͝',
  "';drop table users;--",
  '%00%25',
  '{{name}}',
  '{'.repeat(400),
  '<svg onload=1>',
  '../../etc/passwd',
  'a\r\nBcc: b@c.example',
  '__proto__',
];

const naughty = fc.constantFrom(...NAUGHTY);

/** Any JSON value. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  naughty,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, true, [], {}, -1, 0, 1.5, 2_147_483_648, Number.MAX_SAFE_INTEGER, 1e308),
);

function text({ minLength = 0, maxLength = 60, pattern = '', format, enum: choices }: Schema): fc.Arbitrary<unknown> {
  if (choices) return fc.constantFrom(...choices);
  const around = fc
    .constantFrom(minLength, maxLength, maxLength + 1)
    .map((length) => 'x'.repeat(Math.min(length, 20_001)));
  const word = fc.string({ unit: 'grapheme', minLength: Math.min(minLength, 40), maxLength: Math.min(maxLength, 40) });
  const special =
    pattern.includes('\\d{4}') || format?.startsWith('date') ? DATES : format === 'email' ? ADDRESSES : LINKS;
  return fc.oneof(word, fc.constantFrom(...special, ...ADDRESSES), naughty, around);
}

function number({ minimum = -1e6, maximum = 1e6 }: Schema, whole: boolean): fc.Arbitrary<number> {
  const edges = fc.constantFrom(minimum - 1, minimum, minimum + 1, maximum - 1, maximum, maximum + 1);
  return fc.oneof(
    whole
      ? fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) })
      : fc.double({ min: minimum, max: maximum, noNaN: true }),
    edges,
  );
}

/** A value that matches a schema or lies near its limits; occasionally any other value. */
export function valueOf(schema: Schema, lookup: Lookup, ids: readonly number[], depth = 0): fc.Arbitrary<unknown> {
  const { type, oneOf, properties, required = [], items, minItems = 0, maxItems = 4, ...rest } = lookup(schema);
  if (oneOf) return fc.oneof(...oneOf.map((one) => valueOf(one, lookup, ids, depth)));
  const types = [type ?? (properties ? 'object' : 'string')].flat();
  const kinds = types.map((name): fc.Arbitrary<unknown> => {
    switch (name) {
      case 'object':
        return depth > 6
          ? fc.constant({})
          : fc
              .tuple(
                fc.record(
                  Object.fromEntries(
                    Object.entries(properties ?? {}).map(([key, one]) => [key, valueOf(one, lookup, ids, depth + 1)]),
                  ),
                  { requiredKeys: required.filter((key) => key in (properties ?? {})) },
                ),
                fc.option(fc.dictionary(naughty, anything, { maxKeys: 2 }), { freq: 12, nil: {} }),
              )
              .map(([known, unknown]) => ({ ...unknown, ...known }));
      case 'array':
        return fc.array(valueOf(items ?? {}, lookup, ids, depth + 1), {
          minLength: Math.max(0, minItems - 1),
          maxLength: Math.max(minItems, Math.min(maxItems + 1, 6)),
        });
      case 'integer':
        return fc.oneof(
          { weight: 3, arbitrary: number(rest, true) },
          { weight: 2, arbitrary: fc.constantFrom(...ids) },
        );
      case 'number':
        return number(rest, false);
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      default:
        return text(rest);
    }
  });
  return fc.oneof({ weight: 14, arbitrary: fc.oneof(...kinds) }, { weight: 1, arbitrary: anything });
}
