import net from 'node:net';

/**
 * Loaded before anything else (Vitest's setup, `node --import`): a connection that leaves this machine fails with an error that names the
 * host. Unix sockets and loopback addresses are allowed.
 */
const LOCAL = /^(localhost|127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3}|\[::1\])$/;

type Connect = (this: net.Socket, ...args: unknown[]) => net.Socket;
/** Marks the process as already guarded, since several files may share one. */
const GUARDED = Symbol.for('peyk.loopbackOnly');
const connect = net.Socket.prototype.connect as Connect & { [GUARDED]?: true };

function hostOf(args: unknown[]): string | null {
  // net.connect passes its normalised arguments as one array.
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  if (typeof first === 'object' && first !== null) {
    const { path, host } = first as { path?: string | null; host?: string | null };
    return path ? null : (host ?? 'localhost');
  }
  if (typeof first === 'string' && Number.isNaN(Number(first))) return null;
  return typeof second === 'string' ? second : 'localhost';
}

function guarded(this: net.Socket, ...args: unknown[]): net.Socket {
  const host = hostOf(args);
  if (host !== null && !LOCAL.test(host)) {
    const message = `A connection to another host was tried: ${host}`;
    process.stderr.write(`${message}\n`);
    throw new Error(message);
  }
  return connect.apply(this, args);
}

if (!connect[GUARDED]) net.Socket.prototype.connect = Object.assign(guarded, { [GUARDED]: true as const });
