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
import { isConcurrencyFailure, isDatabaseUnavailable, isTimeout } from '../db/unavailable.ts';
import { closeGracefully } from './closing.ts';
import { compressAnswers } from './compress.ts';
import { HttpProblem, type FieldMessages, notFound } from './errors.ts';
import { loggedError } from './loggedError.ts';
import { type Lang, languageOf, translate } from './messages/translate.ts';
import { inlineStyles } from './inlineStyles.ts';
import { refuseConnection } from './refuseConnection.ts';
import { fieldMessages } from './fieldMessages.ts';

/** The legal documents that the contract serves; their translations are ordinary files of the app. */
const LEGAL_FILES = ['PRIVACY_POLICY.md', 'TERMS_OF_SERVICE.md'];

/** Paths that never serve the app, even for a browser's navigation. */
const OWN_PAGES = /^\/(stand-in|assets|api\/media)\/|^\/(healthz|readyz)$|\.[a-z0-9]{2,5}$/i;

/**
 * A browser's navigation gets the app whatever the path; every other request to a contract path gets the API. `/bots/` is both a screen and
 * an API path.
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
  // Not parsed with URL: `//` is invalid, and an exception here would end the process.
  return !OWN_PAGES.test((url ?? '/').split(/[?#]/, 1)[0] ?? '/');
}

/** The OAuth redirect page. */
const RETURN_PAGE = /^\/gmail\/callback\/?(?:[?#]|$)/;

/** The prerendered pages, which are visible before the app is loaded. */
const PAGES_TO_READ = new Map([
  ['/', '/landing.html'],
  ['/privacy', '/privacy.html'],
  ['/terms', '/terms.html'],
]);
const AUTH_PAGES = new Map([
  ['/signin', '/signin.html'],
  ['/signup', '/signup.html'],
]);

/** The file for a navigation: a prerendered page, or the app. An auth page with a query renders differently, so it is left to the app. */
export function pageOf(url: string | undefined): string {
  const [path = '', query] = (url ?? '').split('#', 1)[0]?.split('?', 2) ?? [];
  return PAGES_TO_READ.get(path) ?? (query ? undefined : AUTH_PAGES.get(path)) ?? '/index.html';
}

/** Replaces an undecodable path by one that does not exist: Fastify would reject it with its own error body, without our headers. */
function withPath(url: string | undefined): string {
  try {
    decodeURIComponent((url ?? '/').split(/[?#]/, 1)[0] ?? '/');
    return url ?? '/';
  } catch {
    return '/undecodable';
  }
}

/** A picture's address is its access key. */
const PICTURE_KEY = /^(\/api\/media\/)[^/]+/;

/** A URL as logged: without the query, which may hold secrets, and without a picture's key. */
const loggedPath = (url: string): string => (url.split('?', 1)[0] ?? '').replace(PICTURE_KEY, '$1…');

function localised(fields: FieldMessages, lang: Lang): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, messages]) => [
      field,
      messages.map(({ key, params }) => translate(lang, key, params)),
    ]),
  );
}

/** Turns any error into a body that a person can act on, without internal details. */
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
    // A malformed id cannot exist: 404.
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
  if (isDatabaseUnavailable(error) || isTimeout(error) || isConcurrencyFailure(error)) {
    request.log.warn({ err: error }, 'the database cannot do this now');
    return reply
      .code(503)
      .header('retry-after', '2')
      .send({ detail: translate(lang, 'databaseGone'), code: 'database_gone' });
  }
  request.log.error({ err: error }, 'request failed');
  // The same id is in the log, so that a report of the failure can name it.
  return reply
    .code(500)
    .header('x-request-id', request.id)
    .send({ detail: translate(lang, 'serverError'), code: 'server_error' });
}

/**
 * The one rule that react-aria itself adds to the page (touch-action of pressable elements). Its hash changes with the library; the
 * journeys fail on anything the policy blocks.
 */
