import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll } from 'vitest';

// The reader leaves these in the global object; files share a process.
const GLOBALS = ['DOMMatrix', 'pdfjsWorker', '_pdfjsTestingUtils', 'pdfjsLib'] as const;
const kept = new Map<string, PropertyDescriptor>();
beforeAll(() => {
  for (const [name, value] of kept) Object.defineProperty(globalThis, name, value);
});
afterAll(() => {
  for (const name of GLOBALS) {
    const value = Object.getOwnPropertyDescriptor(globalThis, name);
    if (value) kept.set(name, value);
    Reflect.deleteProperty(globalThis, name);
  }
});

export interface PdfLine {
  text: string;
  /** In points from the left edge and from the foot of the page. */
  left: number;
  right: number;
  bottom: number;
}

export interface PdfPage {
  width: number;
  height: number;
  /** From top to bottom. */
  lines: PdfLine[];
}

interface Item {
  str: string;
  fontName: string;
  transform: number[];
  width: number;
}

const RTL = /[\u0590-\u08FF\uFB1D-\uFEFC]/u;

/** The pieces of a line in the order in which they are read: right to left where that is the direction of the rightmost or most of them. */
function read(items: readonly Item[]): string {
  const spoken = items.filter(({ str }) => str.trim() !== '');
  const isRtl = spoken.filter(({ str }) => RTL.test(str)).length * 2 > spoken.length;
  if (!isRtl) return items.map(({ str }) => str).join('');
  const runs: Item[][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    const joins = last?.at(-1) && /[A-Za-z]/.test(item.str) && /[A-Za-z]|^ $/.test(last.at(-1)?.str ?? '');
    if (last && joins) last.push(item);
    else runs.push([item]);
  }
  return runs
    .toReversed()
    .flatMap((run) => run.map(({ str }) => str))
    .join('');
}

/** The text of a PDF as a reader copies it, with the place of each line. Throws when it is no PDF. */
export async function pdfPages(file: Buffer): Promise<PdfPage[]> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const pages: PdfPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const { items } = await page.getTextContent();
    const byBottom = new Map<number, Item[]>();
    for (const item of items as Item[]) {
      if (item.str === '') continue;
      const bottom = Math.round((item.transform[5] ?? 0) * 2) / 2;
      byBottom.set(bottom, [...(byBottom.get(bottom) ?? []), item]);
    }
    const lines = [...byBottom]
      .toSorted(([a], [b]) => b - a)
      .map(([bottom, found]) => {
        const placed = found.toSorted((a, b) => (a.transform[4] ?? 0) - (b.transform[4] ?? 0));
        const seen = placed.filter(({ str }) => str.trim() !== '');
        return {
          text: read(placed),
          left: Math.min(...seen.map(({ transform }) => transform[4] ?? 0)),
          right: Math.max(...seen.map(({ transform, width: wide }) => (transform[4] ?? 0) + wide)),
          bottom,
        };
      });
    pages.push({ width, height, lines });
  }
  await pdf.loadingTask.destroy();
  return pages;
}

/** The language and the title of a PDF, and its fonts: whether each travels with it. */
export async function pdfFacts(
  file: Buffer,
): Promise<{ language: string; title: string; fonts: { name: string; embedded: boolean }[] }> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { info } = await pdf.getMetadata();
  const page = await pdf.getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  const SET_FONT = 37;
  const ids = new Set(fnArray.flatMap((call, index) => (call === SET_FONT ? [String(argsArray[index][0])] : [])));
  const fonts = [...ids].map((id) => {
    const { name, missingFile } = page.commonObjs.get(id) as { name: string; missingFile?: boolean };
    return { name, embedded: missingFile !== true };
  });
  await pdf.loadingTask.destroy();
  const { Language: language = '', Title: title = '' } = info as { Language?: string; Title?: string };
  return { language, title, fonts };
}

/** The pieces of the first page that are set in bold letters. */
export async function pdfBold(file: Buffer): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const page = await pdf.getPage(1);
  // Fonts are there once the page was drawn.
  await page.getOperatorList();
  const { items } = await page.getTextContent();
  const isBold = (id: string) => /SemiBold|Bold/.test((page.commonObjs.get(id) as { name: string }).name);
  const bold = (items as Item[]).filter(({ str, fontName }) => str.trim() !== '' && isBold(fontName));
  await pdf.loadingTask.destroy();
  return bold.map(({ str }) => str.trim());
}
