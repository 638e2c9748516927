import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import path from 'node:path';
import { keepOnce } from './keepOnce.ts';

/** Keys and sealing for everything that must not lie in the database as it is. */
export interface Secrets {
  /** A 32-byte key of its own for each purpose, derived from the one master key. */
  key(purpose: string): Buffer;
  /** Encrypts with AES-256-GCM; the purpose is bound to the text, so that a value cannot be moved between columns. */
  seal(purpose: string, text: string): string;
  /** Throws when the value was changed, sealed for another purpose or with another master key. */
  open(purpose: string, sealed: string): string;
}

function masterKey(dataDir: string, given: string | undefined): Buffer {
  if (given) return createHash('sha256').update(given).digest();
  const kept = keepOnce(path.join(dataDir, 'keys', 'master'), () => randomBytes(32).toString('base64'));
  const key = Buffer.from(kept, 'base64');
  if (key.length !== 32) throw new Error('The master key in DATA_DIR/keys is damaged.');
  return key;
}

/** Reads SECRET_KEY, or makes and keeps a master key in DATA_DIR. */
export function createSecrets(dataDir: string, given: string | undefined = process.env.SECRET_KEY): Secrets {
  const master = masterKey(dataDir, given);
  const key = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', master, 'peyk', purpose, 32));
  return {
    key,
    seal(purpose, text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key(purpose), nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key(purpose), bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}
