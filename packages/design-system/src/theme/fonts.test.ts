import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the committed fonts are cut from the installed faces as the list of characters says', () => {
  const script = join(import.meta.dirname, '../../scripts/fonts.mjs');
  expect(execFileSync(process.execPath, [script, '--check'], { encoding: 'utf8' })).toContain('persianMarks');
});
