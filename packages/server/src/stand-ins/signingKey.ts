import fs from 'node:fs';
import path from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';

/** The stand-in's RS256 key, made once and kept in DATA_DIR/keys, readable by its owner only. */
export async function signingKey(dataDir: string): Promise<JWK> {
  const file = path.join(dataDir, 'keys', 'stand-in-google.jwk');
  if (!fs.existsSync(file)) {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    const jwk: JWK = { ...(await exportJWK(privateKey)), kid: 'stand-in', alg: 'RS256', use: 'sig' };
    fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    try {
      // Of two processes that start at once, one writes and both read the same key.
      fs.writeFileSync(file, JSON.stringify(jwk), { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return JSON.parse(fs.readFileSync(file, 'utf8')) as JWK;
}
