import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import tls from 'node:tls';
import ipaddr from 'ipaddr.js';

/** Why nothing was fetched: the address may not be asked, it did not answer with a document, or its document is too large. */
export type FetchFault = 'forbidden' | 'unreachable' | 'tooLarge';

export class FetchProblem extends Error {
  readonly fault: FetchFault;

  constructor(fault: FetchFault, options?: ErrorOptions) {
    super(fault, options);
    this.name = 'FetchProblem';
    this.fault = fault;
  }
}

export interface FetchOptions {
  /** Kinds of content, for the Accept header. What comes is not checked against it. */
  accept: string;
  /** Who is asking: the public address of this server, for the User-Agent header. */
  publicUrl: string;
  maxBytes: number;
  /** For everything together: names, redirects and the whole body. */
  timeoutMs: number;
}

/**
 * The way out. An object, so that a test can put a machine of its own in the place of a public address; the checks come before it, and
 * nothing in a request or the environment reaches them.
 */
export const internet = {
  async resolve(name: string): Promise<string[]> {
    const found = await lookup(name, { all: true, order: 'ipv4first' });
    return found.map(({ address }) => address);
  },
  /** Begins a connection to one numeric address. */
  connect: (address: string, port: number): net.Socket => net.connect({ host: address, port }),
};

const MAX_REDIRECTS = 5;
/** An address of a name that does not answer must leave time for the next one. */
const CONNECT_MS = 3000;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };
/** A public address that Azure answers from within, with the secrets of the machine. */
const AZURE_HOST = '168.63.129.16';

/** The only IPv6 addresses that are given out as global ones (RFC 4291, IANA); `::a00:1`, an old form of 10.0.0.1, is outside. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether a numeric address is one of the public internet. Forms that carry an IPv4 address inside an IPv6 one are none. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv6 ? parsed.match(GLOBAL_IPV6) : parsed.toString() !== AZURE_HOST;
}

/** The URL, if it may be asked at all, whatever its name leads to. */
function permitted(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (!url) throw new FetchProblem('forbidden');
  const port = PORTS[url.protocol];
  const downgraded = base?.protocol === 'https:' && url.protocol !== 'https:';
  // The URL class leaves the default port out.
  if (port === undefined || url.port !== '' || url.username !== '' || url.password !== '' || downgraded)
    throw new FetchProblem('forbidden');
  return url;
}

const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** `once` reports an error; one that comes after it would end the process. */
const unheard = () => undefined;

/** A promise that no signal ends, ended by it. */
function ending<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const end = () => reject(new FetchProblem('unreachable'));
  if (signal.aborted) end();
  signal.addEventListener('abort', end);
  return Promise.race([promise, ended]).finally(() => signal.removeEventListener('abort', end));
}

/** The addresses of a host, all of them public: one that also leads inside is refused as a whole. */
async function publicAddresses(host: string, signal: AbortSignal): Promise<string[]> {
  const addresses = net.isIP(host) === 0 ? await ending(signal, internet.resolve(host)) : [host];
  if (!addresses.every(isPublicAddress)) throw new FetchProblem('forbidden');
  return addresses;
}

/**
 * Connects to the first of these addresses that answers. They are numeric, the very ones that were checked: the name is not looked up
 * again, so that another answer for it (DNS rebinding) changes nothing.
 */
async function connected(addresses: readonly string[], port: number, signal: AbortSignal): Promise<net.Socket> {
  for (const address of addresses) {
    const socket = internet.connect(address, port).on('error', unheard);
    try {
      await once(socket, 'connect', { signal: AbortSignal.any([signal, AbortSignal.timeout(CONNECT_MS)]) });
      return socket;
    } catch {
      socket.destroy();
    }
  }
  throw new FetchProblem('unreachable');
}

async function secured(socket: net.Socket, host: string, signal: AbortSignal): Promise<net.Socket> {
  const named = net.isIP(host) === 0 ? { servername: host } : {};
  const encrypted = tls
    .connect({ socket, host, ...named, ALPNProtocols: ['http/1.1'], rejectUnauthorized: true })
    .on('error', unheard);
  try {
    await once(encrypted, 'secureConnect', { signal });
    return encrypted;
  } catch (error) {
    encrypted.destroy();
    socket.destroy();
    throw error;
  }
}

async function ask(url: URL, options: FetchOptions, signal: AbortSignal): Promise<http.IncomingMessage> {
  const host = bareHost(url);
  const addresses = await publicAddresses(host, signal);
  const plain = await connected(addresses, PORTS[url.protocol] ?? 0, signal);
  const socket = url.protocol === 'https:' ? await secured(plain, host, signal) : plain;
  // Without an agent: one could read a proxy from the environment, which would look the name up by itself.
  const request = http
    .get({
      createConnection: () => socket,
      path: `${url.pathname}${url.search}`,
      headers: {
        host: url.host,
        'user-agent': `Peyk/1 (+${options.publicUrl})`,
        accept: options.accept,
        // What is unfolded here could be a thousand times as large.
        'accept-encoding': 'identity',
        connection: 'close',
      },
      signal,
    })
    .on('error', unheard);
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  return response.on('error', unheard);
}

async function read(response: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw new FetchProblem('tooLarge');
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > maxBytes) throw new FetchProblem('tooLarge');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function follow(address: string, options: FetchOptions, signal: AbortSignal): Promise<Buffer> {
  let url = permitted(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await ask(url, options, signal);
    try {
      const { statusCode = 0, headers } = response;
      if (statusCode === 200) return await read(response, options.maxBytes);
      if (!REDIRECTS.has(statusCode) || headers.location === undefined) throw new FetchProblem('unreachable');
      url = permitted(headers.location, url);
    } finally {
      response.destroy();
    }
  }
  throw new FetchProblem('unreachable');
}

/**
 * The body at an http(s) address of the public internet, for an address that a person gave: only the default ports, public addresses as
 * they are connected to, no credentials, no cookies, at most five redirects with the same checks for each, and never from https to http.
 * Throws a `FetchProblem` in every other case.
 */
export async function fetchPublic(address: string, options: FetchOptions): Promise<Buffer> {
  try {
    return await follow(address, options, AbortSignal.timeout(options.timeoutMs));
  } catch (error) {
    throw error instanceof FetchProblem ? error : new FetchProblem('unreachable', { cause: error });
  }
}
