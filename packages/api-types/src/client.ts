import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './schema';

export type ApiClient = Client<paths>;

/**
 * A client typed by the contract. `fetch` is called late, never captured: a mocked network that starts after this
 * module loads still sees every request. Answers are `{ data }` or `{ error }`; network failures throw.
 */
export function createApiClient({
  baseUrl = '',
  fetch = (request) => globalThis.fetch(request),
}: {
  baseUrl?: string;
  fetch?: (request: Request) => Promise<Response>;
} = {}): ApiClient {
  return createClient<paths>({ baseUrl, fetch });
}
