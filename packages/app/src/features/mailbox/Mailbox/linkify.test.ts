import { expect, it } from 'vitest';
import { linkify } from './linkify';

const origin = 'http://localhost:3000';

it('leaves a text without addresses alone', () => {
  expect(linkify('Dear Professor,', origin)).toEqual([{ kind: 'text', text: 'Dear Professor,' }]);
});

it('opens a link of this app in the app', () => {
  expect(linkify('Open http://localhost:3000/reset-password?uid=7&token=abc.', origin)).toEqual([
    { kind: 'text', text: 'Open ' },
    {
      kind: 'link',
      text: 'http://localhost:3000/reset-password?uid=7&token=abc',
      href: '/reset-password?uid=7&token=abc',
      external: false,
    },
    { kind: 'text', text: '.' },
  ]);
});

it('opens another site elsewhere', () => {
  expect(linkify('https://peyk.example/a', origin)).toEqual([
    { kind: 'link', text: 'https://peyk.example/a', href: 'https://peyk.example/a', external: true },
  ]);
});

it('opens nothing but the web', () => {
  expect(linkify('javascript:alert(1) file:///etc data:text/html,x', origin).every(({ kind }) => kind === 'text')).toBe(
    true,
  );
});

it('keeps every letter around several addresses, in their order', () => {
  const text = 'See (https://a.example/x), «http://localhost:3000/bots#top» and http://localhost:3001/bots!';
  const runs = linkify(text, origin);
  expect(runs.map((run) => run.text).join('')).toBe(text);
  expect(runs.filter((run) => run.kind === 'link')).toEqual([
    { kind: 'link', text: 'https://a.example/x', href: 'https://a.example/x', external: true },
    { kind: 'link', text: 'http://localhost:3000/bots#top', href: '/bots#top', external: false },
    { kind: 'link', text: 'http://localhost:3001/bots', href: 'http://localhost:3001/bots', external: true },
  ]);
});

it.each(['', 'https://', 'Nothing at http://'])('leaves %j as one run of text', (text) => {
  expect(linkify(text, origin)).toEqual([{ kind: 'text', text }]);
});

it.each(Array.from(".,;:!?)]}'’”»"))('%s after an address ends the sentence, and is no part of it', (sign) => {
  const runs = linkify(`See https://peyk.example/a?b=1${sign} Then`, origin);
  expect(runs.map(({ text }) => text)).toEqual(['See ', 'https://peyk.example/a?b=1', `${sign} Then`]);
});
