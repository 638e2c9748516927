import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { vi } from 'vitest';
import { internet } from '../platform/fetchPublic.ts';

/** An address of the public internet, behind which a server of this machine stands. */
export const PUBLIC = '1.2.3.4';

export interface PublicWeb {
  /** The addresses that a name has, for each time it is asked for; the last one stays. A name without any is unknown. */
  names: Record<string, readonly string[][]>;
  /** Each name that was looked up. */
  lookups: string[];
  /** Each connection that was begun: `1.2.3.4:80`. */
  connections: string[];
  close: () => Promise<void>;
}

/**
 * The public web for a test: whatever passed the checks of `fetchPublic` is led to one server of this machine; addresses that the test marks
 * `dead` refuse the connection.
 */
export async function publicWeb(
  answer: http.RequestListener | net.Server,
  { dead = [] }: { dead?: string[] } = {},
): Promise<PublicWeb> {
  const server = (answer instanceof net.Server ? answer : http.createServer(answer)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: here } = server.address() as net.AddressInfo;
  const open = new Set<net.Socket>();
  server.on('connection', (socket: net.Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => undefined);
  });
  const web: PublicWeb = {
    names: {},
    lookups: [],
    connections: [],
    async close() {
      vi.restoreAllMocks();
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  vi.spyOn(internet, 'resolve').mockImplementation((name) => {
    const nth = web.lookups.filter((each) => each === name).length;
    web.lookups.push(name);
    const answers = web.names[name];
    const found = answers?.[nth] ?? answers?.at(-1);
    return found ? Promise.resolve([...found]) : Promise.reject(new Error(`ENOTFOUND ${name}`));
  });
  vi.spyOn(internet, 'connect').mockImplementation((address, port) => {
    web.connections.push(`${address}:${port}`);
    const socket = net.connect({ host: '127.0.0.1', port: here });
    if (dead.includes(address)) socket.destroy(new Error('ECONNREFUSED'));
    return socket;
  });
  return web;
}
