import { expect, test } from 'vitest';
import { findings, sourcesIn, withoutComments } from './source';

test('what is found is told with file, line and text', () => {
  const source = { file: 'a.ts', text: 'one\n  two: 2\nthree' };
  expect(findings(source, /two: \d/)).toEqual(['a.ts:2  two: 2']);
});

test('comments are blanked and lines stay where they were', () => {
  expect(withoutComments('a /* b\nc */ d\n// e\nf: "http://g"')).toBe('a     \n     d\n\nf: "http://g"');
});

test('files are found below a folder, those of libraries are not', () => {
  const files = sourcesIn('packages/design-system', /\.ts$/).map(({ file }) => file);
  expect(files).toContain('packages/design-system/src/index.ts');
  expect(files.filter((file) => file.includes('node_modules'))).toEqual([]);
});
