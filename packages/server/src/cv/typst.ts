import fs from 'node:fs';
import path from 'node:path';
import type { CvDocument } from './document.ts';
import { type CvLook, lookInputs, typesetData } from './pdf.ts';

const template = fs.readFileSync(path.join(import.meta.dirname, 'template.typ'), 'utf8');

/** JSON as a text of Typst, whose escapes are these two (Typst reference, "String"). */
const literal = (json: string): string => `"${json.replaceAll('\\', String.raw`\\`).replaceAll('"', String.raw`\"`)}"`;

/** The source that a CV's PDF is made from, in one file that compiles by itself where the fonts are installed (IMP-04). */
export function typstSource(document: CvDocument, look: CvLook, tight: number): string {
  const inputs = { cv: typesetData(document), look: JSON.stringify(lookInputs(document, look, tight)) };
  return [
    '// Fonts: Source Sans 3 and Vazirmatn, both under the SIL Open Font License.',
    template.replaceAll(/sys\.inputs\.(cv|look)\b/g, (_name, input: 'cv' | 'look') => literal(inputs[input])),
  ].join('\n');
}
