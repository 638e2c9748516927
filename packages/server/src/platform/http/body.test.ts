import { describe, expect, it } from 'vitest';
import { MAX_TEXT, MAX_VALUES, parseJson, refusedText } from './body.ts';

const refusal = (key: string, params: object = {}) =>
  expect.objectContaining({ status: 400, key, params, code: 'malformed' });
const errorOf = (text: string): unknown => {
  try {
    return parseJson(text);
  } catch (error) {
    return error;
  }
};

describe('JSON of a body', () => {
  it.each([
    ['', undefined],
    [' \n\t', undefined],
    ['null', null],
    ['0', 0],
    ['"a,b{[\\"]}\\\\"', 'a,b{["]}\\'],
    ['{"a":{"a":{"a":[1,{"a":2},{"a":3}]}}}', { a: { a: { a: [1, { a: 2 }, { a: 3 }] } } }],
    ['{"a":["b","b"],"b":"a","c":"constructor"}', { a: ['b', 'b'], b: 'a', c: 'constructor' }],
    ['[["a","a"],{"x":"x"},{"x":"x"}]', [['a', 'a'], { x: 'x' }, { x: 'x' }]],
    ['{"a\\"b":1,"a":2}', { 'a"b': 1, a: 2 }],
  ])('is read: %j', (text, value) => {
    expect(parseJson(text)).toEqual(value);
  });

  it.each([
    '{"a":1,"a":2}',
    '{"a":1, "\\u0061":2}',
    '[{"b":{"a":1,"c":{},"a":2}}]',
    '{"b":[1],"a":{},"b":2}',
    '{"x":["a"],"y":{"__proto__":1}}',
    '{"x":1,"prototype":1}',
  ])('is refused by its keys: %j', (text) => {
    const name = /__proto__|prototype/.exec(text)?.[0] ?? (text.startsWith('{"b"') ? 'b' : 'a');
    expect(errorOf(text)).toEqual(refusal('bodyForbiddenKey', { name }));
  });

  it('holds as many values as it may, however they are written, and not one more', () => {
    const list = (values: number) => JSON.stringify(Array(values).fill(0));
    expect(parseJson(list(MAX_VALUES))).toHaveLength(MAX_VALUES);
    expect(errorOf(list(MAX_VALUES + 1))).toEqual(refusal('bodyTooManyValues', { n: MAX_VALUES }));
    // Characters within a string do not count as values.
    expect(parseJson(JSON.stringify(',[{'.repeat(MAX_VALUES)))).toHaveLength(3 * MAX_VALUES);
  });

  it('is as deep as it may be, whatever it is made of, and no deeper', () => {
    const deep = (levels: number) => `${'[{"a":'.repeat(levels / 2)}1${'}]'.repeat(levels / 2)}`;
    expect(errorOf(deep(32))).toEqual(JSON.parse(deep(32)));
    expect(errorOf(deep(34))).toEqual(refusal('bodyTooDeep'));
    const wide = `[${Array(40).fill('[[],{}]').join(',')}]`;
    expect(errorOf(wide)).toEqual(JSON.parse(wide));
  });

  it.each(['{', '[1', '"', '{"a', '{a:1}', '1 2', 'nul'])('that is none is said to be none: %j', (text) => {
    expect(errorOf(text)).toEqual(refusal('badJson'));
  });
});

describe('a text that is refused', () => {
  const override = 'a\u202eb';

  it.each<[string, unknown, ReturnType<typeof refusedText>]>([
    ['none', { a: 'b', c: ['ؤ\u200c\u200f', 1, null, true, { d: '\n\t' }] }, null],
    ['none in what is no text', Buffer.from('\0'), null],
    ['the whole body', '\0', { field: 'body', key: 'unacceptableText' }],
    ['a field', { a: 'b', c: override }, { field: 'c', key: 'unacceptableText' }],
    ['the first of two', { a: '\0', b: 'x'.repeat(MAX_TEXT + 1) }, { field: 'a', key: 'unacceptableText' }],
    ['in a list of objects', { a: [{ b: 'x' }, { b: '\ud800' }] }, { field: 'a.1.b', key: 'unacceptableText' }],
    ['under a long name', { ['k'.repeat(61)]: '\0' }, { field: 'k'.repeat(60), key: 'unacceptableText' }],
    ['the longest that may be', { a: 'x'.repeat(MAX_TEXT) }, null],
    ['longer', { a: 'x'.repeat(MAX_TEXT + 1) }, { field: 'a', key: 'maxLength' }],
    ['an address, which is read in words of its own', { email: override, reference_email: '\0' }, null],
    ['half a letter in an address', { email: '\ud800' }, { field: 'email', key: 'unacceptableText' }],
    ['a long address', { email: 'x'.repeat(MAX_TEXT + 1) }, { field: 'email', key: 'maxLength' }],
    ['beside an address', { email_note: override }, { field: 'email_note', key: 'unacceptableText' }],
    ['below an address', { email: { note: override } }, { field: 'email.note', key: 'unacceptableText' }],
    ['with another ending', { femail: override }, { field: 'femail', key: 'unacceptableText' }],
  ])('%s', (_what, body, found) => {
    expect(refusedText(body)).toEqual(found);
  });

  it.each([0x0000, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069, 0xd800, 0xdfff])(
    'holds U+%i',
    (code) => {
      expect(refusedText({ a: String.fromCharCode(code) })).toEqual({ field: 'a', key: 'unacceptableText' });
    },
  );

  it.each([0x0001, 0x000a, 0x200c, 0x200d, 0x200e, 0x200f, 0x2029, 0x202f, 0x2065, 0x206a, 0xfeff])(
    'is none for U+%i',
    (code) => {
      expect(refusedText({ a: String.fromCharCode(code) })).toBeNull();
    },
  );
});
