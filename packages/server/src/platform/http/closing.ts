import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long requests that are under way may take once the server is to end. */
const GRACE_MS = 10_000;

/**
 * Makes `close` of the app gentle: nobody new is let in, requests that are under way are answered, for this long at most, and every connection
 * ends with its last answer. One that has asked nothing yet ends at once; browsers open such ones in advance.
 */
export function closeGracefully(app: FastifyInstance, graceMs = GRACE_MS): void {
  /** Open connections, each with the number of its requests that are under way. */
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
