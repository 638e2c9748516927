import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream, ParseSpeeds } from 'pdf-lib';

/** Why a file is not accepted. */
export type PdfFault = 'type' | 'unreadable' | 'encrypted' | 'active' | 'embedded' | 'empty';
export type Inspected = { pages: number } | { fault: PdfFault };

/** Names that start something, or send something, when the file is opened or a place in it is pressed. */
const ACTIVE = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'Movie',
  'Sound',
  'Rendition',
  'RichMedia',
  'XFA',
  'AA',
]);
/** Names of files within the file. */
const EMBEDDED = new Set(['EmbeddedFile', 'EmbeddedFiles', 'FileAttachment']);

/** What a name says of the file that holds it. Codes in it (`/L#61unch`) are read as letters. */
function faultOfName(name: PDFName): PdfFault | null {
  const text = name.decodeText();
  if (ACTIVE.has(text)) return 'active';
  return EMBEDDED.has(text) ? 'embedded' : null;
}

/** Whether what happens at opening is to go to a page of the file, as LaTeX writes it into each of its files. */
const isPlace = (action: PDFObject | undefined): boolean =>
  action instanceof PDFArray ||
  (action instanceof PDFDict && action.get(PDFName.of('S')) === PDFName.of('GoTo') && !action.has(PDFName.of('Next')));

/** What is wrong with an object and those that lie in it; references are read where the objects are listed. */
function faultOf(root: PDFObject): PdfFault | null {
  const open: PDFObject[] = [root];
  for (let object = open.pop(); object !== undefined; object = open.pop()) {
    if (object instanceof PDFName) {
      const fault = faultOfName(object);
      if (fault) return fault;
    } else if (object instanceof PDFStream) open.push(object.dict);
    else if (object instanceof PDFArray) open.push(...object.asArray());
    else if (object instanceof PDFDict) {
      for (const [key, value] of object.entries()) {
        if (key.decodeText() === 'OpenAction' && !isPlace(object.context.lookup(value))) return 'active';
        open.push(key, value);
      }
    }
  }
  return null;
}

/** Reads a PDF as a whole: its pages, or why it is not accepted (ATT-02). What cannot be read is not accepted. */
export async function inspectPdf(bytes: Uint8Array): Promise<Inspected> {
  // At the very beginning: readers search for it further on, and take a web page with one inside for a PDF.
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-') return { fault: 'type' };
  let document: PDFDocument;
  try {
    document = await PDFDocument.load(bytes, {
      // Encryption is looked for below: with an owner's password alone this library gives a misleading error.
      ignoreEncryption: true,
      throwOnInvalidObject: true,
      updateMetadata: false,
      parseSpeed: ParseSpeeds.Fastest,
    });
  } catch {
    return { fault: hasEncryption(bytes) ? 'encrypted' : 'unreadable' };
  }
  if (document.isEncrypted) return { fault: 'encrypted' };
  try {
    for (const [, object] of document.context.enumerateIndirectObjects()) {
      const fault = faultOf(object);
      if (fault) return { fault };
    }
    const pages = document.getPageCount();
    return pages > 0 ? { pages } : { fault: 'empty' };
  } catch {
    return { fault: 'unreadable' };
  }
}

/** Whether the bytes speak of encryption, for a file that cannot be read further. */
const hasEncryption = (bytes: Uint8Array): boolean => Buffer.from(bytes).includes('/Encrypt');
