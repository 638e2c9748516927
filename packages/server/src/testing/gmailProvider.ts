import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A fault of a call. `before` and `after`: whether Gmail had accepted the call. */
export type Fault =
  | { kind: 'answer'; status: number; body?: unknown; headers?: Record<string, string>; when?: 'before' | 'after' }
  | { kind: 'drop' | 'hang' | 'garbage'; when: 'before' | 'after' };

export type ProviderCall = 'messages/send' | 'drafts' | 'drafts/send' | 'drafts/list' | 'drafts/read' | 'drafts/delete';

export interface Sent {
  account: string;
  to: string;
  messageId: string;
  /** The SHA-256 of each file that came with it. */
  files: string[];
}

/** Gmail as an HTTP server that records what it accepted and injects faults on request. */
export interface GmailProvider {
  url: string;
  sent: Sent[];
  drafts: Map<string, Sent>;
  /** Number of deleted drafts. */
  removed: number;
  /** Every call with its time of arrival. */
  calls: { call: ProviderCall; account: string; at: number }[];
  /** Queued faults of the next calls of each kind. */
  next: Partial<Record<ProviderCall, Fault[]>>;
  /** Chooses a fault when none is queued. */
  chance: (call: ProviderCall) => Fault | null;
  close(): Promise<void>;
}

/** An error in Gmail's documented format. */
export const gmailError = (code: number, reason: string, message = reason): Fault => ({
  kind: 'answer',
  status: code,
  body: { error: { code, message, errors: [{ domain: 'global', reason, message }] } },
});

/** The bytes between two boundaries that are a file, decoded: read by hand, so that no parser of ours judges what ours composed. */
function filesIn(text: string): string[] {
  return [...text.matchAll(/^Content-Disposition: attachment[^]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+?)\r\n--/gm)].map(
    ([, encoded = '']) => createHash('sha256').update(Buffer.from(encoded, 'base64')).digest('hex'),
  );
}

function read(mail: string | Buffer, account: string): Sent {
  const text = (typeof mail === 'string' ? Buffer.from(mail, 'base64url') : mail).toString('utf8');
  const header = (name: string): string => new RegExp(`^${name}: *(.*)$`, 'im').exec(text)?.[1]?.trim() ?? '';
  return {
    account,
    to: header('To').replaceAll(/[<>]/g, ''),
    messageId: header('Message-ID'),
    files: filesIn(text),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

interface Asked {
  call: ProviderCall;
  id: string;
  query: URLSearchParams;
}

function callOf(method: string, url: string): Asked | null {
  const { pathname, searchParams: query } = new URL(url, 'http://localhost');
  const [, rest] = pathname.split('/gmail/v1/users/me/');
  if (rest === undefined) return null;
  const id = decodeURIComponent(rest.split('/')[1] ?? '');
  if (method === 'POST') return { call: rest as ProviderCall, id: '', query };
  if (method === 'DELETE') return { call: 'drafts/delete', id, query };
  return { call: id === '' ? 'drafts/list' : 'drafts/read', id, query };
}

/** Starts the provider. The access token is the name of the account. */
export async function startGmailProvider(): Promise<GmailProvider> {
  let ids = 0;
  const sockets = new Set<Socket>();
  /** The drafts matching a Message-ID, one per page: a client that reads only the first page misses the rest. */
  const list = (account: string, query: URLSearchParams): object => {
    const ids = [...provider.drafts].flatMap(([id, draft]) =>
      draft.account === account && query.get('q') === `rfc822msgid:${draft.messageId}` ? [id] : [],
    );
    const from = Number(query.get('pageToken') ?? '0');
    return {
      ...(ids.length > 0
        ? { drafts: ids.slice(from, from + 1).map((id) => ({ id, message: { id: `m-${id}` } })) }
        : {}),
      ...(ids.length > from + 1 ? { nextPageToken: String(from + 1) } : {}),
      resultSizeEstimate: ids.length,
    };
  };

  /** Executes the call as Gmail would and returns the response; null when the draft does not exist. */
  const accept = ({ call, id, query }: Asked, account: string, bytes: Buffer): object | null => {
    // An uploaded mail comes as it is.
    const mail = query.get('uploadType') === 'media' ? bytes : null;
    const body =
      mail || bytes.length === 0
        ? {}
        : (JSON.parse(bytes.toString('utf8')) as { raw?: string; id?: string; message?: { raw?: string } });
    const of = (draftId: string): Sent | undefined => {
      const draft = provider.drafts.get(draftId);
      return draft?.account === account ? draft : undefined;
    };
    ids += 1;
    if (call === 'messages/send') provider.sent.push(read(mail ?? body.raw ?? '', account));
    if (call === 'drafts') provider.drafts.set(`d${ids}`, read(mail ?? body.message?.raw ?? '', account));
    if (call === 'drafts') return { id: `d${ids}` };
    if (call === 'drafts/list') return list(account, query);
    if (call === 'drafts/send') {
      const draft = of(body.id ?? '');
      if (!draft) return null;
      provider.drafts.delete(body.id ?? '');
      provider.sent.push(draft);
    }
    const draft = of(id);
    if (call === 'drafts/read') {
      const headers = draft ? [{ name: 'Message-Id', value: draft.messageId }] : [];
      const payload = query.get('format') === 'metadata' ? { payload: { headers } } : {};
      return draft ? { id, message: { id: `m-${id}`, labelIds: ['DRAFT'], ...payload } } : null;
    }
    if (call === 'drafts/delete') {
      if (!draft) return null;
      provider.drafts.delete(id);
      provider.removed += 1;
    }
    return { id: `m${ids}` };
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const found = callOf(request.method ?? '', request.url ?? '');
    if (!found) return void response.writeHead(404).end();
    const { call } = found;
    const account = (request.headers.authorization ?? '').replace('Bearer ', '');
    provider.calls.push({ call, account, at: Date.now() });
    const bytes = await bodyOf(request);
    const fault = provider.next[call]?.shift() ?? provider.chance(call);
    const json = (status: number, body: unknown, headers = {}): void => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    };
    const done = fault === null || fault.when === 'after' ? accept(found, account, bytes) : null;
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
    removed: 0,
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
