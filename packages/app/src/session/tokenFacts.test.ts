import { expect, test } from 'vitest';
import { endsSoon, isToken, subjectOf } from './tokenFacts';

const token = (claims: unknown) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;

test.each([
  [{ sub: '7' }, '7'],
  [{ sub: '' }, null],
  [{ sub: 7 }, null],
  [{}, null],
  [null, null],
])('a token of %j is of %j', (claims, subject) => {
  expect(subjectOf(token(claims))).toBe(subject);
});

test.each([null, '', 'opaque', 'a.%%%.c', `a.${btoa('{"sub":')}.c`])('%j says of nobody', (text) => {
  expect(subjectOf(text)).toBeNull();
  expect(endsSoon(text ?? '', 0)).toBe(false);
});

test.each(['?>?>?>', 'a?>?>?>', 'ab?>?>?>'])('the subject %j is read from the alphabet of tokens', (sub) => {
  expect(token({ sub })).toMatch(/[-_]/);
  expect(subjectOf(token({ sub }))).toBe(sub);
});

test('two people have two subjects in any script', () => {
  expect(subjectOf(token({ sub: 'نسرین' }))).not.toBe(subjectOf(token({ sub: 'سارا' })));
});

test.each([
  [1029, true],
  [1030, false],
  [999, true],
  ['1000', false],
])('at 1000 s a token with the end %j ends soon: %s', (exp, soon) => {
  expect(endsSoon(token({ exp }), 1_000_000)).toBe(soon);
});

test('a text of 8000 signs is a token, and a longer one is none', () => {
  expect(isToken('x'.repeat(8000))).toBe(true);
  expect(isToken('x'.repeat(8001))).toBe(false);
});
