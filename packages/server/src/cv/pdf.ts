import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { CvDocument } from './document.ts';

/** Renders a CV as PDF bytes. Throws when the typesetter fails. */
export type CvPdf = (document: CvDocument) => Promise<Buffer>;

/** Compiled files are kept for a few rounds only, so that memory use stays constant. */
const CACHE_ROUNDS = 10;

export function createCvPdf(): CvPdf {
  const template = fs.readFileSync(path.join(import.meta.dirname, 'template.typ'), 'utf8');
  let compiler: NodeCompiler | null = null;
  const start = (): NodeCompiler => {
    // The typesetter reads TTF only.
    const fonts = path.join(
      path.dirname(createRequire(import.meta.url).resolve('vazirmatn/package.json')),
      'fonts',
      'ttf',
    );
    return NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontPaths: [fonts] }] });
  };

  return async (document) => {
    compiler ??= start();
    const result = compiler.compile({ mainFileContent: template, inputs: { cv: JSON.stringify(document) } });
    const compiled = result.result;
    if (result.hasError() || !compiled) throw new Error(`CV: ${JSON.stringify(result.takeError()?.shortDiagnostics)}`);
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
