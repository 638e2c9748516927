import { expect, test } from 'vitest';
import { readTarget, slugOf } from './links';

test.each([
  ['/profile?tab=1#top', { kind: 'app', href: '/profile?tab=1#top' }],
  ['https://nordmark.example/a', { kind: 'away', href: 'https://nordmark.example/a' }],
  ['//nordmark.example/a', { kind: 'away', href: 'https://nordmark.example/a' }],
  ['/\\nordmark.example', { kind: 'away', href: 'https://nordmark.example/' }],
  ['/\t/nordmark.example', { kind: 'away', href: 'https://nordmark.example/' }],
  ['mailto:a@b.example', { kind: 'program', href: 'mailto:a@b.example' }],
  ['#%D8%AD', { kind: 'heading', slug: 'ح' }],
  ['#100%', { kind: 'heading', slug: '100%' }],
])('%j leads somewhere', (address, target) => {
  expect(readTarget(address)).toEqual(target);
});

test.each([
  null,
  '',
  'page.html',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://nordmark.example/1',
  'file:///etc/passwd',
  'https://',
])('%j leads nowhere', (address) => {
  expect(readTarget(address)).toBeNull();
});

test.each([
  ['What we keep', 'what-we-keep'],
  ['حریم خصوصی', 'حریم-خصوصی'],
  ['داده‌های شما', 'داده‌های-شما'],
])('%s is named %s', (heading, slug) => {
  expect(slugOf(heading)).toBe(slug);
});
