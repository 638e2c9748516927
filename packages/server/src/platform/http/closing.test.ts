import { once } from 'node:events';
import http from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../testing/until.ts';
import { closeGracefully } from './closing.ts';

let app: FastifyInstance;
let port: number;
let agent: http.Agent;
/** Completes the responses of `/slow` and `/long`. */
let finish: () => void;
let begun: number;

async function start(graceMs?: number): Promise<void> {
  app = Fastify({ return503OnClosing: false });
  closeGracefully(app, graceMs);
  const finished = new Promise<void>((resolve) => (finish = resolve));
  begun = 0;
  app.get('/quick', () => 'quick');
  app.get('/slow', async () => {
    begun += 1;
    await finished;
    return 'slow';
  });
  app.get('/long', (_request, reply) => {
    begun += 1;
    async function* parts() {
      yield 'a long ';
      await finished;
      yield 'answer';
    }
    return reply.send(Readable.from(parts()));
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

/** Sends a request on a keep-alive connection; returns the response text and its Connection header. */
async function ask(path: string): Promise<[string, string | undefined]> {
  const request = http.get({ port, host: '127.0.0.1', path, agent });
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  let text = '';
  for await (const part of answer) text += String(part);
  return [text, answer.headers.connection];
}

beforeEach(() => (agent = new http.Agent({ keepAlive: true })));
afterEach(async () => {
  finish();
  agent.destroy();
  await app.close();
});

describe('a server that is told to end', () => {
  it('answers the requests that are under way, whole, and ends with the last of them', async () => {
    await start();
    const asked = [ask('/slow'), ask('/slow'), ask('/long')];
    await until('they are under way', () => begun === 3);
    const closed = app.close();
    await until('nobody new is let in', async () => {
      const socket = connect(port, '127.0.0.1');
      return new Promise<boolean>((resolve) => {
        socket.on('connect', () => resolve(false)).on('error', () => resolve(true));
      }).finally(() => socket.destroy());
    });
    finish();
    expect(await Promise.all(asked)).toEqual([
      ['slow', 'close'],
      ['slow', 'close'],
      // Its headers were sent before the shutdown.
      ['a long answer', 'keep-alive'],
    ]);
    await closed;
  });

  it('ends at once when connections are only kept, have asked nothing, or have not asked to the end', async () => {
    // Long enough that the test times out otherwise.
    await start(3_600_000);
    expect(await ask('/quick')).toEqual(['quick', 'keep-alive']);
    const silent = connect(port, '127.0.0.1');
    const half = connect(port, '127.0.0.1', () => half.write('GET /quick HTTP/1.1\r\nhost:'));
    await until(
      'all are connected',
      () =>
        new Promise((resolve) => {
          app.server.getConnections((_error, count) => resolve(count === 3));
        }),
    );
    await Promise.all([
      app.close(),
      once(silent, 'close'),
      once(
        half.on('error', () => {}),
        'close',
      ),
    ]);
  });

  it('waits no longer than it may', async () => {
    await start(50);
    const asked = ask('/slow');
    await until('it is under way', () => begun === 1);
    const closed = app.close();
    await expect(asked).rejects.toThrow('socket hang up');
    await closed;
  });
});
