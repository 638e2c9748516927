import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long requests in progress may take after shutdown begins, in milliseconds. */
const GRACE_MS = 10_000;

/**
 * Makes `close` graceful: new connections are refused, requests in progress are answered within the limit, and each connection ends with
 * its last response. Idle ones, which browsers open in advance, end at once.
 */
export function closeGracefully(app: FastifyInstance, graceMs = GRACE_MS): void {
  /** Open connections with their numbers of requests in progress. */
  const open = new Map<Socket, number>();
  let closing = false;
  app.server.on('connection', (socket: Socket) => {
    open.set(socket, 0);
    socket.once('close', () => open.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    open.set(socket, (open.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (open.get(socket) ?? 1) - 1;
      if (open.has(socket)) open.set(socket, left);
      if (closing && left === 0) socket.end();
    });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    closing = true;
    for (const [socket, busy] of open) if (busy === 0) socket.destroy();
    const end = setTimeout(() => app.server.closeAllConnections(), graceMs).unref();
    app.server.once('close', () => clearTimeout(end));
  });
}
