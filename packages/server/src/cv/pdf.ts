import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { CvLayout, CvPaper } from '@peyk/api-types';
import type { CvDocument, CvEntry } from './document.ts';
import { createGlyphs } from './glyphs.ts';

export interface CvLook {
  layout: CvLayout;
  paper: CvPaper;
}

/** Where the entries of a CV stand in its PDF, how many pages it has, and how tightly it is set. */
export interface CvPages {
  /** For each entry its page, or those of its lines where it may be parted. */
  entries: readonly (readonly number[])[];
  count: number;
  tight: number;
}

/** Renders a CV as PDF bytes. Throws when the typesetter fails. */
export interface CvPdf {
  (document: CvDocument, look: CvLook): Promise<Buffer>;
  /** How tightly it sets this CV, from 0. */
  tightness: (document: CvDocument, look: CvLook) => number;
  /** The characters of a text that it can only draw as empty boxes. */
  withoutGlyph: (text: string) => string[];
  /** Where each entry begins in that PDF. */
  pages: (document: CvDocument, look: CvLook) => CvPages;
}

/** Compiled files are kept for a few rounds only, so that memory use stays constant. */
const CACHE_ROUNDS = 10;

/** How many times its size of text a line is wide at least: in a row, and in an entry. */
const ROW_WIDTH = 33;
const LINE_WIDTH = 39;
const LABEL_WIDTH = 6.8;
/** An invisible place for a line break. */
const ZERO_WIDTH_SPACE = '\u200B';
const LETTERS_BETWEEN_BREAKS = 20;

/** Where Typst begins an address, which it breaks by rules of its own and too late. */
const ADDRESS_START = /www(?=\.)|:(?=\/\/)/gi;

const JOINING = /\p{Script=Arabic}/u;
/** Keeps a letter in the form that joins the one after the break. */
const ZERO_WIDTH_JOINER = '\u200D';

/** The width of a word in times its size of text, rather too wide than too narrow. */
const widthOf = (word: string): number => {
  let width = 0;
  for (const letter of word) width += /[a-ln-vx-z\d.,:;/_-]/.test(letter) ? 0.62 : JOINING.test(letter) ? 0.8 : 1;
  return width;
};

/** What an address, a name or a compound is best parted after. */
const JOINTS = /[^\u200C/.?&=_-]*[\u200C/.?&=_-]?/gu;

/** The pieces of a word between which it may be broken: at its joints where they are near enough, else after so many letters. */
function piecesOf(word: string, step: number): string[][] {
  const pieces: string[][] = [[]];
  for (const [part] of word.matchAll(JOINTS)) {
    const letters = Array.from(part);
    if ((pieces.at(-1)?.length ?? 0) + letters.length > step) pieces.push([]);
    for (let at = 0; at < letters.length; at += step) {
      if (at > 0) pieces.push([]);
      pieces.at(-1)?.push(...letters.slice(at, at + step));
    }
  }
  return pieces.filter((piece) => piece.length > 0);
}

function broken(word: string, width: number): string {
  // No letter is counted as wider than the size of text.
  if (word.length <= width || widthOf(word) <= width) return word;
  const pieces = piecesOf(word, Math.min(LETTERS_BETWEEN_BREAKS, Math.floor(width / 2)));
  return pieces
    .map((piece, index) => {
      const joins = (at: string | undefined, other: string | undefined) =>
        JOINING.test(at ?? '') && JOINING.test(other ?? '') ? ZERO_WIDTH_JOINER : '';
      const start = joins(piece[0], pieces[index - 1]?.at(-1));
      return `${start}${piece.join('')}${joins(piece.at(-1), pieces[index + 1]?.[0])}`;
    })
    .join(ZERO_WIDTH_SPACE)
    .replaceAll(ADDRESS_START, `$&${ZERO_WIDTH_SPACE}`);
}

/** A text with places for a break in each word that is wider than a line: Typst lets it run off the page, where HTML breaks it by itself. */
const breakable = (text: string, width: number): string =>
  text.length <= width ? text : text.replaceAll(/[^\s\u200B]+/gu, (word) => broken(word, width));

/** «هٔ» as one letter, which is copied out of a PDF as such; as two it is copied in the wrong order. */
const asOneLetter = (text: string): string => text.replaceAll('\u0647\u0654', '\u06C0');

/** The most lines of an entry that is never parted. A longer one would leave a hole at the foot of a page. */
const MOST_LINES_TOGETHER = 8;
const linesOf = ({ runs }: CvEntry['lines'][number]): number =>
  Math.ceil(
    runs.reduce((sum, { text }) => sum + (text.length <= LINE_WIDTH ? text.length : widthOf(text)), 0) / LINE_WIDTH,
  );

/** The size of the name in points: 31, and less for one that would take more than two lines. */
export function nameSize(name: string): number {
  const width = widthOf(name);
  if (width <= 24) return 31;
  return width <= 60 ? 22 : 15;
}
/** How wide a page is between its margins at least, in points. */
const NAME_LINE = 380;

/** The document as the template reads it. */
export function typesetData(document: CvDocument): string {
  const size = nameSize(document.name.text);
  const withBreaks = (item: unknown, width: number): unknown =>
    JSON.parse(
      JSON.stringify(item, (key, value: unknown) =>
        (key === 'text' || key === 'label') && typeof value === 'string'
          ? asOneLetter(breakable(value, key === 'label' ? LABEL_WIDTH : width))
          : value,
      ),
    );
  return JSON.stringify({
    ...document,
    name: withBreaks(document.name, NAME_LINE / size),
    contact: withBreaks(document.contact, LINE_WIDTH),
    foot: { ...document.foot, name: withBreaks(document.foot.name, 12), what: asOneLetter(document.foot.what) },
    sections: document.sections.map((section) => ({
      ...section,
      entries: section.entries.map((entry) => {
        const lines = entry.lines.map(linesOf);
        return {
          ...(withBreaks(entry, section.kind === 'rows' ? ROW_WIDTH : LINE_WIDTH) as CvEntry),
          short: lines.reduce((sum, count) => sum + count, 0) <= MOST_LINES_TOGETHER,
          firstIsShort: (lines[0] ?? 0) <= MOST_LINES_TOGETHER,
        };
      }),
    })),
  });
}

