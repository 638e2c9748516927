import { onTestFinished, vi } from 'vitest';
import { MockGmail } from '../../../../mocks/fixtures/gmail';
import { MockInterests } from '../../../../mocks/fixtures/interest';
import { MockCountries, MockUniversities } from '../../../../mocks/fixtures/university';
import { MockSending } from '../../../../mocks/fixtures/sending';
import { MockUser } from '../../../../mocks/fixtures/user';
import { tokens } from '../../../../session/tokens';
import { clearWizard } from '../wizard/storedWizard';

export interface Sent {
  call: string;
  body: unknown;
  headers: Headers;
}

type Answer = object | ((url: URL) => Response | Promise<Response>);

/** Mocks a server with responses by method and path, for one test; returns the requests it received. */
export function serve(answers: Record<string, Answer>) {
  const sent: Sent[] = [];
  const everything: Record<string, Answer> = {
    'GET /api/auth/me/': MockUser,
    'GET /api/student/research-interests/': MockInterests,
    'GET /countries/': MockCountries,
    'GET /universities/': MockUniversities,
    'GET /integrations/api/gmail/accounts/': [MockGmail],
    'GET /api/sending/': MockSending,
    ...answers,
  };
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url);
    const call = `${request.method} ${url.pathname}`;
    const text = await request.text();
    const body: unknown = text ? JSON.parse(text) : null;
    sent.push({ call, body, headers: request.headers });
    const answer = everything[call];
    if (answer === undefined) return Response.json({ detail: 'Not found.' }, { status: 404 });
    return typeof answer === 'function'
      ? (answer as (url: URL) => Response | Promise<Response>)(url)
      : Response.json(answer);
  });
  tokens.begin({ access: 'access-token', refresh: 'refresh-token' });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    tokens.clear();
    clearWizard(MockUser.id);
  });
  return sent;
}
