import { expect, test } from 'vitest';
import { diagonal, modes } from './modes.ts';

test('there are four modes, named by language and theme', () => {
  expect(modes).toEqual({
    'en-light': { locale: 'en', theme: 'light' },
    'en-dark': { locale: 'en', theme: 'dark' },
    'fa-light': { locale: 'fa', theme: 'light' },
    'fa-dark': { locale: 'fa', theme: 'dark' },
  });
});

test('the two default modes show both languages and both themes', () => {
  expect(diagonal).toEqual(['en-light', 'fa-dark']);
});
