import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readOrCreate } from './readOrCreate.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'peyk-keep-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

it('writes a file once, for its owner only, and reads it ever after', () => {
  const file = path.join(folder, 'keys', 'one');
  expect(readOrCreate(file, () => 'first')).toBe('first');
  expect(readOrCreate(file, () => 'second')).toBe('first');
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  expect(fs.readdirSync(path.dirname(file))).toEqual(['one']);
});

it('takes what another process wrote in the same moment', () => {
  const file = path.join(folder, 'two');
  expect(
    readOrCreate(file, () => {
      fs.writeFileSync(file, 'theirs');
      return 'ours';
    }),
  ).toBe('theirs');
});

it('leaves no half file behind when nothing can be made', () => {
  const file = path.join(folder, 'three');
  expect(() =>
    readOrCreate(file, () => {
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(fs.existsSync(file)).toBe(false);
});
