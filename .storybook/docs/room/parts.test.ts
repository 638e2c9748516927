import path from 'node:path';
import { expect, test } from 'vitest';
import { publicComponents } from '../../../packages/design-system/src/guards/publicNames.ts';
import { keysIn, purposeOf, readParts, sharedTokens, tokensIn } from './parts.ts';
import { usesOf } from './uses.ts';

const { parts, readers } = readParts(path.join(import.meta.dirname, '../../..'));

test('tokens are read as code writes them', () => {
  expect(tokensIn("borderRadius: vars.radius.card, gap: space[16], zIndex: zIndex.overlay, ...type('ui')")).toEqual([
    'radius.card',
    'space.16',
    'stacking.overlay',
    'type.ui',
  ]);
  expect(tokensIn('type.startsWith(vars.color.none)')).toEqual([]);
});

test('a shared style stands for the tokens behind it', () => {
  const shared = sharedTokens(
    'export const ring = { a: stroke.ring, b: vars.color.focus };\nexport const focusable = { s: ring };\n',
  );
  expect(shared.get('focusable')).toEqual(['role.focus', 'stroke.ring']);
});

test('a token leads to the screens that draw what reads it', () => {
  const { files, screens, others } = usesOf('radius.card', readers);
  expect(files).toContain('packages/design-system/src/components/Card/Card.css.ts');
  expect(screens).toContain('screens-gmail');
  expect(others).toContain('design-system-card');
  const dock = usesOf('stacking.dock', readers);
  expect(dock.others).not.toContain('design-system-card');
  expect(usesOf('radius.none', readers).files).toEqual([]);
});

test('a part knows its pieces, its tokens, its tests by keyboard and the screens that draw it', () => {
  const menu = parts.find(({ component }) => component === 'design-system-menu')!;
  expect(menu.anatomy.pieces.length).toBeGreaterThan(2);
  expect(menu.tokens.length).toBeGreaterThan(2);
  expect(menu.byKeyboard.flatMap(({ keys }) => keys)).toContain('ArrowDown');
  expect(menu.screens.length).toBeGreaterThan(0);
});

test('the comment on a part says when to use it, and when another one', () => {
  const comment = [
    '/**',
    ' * A setting that takes effect at once. For an answer that is submitted later,',
    ' * use a `Checkbox`. Never nest it.',
    ' */',
    'export function Switch() {}',
  ].join('\n');
  expect(purposeOf('Switch', [comment])).toEqual({
    when: ['A setting that takes effect at once.'],
    whenNot: ['For an answer that is submitted later, use a `Checkbox`.', 'Never nest it.'],
  });
  expect(purposeOf('Switch', ['export function Switch() {}'])).toEqual({ when: [], whenNot: [] });
});

test('every part says which other part to use in its place, and when', () => {
  const names = new Set(publicComponents);
  const silent = parts
    .filter(({ title }) => title !== 'Design system/Foundations/Tokens')
    .filter(({ purpose, file }) => {
      const own = path.posix.basename(file, '.stories.tsx');
      const led = purpose.whenNot.flatMap((sentence) =>
        [...sentence.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
      );
      return !led.some((name) => name !== own && names.has(name));
    });
  expect(silent.map(({ title }) => title)).toEqual([]);
});

test('a sentence that begins with the better part leads elsewhere as well', () => {
  const comment =
    '/** One number. Use a `StatLedger` for two or more. It never moves. */\nexport function StatCard() {}';
  expect(purposeOf('StatCard', [comment]).whenNot).toEqual(['Use a `StatLedger` for two or more.', 'It never moves.']);
});

test('every part says what it is for, beside others of its group that are for something else', () => {
  // The table of tokens is no part that anybody could choose.
  const chosen = parts.filter(({ title }) => title !== 'Design system/Foundations/Tokens');
  expect(chosen.filter(({ purpose }) => purpose.when.length === 0).map(({ title }) => title)).toEqual([]);
  const groupOf = (title: string) => title.split('/').slice(0, 2).join('/');
  const alone = chosen.filter(({ title }) => chosen.filter((one) => groupOf(one.title) === groupOf(title)).length < 2);
  expect(alone.map(({ title }) => title)).toEqual([]);
  const banner = chosen.find(({ component }) => component === 'design-system-banner')!;
  expect(banner.purpose.whenNot).toEqual(['A remark about one part is an `InlineMessage`.']);
});

test('keys are read as a test presses them, those held down together as one', () => {
  expect(
    keysIn("await userEvent.tab(); await userEvent.keyboard(' '); await userEvent.keyboard('{Shift>}{Tab}{/Shift}')"),
  ).toEqual(['Tab', 'Space', 'Shift+Tab']);
  expect(keysIn("keyboard('{Alt>}{ArrowDown}{/Alt}{Enter}'); userEvent.tab({ shift: true })")).toEqual([
    'Alt+ArrowDown',
    'Enter',
    'Shift+Tab',
  ]);
});

test('every piece of a part is told in words, where it lies and what stands in it', () => {
  const bar = parts.find(({ component }) => component === 'design-system-appbar')!;
  expect(bar.anatomy.pieces.map(({ names, what, depth, holds }) => [depth, names.join(), what, holds.join()])).toEqual([
    [0, 'bar', 'a head', ''],
    [1, 'inner', 'a box', ''],
    [2, 'start', 'a box', 'start'],
    [2, 'nav', 'a list of links to other places', 'nav'],
    [2, 'end', 'a box', 'end'],
    [3, 'ifRoom', 'a box', 'ifRoom'],
  ]);
  const button = parts.find(({ component }) => component === 'design-system-button')!.anatomy;
  expect(button.pieces[0]?.holds).toContain('Icon');
  expect(button.looks.find(({ name }) => name === 'tone')?.values).toContain('danger');
  expect(button.draws).toEqual(['Icon']);
  const dressed = parts.flatMap(({ title, anatomy }) => anatomy.pieces.map(({ what }) => ({ title, what })));
  expect(dressed.length).toBeGreaterThan(250);
  expect(dressed.filter(({ what }) => what === '')).toEqual([]);
});

test('every part that takes keys says which, whether it has a test of them or not', () => {
  const controls = (component: string) => parts.find((one) => one.component === `design-system-${component}`)?.controls;
  expect(controls('linkbutton')).toEqual(['link']);
  expect(controls('textarea')).toEqual(['text']);
  expect(controls('menu')).toContain('menu');
  expect(controls('confirmdialog')).toEqual(expect.arrayContaining(['dialog', 'button']));
  expect(controls('badge')).toEqual([]);
  const pressed = parts.filter(
    (one) => one.controls.length === 0 && one.byKeyboard.some(({ keys }) => keys.length > 0),
  );
  // These take the keys of what a page puts into them.
  expect(pressed.map(({ title }) => title.slice(title.lastIndexOf('/') + 1))).toEqual(['AppBar', 'Form', 'SealBand']);
});
