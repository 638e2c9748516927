import { describe, expect, test } from 'vitest';
import { safeLink } from './safeLink';

describe('VAL-08 a link', () => {
  test.each([
    ['https://mail.example/a?b=c#d', 'https://mail.example/a?b=c#d'],
    ['HTTP://Mail.Example', 'http://mail.example/'],
    ['  https://mail.example  ', 'https://mail.example/'],
    ['mailto:sara@mail.example', 'mailto:sara@mail.example'],
    ['tel:+982112345678', 'tel:+982112345678'],
    ['https://دانشگاه.example', 'https://xn--mgbawv3gi04e.example/'],
  ])('%j leads somewhere', (text, href) => {
    expect(safeLink(text)).toBe(href);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://mail.example/x',
    'ftp://mail.example',
    'mail.example',
    'mail.example:8080',
    '//mail.example',
    '/path',
    'https://',
    'mailto:',
    'tel:',
    '',
    'undefined',
  ])('%j leads nowhere', (text) => {
    expect(safeLink(text)).toBeNull();
  });
});
