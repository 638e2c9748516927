import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { CvDocument } from './document.ts';

/** Renders a CV as PDF bytes. Throws when the typesetter fails. */
export type CvPdf = (document: CvDocument) => Promise<Buffer>;

/** Compiled files are kept for a few rounds only, so that memory use stays constant. */
const CACHE_ROUNDS = 10;

/** How many times its size of text the name, and any other line, is wide at most. */
const NAME_WIDTH = 26;
const LINE_WIDTH = 47;
/** An invisible place for a line break. */
const ZERO_WIDTH_SPACE = '\u200B';
const LETTERS_BETWEEN_BREAKS = 20;

/** The width of a word in times its size of text, rather too wide than too narrow. */
const widthOf = (word: string): number =>
  Array.from(word, (letter) => (/[a-ln-vx-z\d.,:;/_-]/.test(letter) ? 0.62 : 1)).reduce((sum, width) => sum + width, 0);

function broken(word: string, width: number): string {
  // No letter is counted as wider than the size of text.
  if (word.length <= width || widthOf(word) <= width) return word;
  const letters = Array.from(word);
  return Array.from({ length: Math.ceil(letters.length / LETTERS_BETWEEN_BREAKS) }, (_, index) =>
    letters.slice(index * LETTERS_BETWEEN_BREAKS, (index + 1) * LETTERS_BETWEEN_BREAKS).join(''),
  ).join(ZERO_WIDTH_SPACE);
}

/** What Typst breaks by itself, after each mark. */
const ADDRESS = /^(?:https?:\/\/|www\.)/i;

/** A text with places for a break in each word that is wider than a line: Typst lets it run off the page, where HTML breaks it by itself. */
const breakable = (text: string, width: number): string =>
  text.replaceAll(/[^\s\u200B]+/gu, (word) => (ADDRESS.test(word) ? word : broken(word, width)));

/** The document as the template reads it. */
export const typesetData = ({ name, ...document }: CvDocument): string =>
  JSON.stringify({ name: { ...name, text: breakable(name.text, NAME_WIDTH) }, ...document }, (key, value: unknown) =>
    key === 'text' && typeof value === 'string' ? breakable(value, LINE_WIDTH) : value,
  );

const template = fs.readFileSync(path.join(import.meta.dirname, 'template.typ'), 'utf8');

/** The typesetter with our fonts. */
export function startTypesetter(): NodeCompiler {
  // The typesetter reads TTF only.
  const fonts = path.join(
    path.dirname(createRequire(import.meta.url).resolve('vazirmatn/package.json')),
    'fonts',
    'ttf',
  );
  return NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontPaths: [fonts] }] });
}

/** Sets a CV into lines and pages. Throws when the typesetter fails. */
export function typeset(compiler: NodeCompiler, document: CvDocument): NodeTypstDocument {
  const result = compiler.compile({ mainFileContent: template, inputs: { cv: typesetData(document) } });
  const compiled = result.result;
  if (result.hasError() || !compiled) throw new Error(`CV: ${JSON.stringify(result.takeError()?.shortDiagnostics)}`);
  return compiled;
}

export function createCvPdf(): CvPdf {
  let compiler: NodeCompiler | null = null;

  return async (document) => {
    compiler ??= startTypesetter();
    const compiled = typeset(compiler, document);
    let pdf: Buffer;
    try {
      pdf = compiler.pdf(compiled, { pdfStandard: 'ua-1' });
    } catch {
      // A text in a script without a font cannot be tagged as accessible, but a CV with a few empty boxes is better than none.
      pdf = compiler.pdf(compiled);
    }
    compiler.evictCache(CACHE_ROUNDS);
    // Typesetting blocks the event loop for about 15 ms; this yields to other requests.
    await nextTurn();
    return pdf;
  };
}
