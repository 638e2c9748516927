import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Without IPv6 there is no second address to listen on. */
const NO_IPV6 = new Set(['EAFNOSUPPORT', 'EADDRNOTAVAIL']);

/**
 * Listens on a host. `localhost` means both loopback addresses, because browsers try either first. Fastify would create a second HTTP
 * server for this, without the first one's limits, error handling and graceful closing; here one server has all connections.
 */
export async function listen(app: FastifyInstance, { host, port }: { host: string; port: number }): Promise<void> {
  if (host !== 'localhost') {
    await app.listen({ port, host });
    return;
  }
  let second: Server | null = null;
  app.addHook('preClose', async () => {
    second?.close();
  });
  await app.listen({ port, host: '127.0.0.1' });
  const address = app.server.address();
  const ipv6Server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    app.server.emit('connection', socket),
  );
  try {
    await once(
      ipv6Server.listen({ host: '::1', port: typeof address === 'object' && address ? address.port : port }),
      'listening',
    );
    second = ipv6Server;
  } catch (error) {
    if (!NO_IPV6.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
