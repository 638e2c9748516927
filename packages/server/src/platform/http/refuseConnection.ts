import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * Responds to malformed or too slow requests and closes the connection: without a parsed request, the normal error handling is unavailable.
 * In English, because no header was read.
 */
export const refuseConnection =
  (isSecure: boolean) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statuses[error.code ?? ''] ?? 400;
    const body = JSON.stringify({ detail: STATUS_CODES[status], code: 'malformed' });
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      "content-security-policy: default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options: nosniff',
      'x-frame-options: DENY',
      'referrer-policy: no-referrer',
      'cross-origin-resource-policy: same-origin',
      ...(isSecure ? ['strict-transport-security: max-age=31536000; includeSubDomains'] : []),
      'connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  };
