import { generateKeyPairSync } from 'node:crypto';
import path from 'node:path';
import type { JWK } from 'jose';
import { readOrCreate } from '../platform/readOrCreate.ts';

/** File name of the key in DATA_DIR/keys. */
export const KEY_FILE = 'stand-in-google.jwk';

/** A new RS256 key. */
export function newKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...(privateKey.export({ format: 'jwk' }) as JWK), kid: 'stand-in', alg: 'RS256', use: 'sig' };
}

/** The stand-in's RS256 key, generated once and stored in DATA_DIR/keys, readable only by its owner. */
export function signingKey(dataDir: string): JWK {
  const kept = readOrCreate(path.join(dataDir, 'keys', KEY_FILE), () => JSON.stringify(newKey()));
  return JSON.parse(kept) as JWK;
}
