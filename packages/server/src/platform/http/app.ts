import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { IncomingHttpHeaders } from 'node:http';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { ErrorObject } from 'ajv';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { JSON_LIMIT_BYTES, parseJson } from './body.ts';
import { isDatabaseUnavailable, isTimeout } from '../db/unavailable.ts';
import { closeGracefully } from './closing.ts';
import { compressAnswers } from './compress.ts';
import { HttpProblem, type FieldMessages, notFound } from './errors.ts';
import { loggedError } from './loggedError.ts';
import { type Lang, languageOf, translate } from './messages/translate.ts';
import { refuseConnection } from './refuseConnection.ts';
import { fieldMessages } from './validation.ts';

/** The legal documents that the contract serves; their translations beside them are ordinary files of the app. */
const LEGAL_FILES = ['PRIVACY_POLICY.md', 'TERMS_OF_SERVICE.md'];

/** Paths that are never the app's, even when a browser navigates to them. */
const OWN_PAGES = /^\/(stand-in|assets|api\/media)\/|^\/(healthz|readyz)$|\.[a-z0-9]{2,5}$/i;

/**
 * A browser's navigation gets the app whatever the path; every other request to a contract path gets the API.
 * `/bots/` is both a screen and a call.
 */
export function isNavigation(
  method: string | undefined,
  url: string | undefined,
  headers: IncomingHttpHeaders,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const accept = headers.accept ?? '';
  if (!accept.includes('text/html')) return false;
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined && mode !== 'navigate') return false;
  // Not parsed as a URL: an address such as `//` is none, and what is thrown here would end the process.
  return !OWN_PAGES.test((url ?? '/').split(/[?#]/, 1)[0] ?? '/');
}

/** Where Google sends the person back to. */
const RETURN_PAGE = /^\/gmail\/callback\/?(?:[?#]|$)/;

/** The prerendered pages, which are visible before the app is loaded. */
const PRERENDERED = new Map([
  ['/', '/landing.html'],
  ['/signin', '/signin.html'],
  ['/signup', '/signup.html'],
]);

/** The file that answers a navigation: a prerendered page, or the app. An auth page with a query renders differently, so that it is left to the app. */
export function pageOf(url: string | undefined): string {
  const [path = '', query] = (url ?? '').split('#', 1)[0]?.split('?', 2) ?? [];
  return (query && path !== '/' ? undefined : PRERENDERED.get(path)) ?? '/index.html';
}

/** An address whose path cannot be decoded is one that nothing has: Fastify itself would refuse it in its own words, without our headers. */
function withPath(url: string | undefined): string {
  try {
    decodeURIComponent((url ?? '/').split(/[?#]/, 1)[0] ?? '/');
    return url ?? '/';
  } catch {
    return '/undecodable';
  }
}

/** Whoever knows the address of a picture may see it. */
const PICTURE_KEY = /^(\/api\/media\/)[^/]+/;

/** An address as the log may hold it: without its query, which may hold secrets, and without the key of a picture. */
const loggedPath = (url: string): string => (url.split('?', 1)[0] ?? '').replace(PICTURE_KEY, '$1…');

function localised(fields: FieldMessages, lang: Lang): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, messages]) => [
      field,
      messages.map(({ key, params }) => translate(lang, key, params)),
    ]),
  );
}

/** Turns whatever was thrown into a body a person can act on; nothing of the inside leaks out. */
function sendProblem(
  error: FastifyError & { errors?: unknown[] },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const lang = request.lang ?? languageOf(request.headers['accept-language']);
  if (error instanceof HttpProblem) {
    const fields = localised(error.fields, lang);
    return reply
      .code(error.status)
      .headers(error.headers)
      .send({
        ...fields,
        detail: translate(lang, error.key, error.params),
        ...(error.code ? { code: error.code } : {}),
        ...(error.current ? { current: error.current } : {}),
      });
  }
  if (error.validation) {
    // A malformed id is an id nobody has.
    if (error.validationContext === 'params') return sendProblem(notFound() as never, request, reply);
    const fields = {
      ...localised(request.fieldFaults ?? {}, lang),
      ...fieldMessages(error.validation as ErrorObject[], lang),
    };
    return reply
      .code(400)
      .send({ ...fields, detail: Object.values(fields).flat()[0] ?? translate(lang, 'invalid'), code: 'invalid' });
  }
  const status = error.statusCode ?? 500;
  if (status === 413 && error.code === 'FST_REQ_FILE_TOO_LARGE') {
    return reply.code(413).send({ detail: translate(lang, 'fileTooLarge', { limit: 5 }), code: 'too_large' });
  }
  if (status === 413) {
    return reply
      .code(413)
      .send({ detail: translate(lang, 'bodyTooLarge', { limit: JSON_LIMIT_BYTES / 1024 }), code: 'too_large' });
  }
  if (status === 415 || status === 406)
    return reply.code(415).send({ detail: translate(lang, 'mediaType'), code: 'media_type' });
  if (status === 500 && request.readingForm)
    return reply.code(400).send({ detail: translate(lang, 'badForm'), code: 'malformed' });
  if (status >= 400 && status < 500)
    return reply.code(status).send({ detail: translate(lang, 'badJson'), code: 'malformed' });
  if (isDatabaseUnavailable(error) || isTimeout(error)) {
    request.log.warn({ err: error }, 'the database does not answer');
    return reply
      .code(503)
      .header('retry-after', '2')
      .send({ detail: translate(lang, 'databaseGone'), code: 'database_gone' });
  }
  request.log.error({ err: error }, 'request failed');
  // The same id stands in the log: whoever reports the failure can name it.
  return reply
    .code(500)
    .header('x-request-id', request.id)
    .send({ detail: translate(lang, 'serverError'), code: 'server_error' });
}

/**
 * The one rule react-aria adds to the page by itself (touch-action of what can be pressed). Its hash changes with the
 * library; the journeys fail on anything the policy blocks.
 */
const REACT_ARIA_STYLE_SOURCE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** The sheet of a framed document that brings none: `FRAME_STYLE` of the design system. The journeys fail when it is another. */
const FRAME_STYLE_SOURCE = "'sha256-YhSAbNtum7XxTJ4INhH/zemP6NQh+nDkN6EdqYnOy7o='";

/** Where Google's own button comes from: https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid */
const GOOGLE_BUTTON = 'https://accounts.google.com/gsi/';

/**
 * What every page may load: nothing from another host but the one its calls go to, no inline script. Where people sign in with the real Google its
 * button may come, and markup is not held to trusted types, which the button's script does not know.
 */
export function contentSecurityPolicy(
  { google, apiBase }: Pick<Config, 'google' | 'apiBase'>,
  styles: readonly string[] = [],
): Record<string, string[]> {
  const button = !google.standIn && new URL(google.issuer).host === 'accounts.google.com';
  const allow = (...sources: string[]) => (button ? sources : []);
  const api = apiBase ? [new URL(apiBase).origin] : [];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...allow(`${GOOGLE_BUTTON}client`)],
    // What is shown in a frame inherits this policy, and may bring a stylesheet of its own.
    'style-src': ["'self'", REACT_ARIA_STYLE_SOURCE, FRAME_STYLE_SOURCE, ...styles, ...allow(`${GOOGLE_BUTTON}style`)],
    'img-src': ["'self'", 'data:', 'blob:', ...api],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api, ...allow(GOOGLE_BUTTON)],
    'frame-src': ["'self'", ...allow(GOOGLE_BUTTON)],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    // Nothing of ours turns text into markup or code, but the frame that takes every right from a foreign document.
    ...(button ? {} : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['peyk-frame'] }),
  };
}

