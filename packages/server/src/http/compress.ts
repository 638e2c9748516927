import { pipeline, Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Below this, what is saved is less than what a packet holds anyway. */
const LEAST = 4096;
/** So many characters are compressed at a time: an answer of ten megabytes is never in memory twice. */
const PIECE = 64 * 1024;

/**
 * Where secrets travel: tokens, states, and the links of messages, next to words that somebody else may have chosen. From the length of a
 * compressed answer such a secret can be guessed letter by letter (BREACH), so these are sent as they are; none of them is long. Our calls
 * carry no cookies, so nobody could make a browser ask a thousand times, but an answer need not depend on that alone.
 */
const SECRET = /^\/(?:api\/auth\/(?!countries\/)|api\/mailbox\/|stand-in\/|.*\bgmail\/(?:connect|callback)\/)/;

/** The coding that the client takes and that we have, or null: brotli, which is smaller and here faster, else gzip. */
export function codingFor(accepted: string | undefined): 'br' | 'gzip' | null {
  const taken = new Set<string>();
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    if (!parameters.some((word) => /^q=0(?:\.0*)?$/.test(word))) taken.add(name);
  }
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : null;
}

/** The lowest levels: ten megabytes cost some hundredths of a second, off the main thread, and come out a fifteenth as long. */
const compressor = {
  br: (): Transform =>
    createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 } }),
  gzip: (): Transform => createGzip({ level: 1 }),
};

function* piecesOf(text: string): Generator<Buffer> {
  for (let from = 0; from < text.length;) {
    let to = from + PIECE;
    // A letter of two halves stays whole.
    if (/[\uD800-\uDBFF]/.test(text.charAt(to - 1))) to += 1;
    yield Buffer.from(text.slice(from, to));
    from = to;
  }
}

/** Compresses long JSON answers for clients that take it, except where secrets travel. The files of the app are compressed when it is built. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload;
    if (SECRET.test(request.routeOptions.url ?? '/')) return payload;
    reply.header('vary', 'accept-encoding');
    if (typeof payload !== 'string' || payload.length < LEAST || request.method === 'HEAD') return payload;
    const coding = codingFor(request.headers['accept-encoding']);
    if (coding === null) return payload;
    reply.header('content-encoding', coding).removeHeader('content-length');
    // Whoever hangs up ends the compressor, and the compressor ends its source.
    return pipeline(Readable.from(piecesOf(payload), { objectMode: false }), compressor[coding](), () => {});
  });
}
