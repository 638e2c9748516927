import { expect, test } from 'vitest';
import { chromaticModes, modes, pictured } from './modes.ts';

test('there are four modes, named by language and theme', () => {
  expect(modes).toEqual({
    'en-light': { locale: 'en', theme: 'light' },
    'en-dark': { locale: 'en', theme: 'dark' },
    'fa-light': { locale: 'fa', theme: 'light' },
    'fa-dark': { locale: 'fa', theme: 'dark' },
  });
});

test('the two pictured modes show both languages and both themes', () => {
  expect(pictured).toEqual(['en-light', 'fa-dark']);
});

test('Chromatic takes the same two pictures', () => {
  expect(chromaticModes).toEqual({
    'en-light': { locale: 'en', theme: 'light', viewport: 1280 },
    'fa-dark': { locale: 'fa', theme: 'dark', viewport: 1280 },
  });
});
