import { generateKeyPairSync } from 'node:crypto';
import path from 'node:path';
import type { JWK } from 'jose';
import { readOrCreate } from '../platform/readOrCreate.ts';

function newKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...(privateKey.export({ format: 'jwk' }) as JWK), kid: 'stand-in', alg: 'RS256', use: 'sig' };
}

/** The stand-in's RS256 key, made once and kept in DATA_DIR/keys, readable by its owner only. */
export function signingKey(dataDir: string): JWK {
  const kept = readOrCreate(path.join(dataDir, 'keys', 'stand-in-google.jwk'), () => JSON.stringify(newKey()));
  return JSON.parse(kept) as JWK;
}
