import { parser } from 'markdown-to-jsx/react';
import { expect, test } from 'vitest';
import { directionOf } from './direction';

test.each([
  ['Hello سلام', 'ltr'],
  ['سلام Hello', 'rtl'],
  ['42 — **سلام** Hello', 'rtl'],
  ['> سلام', 'rtl'],
  ['- [نام](/profile) Hello', 'rtl'],
  ['1. \n   - سلام', 'rtl'],
  ['## שלום', 'rtl'],
  ['`code` سلام', 'rtl'],
  ['42', undefined],
])('%j reads %s', (source, direction) => {
  expect(directionOf(parser(source, { disableParsingRawHTML: true }))).toBe(direction);
});