const REACT_ARIA_STYLE_SOURCE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** The stylesheet of a framed document without its own: `FRAME_STYLE` of the design system. The journeys fail when the hashes differ. */
const FRAME_STYLE_SOURCE = "'sha256-YhSAbNtum7XxTJ4INhH/zemP6NQh+nDkN6EdqYnOy7o='";

/** Source of Google's sign-in button: https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid */
const GOOGLE_BUTTON = 'https://accounts.google.com/gsi/';

/**
 * The CSP of every page: nothing from other hosts except the API's, no inline script. With the real Google sign-in, its button is allowed
 * and trusted types are not required, because the button's script does not support them.
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
    // Framed documents inherit this policy and may contain their own stylesheet.
    'style-src': ["'self'", REACT_ARIA_STYLE_SOURCE, FRAME_STYLE_SOURCE, ...styles, ...allow(`${GOOGLE_BUTTON}style`)],
    'img-src': ["'self'", 'data:', 'blob:', ...api],
    // The fonts of a framed document lie in it.
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...api, ...allow(GOOGLE_BUTTON)],
    'frame-src': ["'self'", ...allow(GOOGLE_BUTTON)],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    // Our code never turns text into markup or code, except for the sandboxed frame of foreign documents; `default` lets nothing but the
    // empty text pass (`boot/trustedTypes.ts` of the app).
    ...(button ? {} : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['peyk-frame', 'default'] }),
  };
}

/** Timeouts for receiving a request: a slow sender must not hold a connection. */
interface Timeouts {
  headersMs: number;
  /** For the whole request. Enough for a form with a five-megabyte picture at one megabit per second. */
  requestMs: number;
  /** Interval of the check. */
  checkMs: number;
}
const TIMEOUTS: Timeouts = { headersMs: 30_000, requestMs: 60_000, checkMs: 1000 };

/** Device features that no page uses. */
const UNUSED_FEATURES = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/** Scripts, styles, fonts and images: subresources, harmless when opened directly. */
const PART_OF_A_PAGE = /^(?:application\/javascript|text\/(?:css|javascript)|font\/|image\/svg)/;
const SHORT_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
/** Headers that matter only for pages: on a dozen files they would cost a phone a tenth of a second. */
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
 * A Fastify instance with limits, security headers, error handling and the built app; the caller adds the routes. `styles`: CSP hashes of
 * the stylesheets in framed pages.
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
    // Requests already received are answered (`closing.ts`).
    return503OnClosing: false,
    requestTimeout: timeouts.requestMs,
    http: { headersTimeout: timeouts.headersMs, connectionsCheckingInterval: timeouts.checkMs },
    clientErrorHandler: refuseConnection(isSecure),
    // Longer than the longest URL that Node accepts: an impossible id gets the contract's 404 like any unknown id.
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
    // Plain HTTP on the local machine must not be upgraded.
    hsts: isSecure ? { maxAge: 31_536_000 } : false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  // Of pages with styles in them, by the path of the file.
  const policies = new Map<string, string>();
  app.addHook('onRequest', async (request, reply) => {
    const policy = policies.get(request.url);
    // Such a page waits for its first script alone, which its headers can name before its text has come.
    if (policy) {
      // The app's own also fills its openings, which the other pages have none of.
      const script = request.url === '/index.html' ? '/boot-app.js' : '/boot.js';
      reply.headers({ 'content-security-policy': policy, link: `<${script}>; rel=preload; as=script` });
    }
    reply.header('cache-control', 'no-store');
    reply.header('permissions-policy', UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '));
    // The popup's return page must keep its opener, which receives its message.
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
    for (const [page, hashes] of inlineStyles(config.appDir)) {
      const policy = contentSecurityPolicy(config, [...styles, ...hashes]);
      policies.set(
        page,
        Object.entries(policy)
          .map((directive) => directive.flat().join(' '))
          .join(';'),
      );
    }
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
