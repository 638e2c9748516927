import { Readable } from 'node:stream';
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';

const JSON_TYPE = /^application\/json\b/;

/** In characters: below this, compression saves less than one packet. */
const LEAST = 4096;

/** In characters. */
const PIECE = 64 * 1024;

/**
 * Paths whose responses contain secrets (tokens, states, links in messages) together with text that others may have chosen: the length of a
 * compressed response would reveal such a secret letter by letter (BREACH), so these are not compressed; all are short. Our requests carry
 * no cookies, which already prevents the attack from another site; this is a second line of defence. Bounded: the regular expression
 * sees only paths of our own routes.
 */
const SECRET = /^\/(?:api\/auth\/(?!countries\/)|api\/mailbox\/|stand-in\/|.*\bgmail\/(?:connect|callback)\/)/;

function* piecesOf(text: string): Generator<Buffer> {
  for (let from = 0; from < text.length;) {
    let to = from + PIECE;
    // Does not split a surrogate pair.
    if (/[\uD800-\uDBFF]/.test(text.charAt(to - 1))) to += 1;
    yield Buffer.from(text.slice(from, to));
    from = to;
  }
}

/**
 * In characters: responses up to this size are compressed synchronously. Half a millisecond for a hundred thousand characters is less than
 * handing them to another thread.
 */
const AT_ONCE = 256 * 1024;

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 } };
const GZIP = { level: 1 };

const compressed = (coding: string, text: string): Buffer =>
  coding === 'br' ? brotliCompressSync(text, BROTLI) : gzipSync(text, GZIP);

/** Streams a response in pieces, so that ten megabytes are not in memory three times. */
const inPieces = (text: string): Readable => Readable.from(piecesOf(text), { objectMode: false });

const compressing = (coding: string, text: string): Readable =>
  inPieces(text).pipe(coding === 'br' ? createBrotliCompress(BROTLI) : createGzip(GZIP));

/**
 * Compresses long JSON responses for clients that accept it, except those with secrets. At the lowest levels, ten megabytes cost some
 * hundredths of a second and shrink to a fifteenth. The app's files are compressed at build time; request bodies are never decompressed.
 */
export function compressAnswers(app: FastifyInstance): void {
  const codings = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] });
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < LEAST || request.method === 'HEAD') return payload;
    if (SECRET.test(request.routeOptions.url ?? '') || !JSON_TYPE.test(String(reply.getHeader('content-type'))))
      return payload;
    const atOnce = payload.length <= AT_ONCE;
    reply.header('vary', 'accept-encoding');
    const coding = codings.negotiate(request.headers['accept-encoding'] ?? 'identity');
    if (coding === null || coding === 'identity') return atOnce ? payload : inPieces(payload);
    reply.header('content-encoding', coding).removeHeader('content-length');
    return atOnce ? compressed(coding, payload) : compressing(coding, payload);
  });
}
