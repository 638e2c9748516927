import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** What the server was asked to phrase, as it stands in the message. */
export interface AskedSentence {
  slot: string;
  facts: number[];
  rules: string;
  say: string[];
}

export interface Asked {
  facts: { n: number; kind: string; text: string; year?: number }[];
  sentences: AskedSentence[];
}

/** How a service answers, or fails to. `content` is what the model says; `message`, `choice` and `answer` change what is around it. */
export type Reply =
  | 'silence'
  | 'drip'
  | 'reset'
  | 'half'
  | 'endless'
  | 'zipped'
  | { redirect: number }
  | { status?: number; body: string }
  | { content: unknown; message?: object; choice?: object; answer?: object };

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  /** The body as it came. */
  text: string;
  body: Record<string, unknown>;
}

export interface LanguageModelStandIn {
  url: string;
  received: Received[];
  /** What each request gets; a test replaces it. */
  reply: (asked: Asked, body: Record<string, unknown>) => Reply | Promise<Reply>;
  close: () => Promise<void>;
}

const DRIP_MS = 50;
const completion = ({ content, message, choice, answer }: Extract<Reply, { content: unknown }>): object => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content, ...message }, ...choice }],
  usage: { prompt_tokens: 700, completion_tokens: 300, total_tokens: 1000 },
  ...answer,
});

function send(answer: ServerResponse, reply: Reply): void {
  const json = { 'content-type': 'application/json' };
  if (reply === 'silence') return;
  if (reply === 'reset') return void answer.destroy();
  if (reply === 'half') {
    answer.writeHead(200, { ...json, 'content-length': '4000' });
    answer.write('{"choices": [{"finish_reason": "stop", "message"', () => answer.destroy());
  } else if (reply === 'drip') {
    answer.writeHead(200, json);
    const timer = setInterval(() => answer.write(' '), DRIP_MS);
    answer.on('close', () => clearInterval(timer));
  } else if (reply === 'endless') {
    answer.writeHead(200, json);
    const more = (): void => void answer.write(' '.repeat(64 * 1024), (error) => error ?? more());
    more();
  } else if (reply === 'zipped') {
    answer.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(10_000_000, ' ')));
  } else if ('redirect' in reply) {
    answer.writeHead(reply.redirect, { location: '/elsewhere/chat/completions' }).end();
  } else if ('body' in reply) {
    answer.writeHead(reply.status ?? 200, json).end(reply.body);
  } else answer.writeHead(200, json).end(JSON.stringify(completion(reply)));
}

/** The data of a request: one JSON object between two lines with the same mark. */
function askedIn(body: Record<string, unknown>): Asked {
  const messages = body['messages'] as { role: string; content: string }[];
  const content = messages.find(({ role }) => role === 'user')?.content ?? '';
  return JSON.parse(content.split('\n')[1] ?? '{}') as Asked;
}

/** An OpenAI-compatible service of this machine, which says what a test wants it to. */
export async function languageModelStandIn(): Promise<LanguageModelStandIn> {
  const standIn: Omit<LanguageModelStandIn, 'url' | 'close'> = { received: [], reply: () => 'silence' };
  const server = createServer((request, answer) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
      standIn.received.push({ path: request.url ?? '', headers: request.headers, text, body });
      void Promise.resolve(standIn.reply(askedIn(body), body)).then((reply) => send(answer, reply));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(standIn, {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}