/** How long a request may take to come in; whoever sends more slowly holds a connection for nothing. */
interface Timeouts {
  headersMs: number;
  /** The whole of it. A form with a picture of five megabytes comes in this time over a line of one megabit a second. */
  requestMs: number;
  /** How often it is looked at. */
  checkMs: number;
}
const TIMEOUTS: Timeouts = { headersMs: 30_000, requestMs: 60_000, checkMs: 1000 };

/** What no page of ours asks a device for. */
const UNUSED_FEATURES = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/** Scripts, styles, fonts and drawings: what a page fetches, and what says nothing when it is opened by itself. */
const PART_OF_A_PAGE = /^(?:application\/javascript|text\/(?:css|javascript)|font\/|image\/svg)/;
const SHORT_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
/** What means something on a page only: a dozen files with it would cost a phone a tenth of a second. */
const ABOUT_PAGES = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/**
 * A Fastify with the house's limits, headers, errors and the built app; routes are added by the caller. `styles`: hashes of what a framed page
 * of ours brings with it.
 */
export async function createApp(
  config: Config,
  { timeouts = TIMEOUTS, styles = [] }: { timeouts?: Timeouts; styles?: readonly string[] } = {},
): Promise<FastifyInstance> {
  const isSecure = config.publicUrl.startsWith('https:');
  const app = Fastify({
    logger:
      config.logLevel === 'silent'
        ? false
        : {
            level: config.logLevel,
            redact: ['req.headers.authorization', 'req.headers.cookie'],
            serializers: { err: loggedError, req: ({ method, url }) => ({ method, path: loggedPath(url) }) },
          },
    genReqId: () => randomUUID(),
    bodyLimit: JSON_LIMIT_BYTES,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    // A request that is in is answered (`closing.ts`).
    return503OnClosing: false,
    requestTimeout: timeouts.requestMs,
    http: { headersTimeout: timeouts.headersMs, connectionsCheckingInterval: timeouts.checkMs },
    clientErrorHandler: refuseConnection(isSecure),
    // Longer than the longest address that Node reads: what no id can be is answered by the contract, as every other unknown id.
    routerOptions: { maxParamLength: 16_384 },
    rewriteUrl: (request) =>
      config.appDir && isNavigation(request.method, request.url, request.headers)
        ? pageOf(request.url)
        : withPath(request.url),
  });
  closeGracefully(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parseJson(body as string));
    } catch (error) {
      done(error as Error);
    }
  });
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler((request, reply) => sendProblem(notFound() as never, request, reply));

  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(config, styles) },
    // Over plain http on one's own machine there is nothing to upgrade to.
    hsts: isSecure ? { maxAge: 31_536_000 } : false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    reply.header('permissions-policy', UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '));
    // The popup's return page must keep its opener, or its message is cut off.
    if (RETURN_PAGE.test(request.originalUrl)) reply.removeHeader('cross-origin-opener-policy');
  });
  app.addHook('onSend', async (_request, reply) => {
    if (PART_OF_A_PAGE.test(String(reply.getHeader('content-type')))) {
      reply.header('content-security-policy', SHORT_POLICY);
      for (const header of ABOUT_PAGES) reply.removeHeader(header);
    }
  });
  compressAnswers(app);

  if (config.appDir) {
    if (!fs.existsSync(path.join(config.appDir, 'index.html')))
      throw new Error(`No built app in ${config.appDir}. Run "npm start", which builds it.`);
    await app.register(fastifyStatic, {
      root: config.appDir,
      wildcard: false,
      globIgnore: LEGAL_FILES,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const immutable = file.includes(`${path.sep}assets${path.sep}`);
        reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  return app;
}
