import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a service answers, or how it fails to. An object as `body` is sent as JSON. */
export type Reply =
  | 'hang'
  | 'drop'
  | 'endless'
  | { status?: number; headers?: Record<string, string>; body?: string | object };

export interface ScriptedServer {
  url: string;
  /** All requests in order; `path` with its query. */
  calls: { path: string; headers: IncomingHttpHeaders }[];
  /** What each request gets; a test replaces it. */
  reply: (path: string) => Reply | Promise<Reply>;
  close: () => Promise<void>;
}

function send(answer: ServerResponse, reply: Reply): void {
  if (reply === 'hang') return;
  if (reply === 'drop') answer.destroy();
  else if (reply === 'endless') {
    answer.writeHead(200, { 'content-type': 'application/json' });
    const more = (): void => void answer.write(' '.repeat(256 * 1024), (error) => error ?? more());
    more();
  } else {
    const { status = 200, headers = {}, body = '' } = reply;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    answer.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
  }
}

/** A service of this machine that answers what the test says. */
export async function scriptedServer(): Promise<ScriptedServer> {
  const scripted: Omit<ScriptedServer, 'url' | 'close'> = { calls: [], reply: () => ({ status: 404 }) };
  const server = createServer((request, answer) => {
    const path = request.url ?? '';
    scripted.calls.push({ path, headers: request.headers });
    void Promise.resolve(scripted.reply(path)).then((reply) => send(answer, reply));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(scripted, {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}
