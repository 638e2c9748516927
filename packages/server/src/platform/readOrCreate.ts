import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Reads a file that only its owner may read; creates it with the result of `make` when it is missing. The write is atomic and durable, and
 * two concurrent starts read the same content.
 */
export function readOrCreate(file: string, make: () => string): string {
  if (!fs.existsSync(file)) {
    fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    const fresh = `${file}.${randomBytes(6).toString('hex')}`;
    fs.writeFileSync(fresh, make(), { flag: 'wx', mode: 0o600, flush: true });
    try {
      // Unlike a rename, a link never replaces another process's file.
      fs.linkSync(fresh, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      fs.rmSync(fresh);
    }
  }
  return fs.readFileSync(file, 'utf8');
}
