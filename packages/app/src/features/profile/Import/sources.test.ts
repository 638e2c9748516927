import { describe, expect, test } from 'vitest';
import { MOST_BYTES, type Source, kindOfReferences, noSource, requestOf } from './sources';

const source = (change: Partial<Source>): Source => ({ ...noSource, ...change });
const typed = (kind: Source['kind'], text: string) => source({ kind, texts: { ...noSource.texts, [kind]: text } });
const chosen = (kind: 'references' | 'json_resume', ...parts: BlobPart[]) =>
  source({ kind, files: { ...noSource.files, [kind]: new File(parts, 'mine.txt') } });

describe('what is sent of a source', () => {
  test('IMP-01 an iD and a DOI are sent as text, without what surrounds them', async () => {
    expect(await requestOf(typed('orcid', ' 0000-0002-1825-0097\n'))).toEqual({
      kind: 'orcid',
      text: '0000-0002-1825-0097',
    });
    expect(await requestOf(typed('doi', 'https://doi.org/10.1/x'))).toEqual({
      kind: 'doi',
      text: 'https://doi.org/10.1/x',
    });
  });

  test('IMP-01 a text that was pasted is sent as a file, and what it is is told by what it says', async () => {
    const ris = await requestOf(typed('references', 'TY  - JOUR\nTI  - پل‌ها\nER  - '));
    if (!('file' in ris)) throw new Error('no file');
    expect([ris.kind, await ris.file.text()]).toEqual(['ris', 'TY  - JOUR\nTI  - پل‌ها\nER  - ']);
    expect(await requestOf(typed('references', '@article{a, title = {TY}}'))).toMatchObject({ kind: 'bibtex' });
    expect(await requestOf(typed('json_resume', '{}'))).toMatchObject({ kind: 'json_resume' });
  });

  test('a file that is chosen is sent in place of the text', async () => {
    const { files } = chosen('references', '@book{b}');
    const request = await requestOf({ ...typed('references', 'TY  - JOUR'), files });
    expect(request).toEqual({ kind: 'bibtex', file: files.references });
  });

  test.each<[string, Source, object]>([
    ['no iD', typed('orcid', '  '), { text: { code: 'required' } }],
    ['neither file nor text', typed('references', ' \n'), { file: { code: 'missing' } }],
    ['an empty file', chosen('references', ''), { file: { code: 'empty' } }],
    ['a file of blanks', chosen('json_resume', ' \n '), { file: { code: 'empty' } }],
    ['a picture', chosen('references', new Uint8Array([0x89, 0x50, 0xff, 0xfe])), { file: { code: 'notText' } }],
    ['a text with a zero in it', chosen('references', '@a\0'), { file: { code: 'notText' } }],
    ['more than 5 MB', chosen('references', new Uint8Array(MOST_BYTES + 1).fill(32)), { file: { code: 'tooLarge' } }],
    ['a text of more than 5 MB', typed('references', 'پ'.repeat(MOST_BYTES / 2 + 1)), { file: { code: 'tooLarge' } }],
  ])('IMP-03 %s is refused before it is sent', async (_what, what, faults) => {
    expect(await requestOf(what)).toEqual({ faults });
  });

  test('a file of exactly 5 MB is sent, and so is UTF-16 with its mark', async () => {
    expect(await requestOf(chosen('references', new Uint8Array(MOST_BYTES).fill(64)))).toMatchObject({
      kind: 'bibtex',
    });
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ...Array.from('TY  - JOUR').flatMap((letter) => [letter.charCodeAt(0), 0]),
    ]);
    expect(await requestOf(chosen('references', utf16))).toMatchObject({ kind: 'ris' });
  });
});

test.each([
  ['TY  - JOUR', 'ris'],
  ['\uFEFFTY  - JOUR', 'ris'],
  ['Provider: a database\r\n\r\nTY  - CONF\r\n', 'ris'],
  ['@article{TY, note = {TY - }}', 'bibtex'],
  ['% TY  - JOUR\n@book{b}', 'bibtex'],
  ['', 'bibtex'],
])('%j is %s', (text, kind) => {
  expect(kindOfReferences(text)).toBe(kind);
});
