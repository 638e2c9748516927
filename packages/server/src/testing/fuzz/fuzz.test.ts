import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readContract } from '../../platform/http/contract.ts';
import { createOwner, type Owner } from '../owner.ts';
import { type Api, caller, startTestServer, type TestServer } from '../server.ts';
import { type FuzzRequest, requestsOf } from './requests.ts';

/** Number of requests in `npm test`, about forty per operation; `npm run fuzz` sets a time instead. */
const REQUESTS = 6000;
const seconds = process.env.FUZZ_SECONDS === undefined ? null : Number(process.env.FUZZ_SECONDS);
/** The seed reproduces the choice of requests. */
const seed = Number(process.env.FUZZ_SEED ?? Math.trunc(Math.random() * 2 ** 31));
const MAX_TOLD = 20_000;

let server: TestServer;
let owner: Owner;
let other: Owner;
beforeAll(async () => {
  server = await startTestServer();
  owner = await createOwner(server, 'fuzz@example.org');
  other = await createOwner(server, 'other@example.org');
}, 120_000);
afterAll(() => server.close());

const idsOf = ({
  entries,
  gmail,
  bot,
  run,
  professor,
  draft,
  message,
  doNotContact,
  import: imported,
}: Owner): number[] => [...Object.values(entries), gmail, bot, run, professor, draft, message, doNotContact, imported];

function payloadOf({ body, form }: FuzzRequest): unknown {
  if (!form) return body;
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) data.set(name, value.toWellFormed());
  return data;
}

it(
  'any request is answered as the contract says, and the server serves on',
  async () => {
    const counts = new Map<number, number>();
    let api: Api = owner.api;
    /** Signing out is among the requests; without a new sign-in every later one would get a 401. */
    const signInAgain = async (): Promise<void> => {
      const { status, body } = await server.api<{ access: string }>('POST', '/api/auth/login/', {
        email: 'fuzz@example.org',
        password: owner.password,
      });
      if (status === 200) api = caller(server.url, body.access);
    };
    const check = async (request: FuzzRequest): Promise<void> => {
      const { operation, method, address, headers } = request;
      const { status, body, headers: told } = await api(method, address, payloadOf(request), headers);
      counts.set(status, (counts.get(status) ?? 0) + 1);
      const answer = JSON.stringify(body) ?? '';
      const what = `${method} ${address.slice(0, 200)} answered ${status} ${answer.slice(0, 300)}`;
      expect(Object.keys(operation.responses), what).toContain(String(status));
      expect(status, what).not.toBe(500);
      expect(told.get('x-content-type-options'), what).toBe('nosniff');
      const refused = status >= 400;
      expect(refused ? (body as { detail?: unknown }).detail : 'none needed', what).toEqual(
        expect.stringMatching(/\S/),
      );
      expect(refused ? answer.length : 0, what).toBeLessThan(MAX_TOLD);
      if (status === 401 || operation.operationId.startsWith('logout')) await signInAgain();
    };
    const requests = requestsOf(readContract(), [...idsOf(owner), ...idsOf(other)]);
    process.stdout.write(
      `fuzz of the contract: seed ${seed}, ${seconds === null ? `${REQUESTS} requests` : `${seconds} s`}\n`,
    );
    await fc.assert(fc.asyncProperty(requests, check), {
      seed,
      ...(seconds === null
        ? { numRuns: REQUESTS }
        : { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: seconds * 1000 }),
      // A failure may depend on earlier requests, so a shrunk request need not fail again.
      endOnFailure: true,
    });
    const sent = [...counts.values()].reduce((sum, count) => sum + count, 0);
    process.stdout.write(
      `fuzz of the contract: ${sent} requests, ${[...counts]
        .toSorted(([a], [b]) => a - b)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', ')}\n`,
    );
    // If all requests were refused, the fuzz would test nothing.
    for (const status of [200, 201, 400, 404]) expect(counts.get(status) ?? 0, `answers ${status}`).toBeGreaterThan(0);
    expect((await server.api('GET', '/healthz')).status).toBe(200);
    expect((await server.api('GET', '/readyz')).status).toBe(200);
  },
  ((seconds ?? 0) + 240) * 1000,
);
