import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import path from 'node:path';
import { readOrCreate } from './readOrCreate.ts';
import { StartRefusal } from './startRefusal.ts';

/** The storage location of a sealed value: a value sealed for one place cannot be opened at another. */
export interface Place {
  table: string;
  column: string;
  /** Identifies the row, and is known before the row is written. */
  row: string;
  /** The owner; null for system values. */
  user: number | null;
}

/** Keys and encryption for everything that must not be stored in plain text. */
export interface Secrets {
  /** A separate 32-byte key for each purpose, derived from the master key. */
  key(purpose: string): Buffer;
  /** Encrypts with AES-256-GCM, with the place as associated data. Never gives the same result twice. */
  seal(place: Place, text: string): string;
  /** Throws when the value was changed, or sealed for another place, in an older format or with another master key. */
  open(place: Place, sealed: string): string;
}

/** Format prefix of each value. */
const VERSION = 'v2.';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export const isSealed = (value: string): boolean => value.startsWith(VERSION);

const associated = ({ table, column, row, user }: Place): Buffer =>
  Buffer.from(JSON.stringify([VERSION, table, column, row, user]));

/** 32 random bytes are 64 characters in hexadecimal, or 43 in base 64. Human-made keys are shorter or less varied. */
function isRandom(given: string): boolean {
  const bits = given.length * (/^[\da-f]+$/i.test(given) ? 4 : 6);
  return bits >= 256 && new Set(given).size >= 10;
}

function masterKey(dataDir: string, given: string | undefined): Buffer {
  if (given && !isRandom(given))
    throw new StartRefusal(
      'SECRET_KEY can be guessed: it must be 32 random bytes or more, such as "openssl rand -base64 32" prints. Left out, a key is made and kept in DATA_DIR/keys.',
    );
  if (given) return createHash('sha256').update(given).digest();
  const kept = readOrCreate(path.join(dataDir, 'keys', 'master'), () => randomBytes(32).toString('base64'));
  const key = Buffer.from(kept, 'base64');
  if (key.length !== 32) throw new Error('The master key in DATA_DIR/keys is damaged.');
  return key;
}

/** Reads SECRET_KEY, or generates a master key and stores it in DATA_DIR. */
export function createSecrets(dataDir: string, given: string | undefined = process.env.SECRET_KEY): Secrets {
  const master = masterKey(dataDir, given);
  const key = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', master, 'peyk', purpose, 32));
  const keyOf = ({ table, column }: Place): Buffer => key(`sealed ${table}.${column}`);
  return {
    key,
    seal(place, text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyOf(place), nonce).setAAD(associated(place));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return VERSION + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(place, sealed) {
      if (!isSealed(sealed)) throw new Error('Not sealed in the way of today');
      const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url');
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', keyOf(place), bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(associated(place)).setAuthTag(tag);
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
        'utf8',
      );
    },
  };
}
