import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressAnswers } from './compress.ts';

describe('an answer', () => {
  // Surrogate pairs throughout, so that some cross the boundary of two pieces.
  const long = { text: `a${'😀'.repeat(100_000)}`, words: 'سلام '.repeat(20_000) };
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify();
    compressAnswers(app);
    for (const url of [
      '/bots/',
      '/api/auth/countries/universities/',
      '/api/auth/login/',
      '/api/auth/google-signin/',
      '/api/mailbox/messages/',
      '/integrations/api/gmail/connect/',
      '/stand-in/gmail/messages',
    ])
      app.get(url, () => long);
    app.get('/short', () => ({ a: 1 }));
    app.get('/file', (_request, reply) => reply.type('application/pdf').send(Buffer.alloc(10_000)));
    app.get('/fails', (_request, reply) => reply.code(500).send({ detail: 'x'.repeat(9000) }));
    await app.ready();
  });
  afterAll(() => app.close());

  const get = (url: string, coding = 'gzip, br', method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers: { 'accept-encoding': coding } });

  it('that is long is compressed, and comes out as it went in', async () => {
    for (const [coding, open] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const { headers, rawPayload } = await get('/bots/', coding);
      expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'accept-encoding' });
      expect(headers).not.toHaveProperty('content-length');
      expect(rawPayload.length).toBeLessThan(20_000);
      expect(JSON.parse(open(rawPayload).toString('utf8'))).toEqual(long);
    }
    expect((await get('/api/auth/countries/universities/')).headers).toHaveProperty('content-encoding', 'br');
    expect((await get('/fails')).headers).toHaveProperty('content-encoding', 'br');
  });

  it('has the better of the codings that the client takes', async () => {
    const codingFor = async (accepted: string) => (await get('/bots/', accepted)).headers['content-encoding'];
    expect(await codingFor('gzip, deflate, br, zstd')).toBe('br');
    expect(await codingFor('br;q=0, gzip;q=0.5')).toBe('gzip');
    for (const other of ['', 'identity', 'deflate', 'brotli'])
      expect([other, await codingFor(other)]).toEqual([other, undefined]);
  });

  it('is sent as it is to a client that takes no coding, and when it is short, a file, or asked for without its body', async () => {
    for (const answer of [
      await get('/bots/', 'identity'),
      await get('/short'),
      await get('/file'),
      await get('/bots/', 'br', 'HEAD'),
    ])
      expect(answer.headers).not.toHaveProperty('content-encoding');
    expect((await get('/bots/', 'identity')).json()).toEqual(long);
  });

  it('that may carry a secret is never compressed, however long', async () => {
    for (const url of [
      '/api/auth/login/',
      '/api/auth/google-signin/',
      '/api/mailbox/messages/',
      '/integrations/api/gmail/connect/',
      '/stand-in/gmail/messages',
    ])
      expect([url, (await get(url)).headers['content-encoding']]).toEqual([url, undefined]);
  });
});

describe('an answer of a middle length', () => {
  const texts = [4093, 4094, 5000, 65_534, 65_535, 65_536, 262_140, 262_141, 262_142, 262_143].map(
    (length) => 'a'.repeat(length % 3) + 'س😀'.repeat(Math.floor(length / 3)),
  );
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify();
    compressAnswers(app);
    app.get('/:index', (request, reply) =>
      reply
        .type('application/json')
        // The quotation marks add two characters.
        .send(`"${texts[Number((request.params as { index: string }).index)]}"`),
    );
    app.get('/page', (_request, reply) => reply.type('text/html').send('x'.repeat(9000)));
    await app.ready();
  });
  afterAll(() => app.close());

  it.each(['br', 'gzip', 'identity'] as const)('comes out in %s as it went in', async (coding) => {
    const open = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }[coding];
    for (const [index, text] of texts.entries()) {
      const answer = await app.inject({ url: `/${index}`, headers: { 'accept-encoding': coding } });
      const isLong = text.length + 2 >= 4096;
      const applied = isLong && coding !== 'identity';
      expect([text.length, answer.headers['content-encoding'], answer.headers['vary']]).toEqual([
        text.length,
        applied ? coding : undefined,
        isLong ? 'accept-encoding' : undefined,
      ]);
      expect((applied ? open(answer.rawPayload) : answer.rawPayload).toString('utf8') === `"${text}"`).toBe(true);
    }
  });

  it('is compressed for nobody who does not say so, and only when it is JSON', async () => {
    expect((await app.inject({ url: '/5' })).headers).not.toHaveProperty('content-encoding');
    const page = await app.inject({ url: '/page', headers: { 'accept-encoding': 'br' } });
    expect([page.headers['content-encoding'], page.body.length]).toEqual([undefined, 9000]);
  });
});
