import { describe, expect, test } from 'vitest';
import { rememberedLocation, signInAddress } from './rememberedLocation';

describe('remembered location', () => {
  test('keeps path, query and hash', () => {
    const address = signInAddress('/bots/12?tab=drafts&q=a b#top');
    expect(rememberedLocation(address.slice(address.indexOf('?')))).toBe('/bots/12?tab=drafts&q=a%20b#top');
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/signin',
    '/signup/google',
    '',
  ])('drops %j', (value) => {
    expect(rememberedLocation(`?${new URLSearchParams({ next: value })}`)).toBeNull();
  });

  test('is absent from a plain sign-in', () => {
    expect(signInAddress('/')).toBe('/signin');
    expect(rememberedLocation('')).toBeNull();
  });
});
