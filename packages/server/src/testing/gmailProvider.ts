import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What goes wrong with a call. `before` and `after` say whether Gmail had accepted it. */
export type Fault =
  | { kind: 'answer'; status: number; body?: unknown; headers?: Record<string, string>; when?: 'before' | 'after' }
  | { kind: 'drop' | 'hang' | 'garbage'; when: 'before' | 'after' };

export type ProviderCall = 'messages/send' | 'drafts' | 'drafts/send' | 'drafts/read' | 'drafts/delete';

export interface Sent {
  account: string;
  to: string;
  messageId: string;
}

/** Gmail as an HTTP server that keeps a ledger of what it accepted, and fails when it is told to. */
export interface GmailProvider {
  url: string;
  sent: Sent[];
  drafts: Map<string, Sent>;
  /** Every call with the moment it arrived. */
  calls: { call: ProviderCall; account: string; at: number }[];
  /** Faults of the next calls of a kind, first come first served. */
  next: Partial<Record<ProviderCall, Fault[]>>;
  /** Asked when no fault is waiting. */
  chance: (call: ProviderCall) => Fault | null;
  close(): Promise<void>;
}

/** An error in the shape Gmail documents. */
export const gmailError = (code: number, reason: string, message = reason): Fault => ({
  kind: 'answer',
  status: code,
  body: { error: { code, message, errors: [{ domain: 'global', reason, message }] } },
});

function read(raw: string, account: string): Sent {
  const text = Buffer.from(raw, 'base64url').toString('utf8');
  const header = (name: string): string => new RegExp(`^${name}: *(.*)$`, 'im').exec(text)?.[1]?.trim() ?? '';
  return { account, to: header('To').replaceAll(/[<>]/g, ''), messageId: header('Message-ID') };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function callOf(method: string, path: string): { call: ProviderCall; id: string } | null {
  const [, rest] = path.split('/gmail/v1/users/me/');
  if (rest === undefined) return null;
  const id = decodeURIComponent(rest.split('/')[1] ?? '');
  if (method === 'POST') return { call: rest as ProviderCall, id: '' };
  return { call: method === 'GET' ? 'drafts/read' : 'drafts/delete', id };
}

/** Starts the provider. The access token is the name of the account. */
export async function startGmailProvider(): Promise<GmailProvider> {
  let ids = 0;
  const sockets = new Set<Socket>();
  /** Does what Gmail would do, and answers it; null when the draft is not there. */
  const accept = (call: ProviderCall, account: string, id: string, text: string): { id: string } | null => {
    const body = text === '' ? {} : (JSON.parse(text) as { raw?: string; id?: string; message?: { raw?: string } });
    ids += 1;
    if (call === 'messages/send') provider.sent.push(read(body.raw ?? '', account));
    if (call === 'drafts') provider.drafts.set(`d${ids}`, read(body.message?.raw ?? '', account));
    if (call === 'drafts') return { id: `d${ids}` };
    if (call === 'drafts/send') {
      const draft = provider.drafts.get(body.id ?? '');
      if (!draft) return null;
      provider.drafts.delete(body.id ?? '');
      provider.sent.push(draft);
    }
    if (call === 'drafts/read' && !provider.drafts.has(id)) return null;
    if (call === 'drafts/delete' && !provider.drafts.delete(id)) return null;
    return { id: `m${ids}` };
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const found = callOf(request.method ?? '', (request.url ?? '').split('?')[0] ?? '');
    if (!found) return void response.writeHead(404).end();
    const { call, id } = found;
    const account = (request.headers.authorization ?? '').replace('Bearer ', '');
    provider.calls.push({ call, account, at: Date.now() });
    const text = await bodyOf(request);
    const fault = provider.next[call]?.shift() ?? provider.chance(call);
    const json = (status: number, body: unknown, headers = {}): void => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    };
    const done = fault === null || fault.when === 'after' ? accept(call, account, id, text) : null;
    if (fault === null) return done ? json(200, done) : json(404, { error: { code: 404, message: 'Not found' } });
    if (fault.kind === 'drop') request.socket.destroy();
    if (fault.kind === 'garbage') response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in</html>');
    if (fault.kind === 'answer') json(fault.status, fault.body ?? {}, fault.headers);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The provider has no port');
  const provider: GmailProvider = {
    url: `http://127.0.0.1:${address.port}`,
    sent: [],
    drafts: new Map(),
    calls: [],
    next: {},
    chance: () => null,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return provider;
}