const template = fs.readFileSync(path.join(import.meta.dirname, 'template.typ'), 'utf8');

/** The typesetter with our fonts. */
export function startTypesetter(): NodeCompiler {
  const require = createRequire(import.meta.url);
  // The typesetter reads TTF only.
  const latin = path.dirname(require.resolve('@expo-google-fonts/source-sans-3/package.json'));
  const fontPaths = [
    path.join(path.dirname(require.resolve('vazirmatn/package.json')), 'fonts', 'ttf'),
    path.join(latin, '400Regular'),
    path.join(latin, '600SemiBold'),
  ];
  return NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontPaths }] });
}

/** What the template reads besides the CV. */
export function lookInputs(document: CvDocument, look: CvLook, tight: number): object {
  const [year = 0, month = 0, day = 0] = document.day.split('-').map(Number);
  return { ...look, tight, name: nameSize(document.name.text), year, month, day };
}

function compile(compiler: NodeCompiler, cv: string, document: CvDocument, look: CvLook, tight: number) {
  const inputs = { cv, look: JSON.stringify(lookInputs(document, look, tight)) };
  const result = compiler.compile({ mainFileContent: template, inputs });
  const compiled = result.result;
  if (result.hasError() || !compiled) throw new Error(`CV: ${JSON.stringify(result.takeError()?.shortDiagnostics)}`);
  return compiled;
}

const TIGHTEST = 2;
/** What the template says of where it has put a block, with the page. */
type Place = ['entry' | 'line', number];

/** A CV of more pages gains little by one less. */
const MOST_PAGES_TIGHTENED = 4;
/** How much of its last page may be full for the rest to take it up. */
const LITTLE = 0.4;

/** How far down its last page a CV ends, from 0 to 1. */
function endOf(compiler: NodeCompiler, compiled: NodeTypstDocument): number {
  const [end] = compiler.query(compiled, { selector: '<end>', field: 'value' }) as number[];
  return end ?? 1;
}

/** Sets a CV into lines and pages, more tightly where that saves a last page of a few lines. Throws when the typesetter fails. */
export function typeset(
  compiler: NodeCompiler,
  document: CvDocument,
  look: CvLook,
): { compiled: NodeTypstDocument; tight: number } {
  const cv = typesetData(document);
  const usual = compile(compiler, cv, document, look, 0);
  const { numOfPages: pages } = usual;
  if (pages > 1 && pages <= MOST_PAGES_TIGHTENED && endOf(compiler, usual) <= LITTLE) {
    for (let tight = 1; tight <= TIGHTEST; tight += 1) {
      const compiled = compile(compiler, cv, document, look, tight);
      if (compiled.numOfPages < pages) return { compiled, tight };
    }
  }
  return { compiled: usual, tight: 0 };
}

/** The result of the first attempt that does not throw. Throws what the last one throws. */
function firstThatWorks<T>([attempt, ...others]: readonly (() => T)[]): T {
  if (!attempt) throw new Error('There is no attempt');
  try {
    return attempt();
  } catch (error) {
    if (others.length === 0) throw error;
    return firstThatWorks(others);
  }
}

export function createCvPdf(start: () => NodeCompiler = startTypesetter): CvPdf {
  let started: NodeCompiler | null = null;
  const compilerOf = () => (started ??= start());

  const draw = async (document: CvDocument, look: CvLook): Promise<Buffer> => {
    const compiler = compilerOf();
    const { compiled } = typeset(compiler, document, look);
    // The day and not the moment: the same CV is the same file.
    const creationTimestamp = Date.parse(`${document.day}T00:00:00Z`) / 1000;
    // A text in a script without a font cannot be tagged as accessible, and Typst fails to tag some links at all: a CV without tags, or with
    // a few empty boxes, is better than none.
    const pdf = firstThatWorks(
      [{ pdfStandard: 'ua-1' }, {}, { pdfTags: false }].map(
        (options) => () => compiler.pdf(compiled, { ...options, creationTimestamp }),
      ),
    );
    compiler.evictCache(CACHE_ROUNDS);
    // Typesetting blocks the event loop for about 15 ms; this yields to other requests.
    await nextTurn();
    return pdf;
  };
  const tightness: CvPdf['tightness'] = (document, look) => {
    try {
      return typeset(compilerOf(), document, look).tight;
    } catch {
      // The source of a CV that cannot be drawn is given all the same.
      return 0;
    }
  };
  const pages: CvPdf['pages'] = (document, look) => {
    const compiler = compilerOf();
    const { compiled, tight } = typeset(compiler, document, look);
    const [places = []] = compiler.query(compiled, { selector: '<pages>', field: 'value' }) as Place[][];
    compiler.evictCache(CACHE_ROUNDS);
    const entries: number[][] = [];
    for (const [what, page] of places) {
      if (what === 'entry') entries.push([page]);
      else entries.at(-1)?.push(page);
    }
    return { entries, count: compiled.numOfPages, tight };
  };
  return Object.assign(draw, { tightness, pages, withoutGlyph: createGlyphs(compilerOf) });
}
