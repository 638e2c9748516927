import { Readable } from 'node:stream';
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';

const JSON_TYPE = /^application\/json\b/;

/** In characters: below this, what is saved is less than what a packet holds anyway. */
const LEAST = 4096;

/** In characters. */
const PIECE = 64 * 1024;

/**
 * Where secrets travel: tokens, states, and the links of messages, next to words that somebody else may have chosen. From the length of a
 * compressed answer such a secret can be guessed letter by letter (BREACH), so these are sent as they are; none of them is long. Our calls
 * carry no cookies, so nobody could make a browser ask a thousand times, but an answer need not depend on that alone. Bounded: the addresses
 * are those of our own routes.
 */
const SECRET = /^\/(?:api\/auth\/(?!countries\/)|api\/mailbox\/|stand-in\/|.*\bgmail\/(?:connect|callback)\/)/;

function* piecesOf(text: string): Generator<Buffer> {
  for (let from = 0; from < text.length;) {
    let to = from + PIECE;
    // A letter of two halves stays whole.
    if (/[\uD800-\uDBFF]/.test(text.charAt(to - 1))) to += 1;
    yield Buffer.from(text.slice(from, to));
    from = to;
  }
}

/**
 * In characters: up to here an answer is compressed in one step, on the thread of the requests. Half a millisecond for a hundred thousand
 * characters is less than it costs to hand them to another thread and to wake it.
 */
const AT_ONCE = 256 * 1024;

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 } };
const GZIP = { level: 1 };

const compressed = (coding: string, text: string): Buffer =>
  coding === 'br' ? brotliCompressSync(text, BROTLI) : gzipSync(text, GZIP);

/** Hands an answer over piece by piece, so that ten megabytes are not in memory three times. */
const inPieces = (text: string): Readable => Readable.from(piecesOf(text), { objectMode: false });

const compressing = (coding: string, text: string): Readable =>
  inPieces(text).pipe(coding === 'br' ? createBrotliCompress(BROTLI) : createGzip(GZIP));

/**
 * Compresses long JSON answers for clients that take it, except where secrets travel. At the lowest levels ten megabytes cost some hundredths
 * of a second and come out a fifteenth as long. The files of the app are compressed when it is built; what clients send is never unpacked.
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
