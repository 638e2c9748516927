import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const DOCUMENTS = ['docs/threats.md', 'SECURITY.md'];

/** Each `[name](file)` of a document; for a test, the titles are in curly quotes after it and before the next link. */
function linksOf(document: string): { file: string; titles: string[] }[] {
  const text = fs.readFileSync(path.join(root, document), 'utf8');
  return proofsIn(text).map(({ target, titles }) => ({ file: path.join(path.dirname(document), target), titles }));
}

function proofsIn(text: string): { target: string; titles: string[] }[] {
  const links = [...text.matchAll(/\]\(([^()\s]+)\)/g)].filter(([, target = '']) => !/^(?:https?:|#)/.test(target));
  return links.map((link, nth) => {
    const after = text.slice(link.index + link[0].length, links[nth + 1]?.index);
    // A table cell ends the proof: quotations further on are prose.
    const [cell = ''] = after.split(/[|\n]/, 1);
    return {
      target: (link[1] ?? '').split('#', 1)[0] ?? '',
      titles: [...cell.matchAll(/“([^“”]+)”/g)].map(([, title = '']) => title),
    };
  });
}

/** Whether a test file contains exactly this title. */
const hasTitle = (text: string, title: string): boolean =>
  ["'", '"', '`'].some((quote) => text.includes(`${quote}${title}${quote}`));

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const proofs = linksOf('docs/threats.md').filter(({ file }) => isTest(file));

describe('what the threats name as proof', () => {
  it.each(proofs)('stands in $file', ({ file, titles }) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    expect(titles, `${file} is named without a title`).not.toEqual([]);
    expect(titles.filter((title) => !hasTitle(text, title))).toEqual([]);
  });

  it('is found in every section about an attacker', () => {
    const text = fs.readFileSync(path.join(root, 'docs/threats.md'), 'utf8');
    const sections = text.split(/^## /m).filter((section) => section.includes('| What stops it'));
    expect(sections.length).toBeGreaterThan(8);
    for (const section of sections) {
      const named = proofsIn(section).filter(({ target }) => isTest(target));
      expect(named.length, section.split('\n', 1)[0]).toBeGreaterThan(1);
    }
  });

  it('and every other link of these documents leads to a file', () => {
    for (const document of DOCUMENTS)
      for (const { file } of linksOf(document)) expect(fs.existsSync(path.join(root, file)), file).toBe(true);
  });
});

it('a title that was changed in any way is missed', () => {
  const text = `it('keeps what was typed', () => {});\nit.each([1])("says it’s $n", () => {});`;
  expect(hasTitle(text, 'keeps what was typed')).toBe(true);
  expect(hasTitle(text, 'says it’s $n')).toBe(true);
  for (const other of ['keeps what was', 'what was typed', 'keeps what was typed and more', 'says it’s'])
    expect(hasTitle(text, other), other).toBe(false);
});

it('titles belong to the link before them, and prose to none', () => {
  expect(
    proofsIn('| “no” | [a](../a.test.ts) “one”, “two”; [b](b.test.ts#x) “three” | “not mine” |\n[c](https://c)'),
  ).toEqual([
    { target: '../a.test.ts', titles: ['one', 'two'] },
    { target: 'b.test.ts', titles: ['three'] },
  ]);
});
