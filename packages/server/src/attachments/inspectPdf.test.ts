import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../testing/pdfs.ts';
import { cvName, safePdfName } from './fileNames.ts';
import type { Inspected } from './inspectPdf.ts';

// The reader's library leaves its helpers at the global object; the server loads it in a thread of its own.
const known = new Set(Object.keys(globalThis));
let inspectPdf: (bytes: Uint8Array) => Promise<Inspected>;
beforeAll(async () => {
  ({ inspectPdf } = await import('./inspectPdf.ts'));
});
afterAll(() => {
  for (const key of Object.keys(globalThis)) if (!known.has(key)) Reflect.deleteProperty(globalThis, key);
});

/** Objects within a compressed stream, which a search of the bytes does not see. */
function compressed(object: string): Buffer {
  const stream = deflateSync(Buffer.from(`300 0 ${object}`));
  const head = `<< /Type /ObjStm /N 1 /First 6 /Filter /FlateDecode /Length ${stream.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), stream, Buffer.from('\nendstream')]);
}

describe('ATT-02 a PDF', () => {
  it.each([
    ['of one page', pdf(), 1],
    ['of many pages', pdf({ pages: 40 }), 40],
    [
      'with links',
      pdf({ objects: ['<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://a.example) >> >>'] }),
      1,
    ],
    ['that opens at a page', pdf({ catalog: '/OpenAction [10 0 R /Fit]' }), 1],
    [
      'that opens at a page as LaTeX writes it',
      pdf({ catalog: '/OpenAction 100 0 R', objects: ['<< /S /GoTo /D [10 0 R /Fit] >>'] }),
      1,
    ],
  ])('%s is accepted', async (_, bytes, pages) => {
    expect(await inspectPdf(bytes)).toEqual({ pages });
  });

  it.each([
    ['is a web page', Buffer.from('<!doctype html><title>No PDF</title>'), 'type'],
    ['is a web page with a PDF in it', Buffer.concat([Buffer.from('<html>'), pdf()]), 'type'],
    ['is empty', Buffer.alloc(0), 'type'],
    ['has the first bytes of one alone', Buffer.from('%PDF-1.7\nand nothing else'), 'unreadable'],
    ['is cut off', pdf({ pages: 3 }).subarray(0, 200), 'unreadable'],
    ['has no page', pdf({ pages: 0 }), 'empty'],
    [
      'is encrypted',
      pdf({ objects: ['<< /Filter /Standard /V 1 /R 2 /P -4 >>'], trailer: '/Encrypt 100 0 R' }),
      'encrypted',
    ],
    [
      'runs a script when it is opened',
      pdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' }),
      'active',
    ],
    ['holds a script', pdf({ objects: ['<< /S /JavaScript /JS (1) >>'] }), 'active'],
    ['holds a script in a compressed stream', pdf({ objects: [compressed('<< /S /JavaScript /JS (1) >>')] }), 'active'],
    ['names a script in codes', pdf({ objects: ['<< /S /J#61va#53cript >>'] }), 'active'],
    ['starts a program', pdf({ catalog: '/OpenAction << /S /Launch /F (calc.exe) >>' }), 'active'],
    ['starts a program named in codes', pdf({ objects: ['<< /S /L#61unch /F (calc.exe) >>'] }), 'active'],
    ['opens an address by itself', pdf({ catalog: '/OpenAction << /S /URI /URI (https://a.example) >>' }), 'active'],
    [
      'goes on to an action after its page',
      pdf({ catalog: '/OpenAction << /S /GoTo /D [10 0 R /Fit] /Next << /S /Named /N /Print >> >>' }),
      'active',
    ],
    ['acts when a page is opened', pdf({ objects: ['<< /AA << /O << /S /Named /N /Print >> >> >>'] }), 'active'],
    ['sends a form', pdf({ objects: ['<< /S /SubmitForm /F (https://a.example) >>'] }), 'active'],
    ['holds a file', pdf({ catalog: '/Names << /EmbeddedFiles << /Names [] >> >>' }), 'embedded'],
    ['holds a file beside its text', pdf({ objects: ['<< /Type /Annot /Subtype /FileAttachment >>'] }), 'embedded'],
  ])('that %s is refused', async (_, bytes, fault) => {
    expect(await inspectPdf(bytes)).toEqual({ fault });
  });
});

describe('ATT-02 the name of a file', () => {
  it.each([
    ['Proposal.pdf', 'Proposal.pdf'],
    ['Proposal.PDF', 'Proposal.pdf'],
    ['پروپوزال من.pdf', 'پروپوزال من.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\me\\proposal.pdf', 'proposal.pdf'],
    ['.pdf', 'file.pdf'],
    ['', 'file.pdf'],
    ['...hidden.pdf', 'hidden.pdf'],
    ['a\r\nBcc: all@example.org.pdf', 'aBcc all@example.org.pdf'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(100)}.pdf`],
  ])('%j is kept as %j', (given, kept) => {
    expect(safePdfName(given)).toBe(kept);
  });

  it.each([
    ['Ahmadi', 'Ahmadi-CV.pdf'],
    ['Müller Lüdenscheidt', 'Muller-Ludenscheidt-CV.pdf'],
    ['احمدی', 'CV.pdf'],
  ])('of the CV of %s is %s', (family, name) => {
    expect(cvName(family)).toBe(name);
  });
});
