import { expect, test } from 'vitest';
import { acceptsFile } from './acceptsFile';

const cv = { name: 'CV.PDF', type: 'application/pdf' };

test.each([
  ['an ending', ['.pdf'], true],
  ['a type', ['application/pdf'], true],
  ['a family of types', ['application/*'], true],
  ['one of several', ['image/*', '.docx', '.pdf'], true],
  ['another ending', ['.df'], false],
  ['another family', ['app/*'], false],
  ['nothing', [], false],
])('a file is judged by %s', (_by, kinds, fits) => {
  expect(acceptsFile(cv, kinds)).toBe(fits);
});

test('a file whose type the system does not know is judged by its ending', () => {
  expect(acceptsFile({ name: 'رزومه.pdf', type: '' }, ['application/pdf', '.pdf'])).toBe(true);
});

test.each([
  [{ name: 'pdf', type: '' }, '.pdf', false],
  [{ name: 'cv.pdf.exe', type: 'application/x-msdownload' }, '.pdf', false],
  [{ name: 'cv.PDF', type: 'APPLICATION/PDF' }, ' Application/Pdf ', true],
  [{ name: 'cv', type: 'application/pdf-x' }, 'application/pdf', false],
  [{ name: 'me', type: 'imagery/png' }, 'image/*', false],
])('%j against %j: %s', (file, kind, fits) => {
  expect(acceptsFile(file, [kind])).toBe(fits);
});
