import { Readable } from 'node:stream';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** In bytes: below this, what is saved is less than what a packet holds anyway. */
const LEAST = 4096;

/** In characters: what is longer is handed over in pieces, so that an answer of ten megabytes is not in memory three times. */
const PIECE = 64 * 1024;

/**
 * Where secrets travel: tokens, states, and the links of messages, next to words that somebody else may have chosen. From the length of a
 * compressed answer such a secret can be guessed letter by letter (BREACH), so these are sent as they are; none of them is long. Our calls
 * carry no cookies, so nobody could make a browser ask a thousand times, but an answer need not depend on that alone.
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
 * Compresses long JSON answers of the routes that come after it for clients that take it, except where secrets travel. At the lowest
 * levels ten megabytes cost some hundredths of a second and come out a fifteenth as long. The files of the app are compressed when it is
 * built; what clients send is never unpacked.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (SECRET.test(route.url)) route.compress = false;
  });
  app.addHook('onSend', async (_request, _reply, payload) =>
    typeof payload === 'string' && payload.length > PIECE
      ? Readable.from(piecesOf(payload), { objectMode: false })
      : payload,
  );
  await app.register(compress, {
    threshold: LEAST,
    encodings: ['br', 'gzip'],
    customTypes: /^application\/json\b/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 } },
    zlibOptions: { level: 1 },
    globalDecompression: false,
  });
}
