import { describe, expect, test } from 'vitest';
import { readIdToken } from './idToken';

const base64url = (text: string) => Buffer.from(text).toString('base64url');
const token = (claims: unknown) => `${base64url('{"alg":"RS256"}')}.${base64url(JSON.stringify(claims))}.c2ln`;

describe('AUTH-16 the payload of an ID token', () => {
  test('names the person, in any script and with every letter of base64url', () => {
    const person = { email: 'nasrin.ahmadi@gmail.example', name: 'نسرین احمدی ÿþ~?>' };
    expect(readIdToken(token({ ...person, sub: '1' }))).toEqual(person);
  });

  test('joins the parts of a name, and does without one', () => {
    expect(readIdToken(token({ email: 'a@b.example', given_name: 'Ana', family_name: 'Lopez' }))?.name).toBe(
      'Ana Lopez',
    );
    expect(readIdToken(token({ email: 'a@b.example', name: null }))).toEqual({ email: 'a@b.example', name: '' });
  });

  test.each([
    ['', 'nothing'],
    ['x', 'one part'],
    ['a.b.c', 'no base64'],
    [`a.${base64url('{"email":')}.c`, 'broken JSON'],
    [`a.${base64url('null')}.c`, 'null'],
    [`a.${base64url('"text"')}.c`, 'a text'],
    [token({ name: 'No address' }), 'no address'],
    [token({ email: 7 }), 'an address that is none'],
    [`a.${Buffer.from([0xff, 0xfe]).toString('base64url')}.c`, 'bytes that are no text'],
  ])('%j is nobody: %s', (broken) => {
    expect(readIdToken(broken)).toBeNull();
  });
});
