import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import type { Config } from '../config.ts';
import { createApp } from './app.ts';
import { listen } from './listen.ts';

const google = { clientId: 'id', clientSecret: 'secret', issuer: 'http://localhost', standIn: true, scopes: [] };
const config = { appDir: null, trustProxy: [], logLevel: 'silent', publicUrl: 'http://localhost', google };

let app: FastifyInstance;
async function listening(host: string): Promise<number> {
  app = await createApp(config as Partial<Config> as Config);
  app.get('/who', ({ ip }) => ip);
  await listen(app, { host, port: 0 });
  return (app.server.address() as { port: number }).port;
}
afterEach(() => app.close());

const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
const hasIpv6 = addresses.some(({ address }) => address === '::1');
const own = hasIpv6 ? ['127.0.0.1', '[::1]', 'localhost'] : ['127.0.0.1', 'localhost'];

const isOpen = async (host: string, port: number): Promise<boolean> => {
  const socket = connect(port, host);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

describe('a server on localhost', () => {
  it('answers this machine by each of its own names, and nobody by another address', async () => {
    const port = await listening('localhost');
    for (const name of own) {
      const answer = await fetch(`http://${name}:${port}/who`);
      expect([name, answer.status, answer.headers.get('x-frame-options')]).toEqual([name, 200, 'DENY']);
      expect(['127.0.0.1', '::1']).toContain(await answer.text());
    }
    // A server on all addresses would listen on this one too.
    expect(await isOpen('127.0.0.2', port)).toBe(false);
  });

  it('closes both doors', async () => {
    const port = await listening('localhost');
    await app.close();
    for (const host of ['127.0.0.1', '::1']) expect(await isOpen(host, port), host).toBe(false);
  });

  it.runIf(hasIpv6)('says so when another program holds one of the two doors', async () => {
    const other = createServer().listen(0, '::1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    app = await createApp(config as Partial<Config> as Config);
    try {
      await expect(listen(app, { host: 'localhost', port })).rejects.toMatchObject({
        code: 'EADDRINUSE',
        syscall: 'listen',
      });
    } finally {
      other.close();
    }
  });

  it('listens where it is told to, and nowhere else', async () => {
    const port = await listening('127.0.0.1');
    expect(await isOpen('127.0.0.1', port)).toBe(true);
    expect(await isOpen('::1', port)).toBe(false);
  });
});
