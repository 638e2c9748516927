import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createApp } from './app.ts';

const config = { ...readConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost:9' }), appDir: null };

it('headers have half a minute, a whole request has a minute, and it is looked at every second', async () => {
  const app = await createApp(config);
  expect(app.server).toMatchObject({
    headersTimeout: 30_000,
    requestTimeout: 60_000,
    connectionsCheckingInterval: 1000,
  });
  await app.close();
});

describe('who sends too slowly is told so, and holds no connection', () => {
  let app: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    app = await createApp(config, { timeouts: { headersMs: 100, requestMs: 300, checkMs: 20 } });
    app.post('/echo', ({ body }) => body);
    port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => app.close());

  /** Sends `beginning`, then `piece` repeatedly until the server closes the connection; returns what was received. */
  async function drip(beginning: string, piece: string): Promise<string> {
    const socket = connect(port, '127.0.0.1', () => socket.write(beginning));
    const timer = setInterval(() => socket.writable && socket.write(piece), 10);
    socket.on('error', () => {});
    let heard = '';
    socket.on('data', (chunk) => (heard += String(chunk)));
    await new Promise((resolve) => socket.on('close', resolve));
    clearInterval(timer);
    return heard;
  }

  const head = 'POST /echo HTTP/1.1\r\nhost: x\r\n';
  const body = `${head}content-type: application/json\r\ncontent-length: 100000\r\n\r\n{`;
  it.each([
    ['nothing', '', ''],
    ['one header after the other', head, 'x-a: 1\r\n'],
    ['a body, blank by blank', body, ' '],
    ['half a body', body, ''],
  ])('%s', async (_what, beginning, piece) => {
    expect(await drip(beginning, piece)).toMatch(/^HTTP\/1.1 408 /);
  });

  it('a request that comes in time is answered on a connection that waited before it', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(async (a) => {
        const answer = await fetch(`http://127.0.0.1:${port}/echo`, {
          method: 'POST',
          body: JSON.stringify({ a }),
          headers: { 'content-type': 'application/json' },
        });
        return answer.json();
      }),
    );
    expect(answers).toEqual([{ a: 1 }, { a: 2 }, { a: 3 }]);
  });
});
