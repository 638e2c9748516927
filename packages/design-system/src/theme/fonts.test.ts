import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { listed, subsets } from './subsets';

const { resolve } = createRequire(import.meta.url);

/** The font in a file; throws for a font collection. */
function faceIn(file: string): Font {
  const face = openSync(file);
  if (!('characterSet' in face)) throw new Error(`${file} is a collection.`);
  return face;
}

test('the committed fonts are cut from the installed faces as the list of characters says', () => {
  const script = join(import.meta.dirname, '../../scripts/fonts.mjs');
  expect(execFileSync(process.execPath, [script, '--check'], { encoding: 'utf8' })).toContain('persianMarks');
});

describe.each(Object.entries(subsets))('the file %s', (name, { source, characters }) => {
  const cut = faceIn(join(import.meta.dirname, '../../fonts', `${name}.woff2`));
  const whole = faceIn(resolve(source));

  test('has a glyph for the space, which WebKit draws joiners with', () => {
    expect(cut.hasGlyphForCodePoint(0x20)).toBe(true);
  });

  test('has all that its list promises and its face has', () => {
    const lost = listed(characters).filter(
      (code) => whole.hasGlyphForCodePoint(code) && !cut.hasGlyphForCodePoint(code),
    );
    expect(lost).toEqual([]);
  });
});

test.each([
  ['the half-space', 0x200c],
  ['the joiner', 0x200d],
])('the Persian hand draws %s itself', (_what, code) => {
  expect(faceIn(join(import.meta.dirname, '../../fonts/persian.woff2')).hasGlyphForCodePoint(code)).toBe(true);
});
