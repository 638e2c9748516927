import type { ImportKind } from '@peyk/api-types';
import type { Faults } from '../../../forms/fault';

/** Where a profile is brought in from. Whether references are BibTeX or RIS is told by what they say. */
export const SOURCES = ['orcid', 'doi', 'references', 'json_resume'] as const;
export type SourceKind = (typeof SOURCES)[number];
/** Those that are a file, or the text of one. */
export type FileKind = Extract<SourceKind, 'references' | 'json_resume'>;

export const isFileKind = (kind: SourceKind): kind is FileKind => kind === 'references' || kind === 'json_resume';

/** What a person typed and chose, for each kind of source. */
export interface Source {
  kind: SourceKind;
  texts: Readonly<Record<SourceKind, string>>;
  files: Readonly<Record<FileKind, File | null>>;
}

export const noSource: Source = {
  kind: 'orcid',
  texts: { orcid: '', doi: '', references: '', json_resume: '' },
  files: { references: null, json_resume: null },
};

/** Why a source is refused before it is sent. */
export type SourceFault = 'missing' | 'empty' | 'tooLarge' | 'notText';
export type SourceFaults = Faults<'text' | 'file', SourceFault>;

/** The largest file that the server reads. */
export const MOST_BYTES = 5 * 1024 * 1024;

/** A source as it is sent. */
export type ReadRequest = { kind: ImportKind; text: string } | { kind: ImportKind; file: File };

/** What is to be sent of a source, or what is wrong with it. A text that was pasted is sent as a file, too. */
export async function requestOf({ kind, texts, files }: Source): Promise<ReadRequest | { faults: SourceFaults }> {
  if (!isFileKind(kind)) {
    const text = texts[kind].trim();
    return text === '' ? { faults: { text: { code: 'required' } } } : { kind, text };
  }
  const refused = (code: SourceFault) => ({ faults: { file: { code } } });
  const chosen = files[kind];
  if (chosen === null && texts[kind].trim() === '') return refused('missing');
  const file = chosen ?? new File([texts[kind]], PASTED[kind], { type: 'text/plain' });
  if (file.size > MOST_BYTES) return refused('tooLarge');
  const text = await textOf(file);
  if (text === null) return refused('notText');
  if (text.trim() === '') return refused('empty');
  return { kind: kind === 'references' ? kindOfReferences(text) : kind, file };
}

const PASTED: Readonly<Record<FileKind, string>> = { references: 'pasted.txt', json_resume: 'pasted.json' };

/** RIS begins each of its entries with the line `TY  - `, which BibTeX does not have. */
export const kindOfReferences = (text: string): 'bibtex' | 'ris' =>
  /^\uFEFF?TY {1,2}-/m.test(text) ? 'ris' : 'bibtex';

/** The text of a file in UTF-8, or in UTF-16 with its mark, as the server reads it; null where it is neither. */
async function textOf(file: File): Promise<string | null> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const mark = `${bytes[0]},${bytes[1]}`;
    const encoding = mark === '255,254' ? 'utf-16le' : mark === '254,255' ? 'utf-16be' : 'utf-8';
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    // Not in this encoding; or the file was removed from the disk since.
    return null;
  }
}
