import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { newNonce } from './nonce';

afterEach(() => vi.unstubAllGlobals());

test('a nonce is the hash of a secret that is new each time', async () => {
  const [one, other] = [await newNonce(), await newNonce()];
  expect(one?.hash).toBe(
    createHash('sha256')
      .update(one?.secret ?? '')
      .digest('base64url'),
  );
  expect(one?.secret).toMatch(/^[\w-]{43}$/);
  expect(other?.secret).not.toBe(one?.secret);
});

test('there is none where the browser does not hash', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(await newNonce()).toBeNull();
});
