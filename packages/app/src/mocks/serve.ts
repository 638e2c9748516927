import { onTestFinished, vi } from 'vitest';
import { tokens } from '../session/tokens';
import { MockUser } from './fixtures/user';

/** An answer as data, or a function that makes a `Response` for the request. */
export type Answer = object | ((request: Request) => Response | Promise<Response>);

export interface Sent {
  call: string;
  body: unknown;
}

/**
 * A fake server for one component test, with a signed-in person: answers by method and path (`'GET /bots/'`); any other request gets 'Not
 * found.'. Returns the requests in order.
 */
export function serve(answers: Readonly<Record<string, Answer>>): Sent[] {
  const sent: Sent[] = [];
  const everything: Readonly<Record<string, Answer>> = { 'GET /api/auth/me/': MockUser, ...answers };
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const text = await request.clone().text();
    // A form with a file is no JSON; the tests that look into one read it themselves.
    const isForm = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
    sent.push({ call, body: text && !isForm ? JSON.parse(text) : null });
    const answer = everything[call];
    if (answer === undefined) return Response.json({ detail: 'Not found.' }, { status: 404 });
    return typeof answer === 'function' ? (answer as (request: Request) => Response)(request) : Response.json(answer);
  });
  tokens.begin({ access: 'access-token', refresh: 'refresh-token' });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    tokens.clear();
  });
  return sent;
}
