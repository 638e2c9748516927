/** What a PDF that a browser has printed holds: its pages, their size in points, and the headings in its outline. */
export interface Paper {
  pages: number;
  size: readonly [width: number, height: number];
  headings: string[];
}

/** A text of a PDF: of plain letters in brackets, of others as their numbers. */
function textOf(written: string): string {
  if (written.startsWith('(')) return written.slice(1, -1).replaceAll(/\\(?<sign>[()\\])/g, '$<sign>');
  const bytes = Buffer.from(written.slice(1, -1), 'hex');
  return bytes.readUInt16BE(0) === 0xfeff ? bytes.subarray(2).swap16().toString('utf16le') : bytes.toString('latin1');
}

/** Reads what a browser has printed: it writes all but the pictures and the words of a page as plain text. */
export function readPaper(file: Uint8Array): Paper {
  const text = Buffer.from(file).toString('latin1');
  const [, width = '0', height = '0'] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? [];
  return {
    pages: [...text.matchAll(/\/Type \/Page\b(?!s)/g)].length,
    size: [Math.round(Number(width)), Math.round(Number(height))],
    headings: [...text.matchAll(/\/Title (?<written>\((?:[^()\\]|\\.)*\)|<[0-9A-F]*>)/g)].map(({ groups }) =>
      textOf(groups?.['written'] ?? '()'),
    ),
  };
}
