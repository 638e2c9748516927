import { describe, expect, test } from 'vitest';
import { rememberedLocation, signInAddress } from './rememberedLocation';

describe('remembered location', () => {
  test('ROUTE-26 keeps path, query and hash', () => {
    const address = signInAddress('/bots/12?tab=drafts&q=a b#top');
    expect(rememberedLocation(address.slice(address.indexOf('?')))).toBe('/bots/12?tab=drafts&q=a%20b#top');
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'https:evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '%2F%2Fevil.example',
    '%5C%5Cevil.example',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//user@evil.example',
    '/signin',
    '/signup/google',
    '',
  ])('ROUTE-26 drops %j', (value) => {
    expect(rememberedLocation(`?${new URLSearchParams({ next: value })}`)).toBeNull();
  });

  test.each([
    '/%5Cevil.example',
    '/%2F%2Fevil.example',
    '/https://evil.example',
    '/@evil.example',
    '/%09/evil.example',
  ])('ROUTE-26 %j is a path of this app', (value) => {
    const kept = rememberedLocation(`?${new URLSearchParams({ next: value })}`);
    expect(kept).toMatch(/^\/[^/]/);
    expect(new URL(kept ?? '', 'https://app.example').origin).toBe('https://app.example');
  });

  test.each(['/signing-off', '/signups', '/bots/signin', '/?signin'])('ROUTE-26 %j is no way to sign in', (value) => {
    expect(rememberedLocation(`?${new URLSearchParams({ next: value })}`)).toBe(value);
  });

  test('ROUTE-04 is absent from a plain sign-in', () => {
    expect(signInAddress('/')).toBe('/signin');
    expect(rememberedLocation('')).toBeNull();
  });
});
