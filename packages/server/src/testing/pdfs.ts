/** A PDF written by hand, for tests of what is accepted. */
interface PdfParts {
  pages?: number;
  /** More entries of its catalogue. */
  catalog?: string;
  /** More objects, from number 100 on. */
  objects?: readonly (string | Buffer)[];
  trailer?: string;
  /** Makes one file differ from another. */
  title?: string;
}

/** A PDF with pages that say nothing, as the specification lays it out. */
export function pdf({ pages = 1, catalog = '', objects = [], trailer = '', title = '' }: PdfParts = {}): Buffer {
  const kids = Array.from({ length: pages }, (_, at) => at + 10);
  const bodies = new Map<number, string | Buffer>([
    [1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`],
    [2, `<< /Type /Pages /Count ${pages} /Kids [${kids.map((id) => `${id} 0 R`).join(' ')}] >>`],
    [3, `<< /Title (${title}) >>`],
    ...kids.map((id): [number, string] => [id, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>']),
    ...objects.map((body, at): [number, string | Buffer] => [at + 100, body]),
  ]);
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  let length = parts[0]?.length ?? 0;
  const places = new Map<number, number>();
  for (const [id, body] of bodies) {
    places.set(id, length);
    const object = Buffer.concat([Buffer.from(`${id} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n')]);
    parts.push(object);
    length += object.length;
  }
  const entries = [...places].map(([id, at]) => `${id} 1\n${String(at).padStart(10, '0')} 00000 n \n`);
  parts.push(
    Buffer.from(
      `xref\n0 1\n0000000000 65535 f \n${entries.join('')}trailer\n<< /Size 200 /Root 1 0 R /Info 3 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** A file of a form. */
export function pdfForm(bytes: Buffer, name: string): FormData {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }));
  return form;
}
