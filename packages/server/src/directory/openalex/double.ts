import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { authorsOf, type DoubleData, doubleData, worksOf } from './doubleData.ts';

/**
 * A fault that the double injects instead of a response. Each is used once, in order, by the next request whose path begins with `path`.
 */
export interface Trouble {
  path?: string;
  /** Only for a request whose filter or search contains this text. */
  holding?: string;
  do: 'hang' | 'drop' | 'html' | 'cut' | 'shape' | 'endless' | { status: number; headers?: Record<string, string> };
}

export interface OpenAlexDouble {
  url: string;
  data: DoubleData;
  /** All requests with their parameters, in order. */
  calls: { path: string; params: URLSearchParams; authorization: string | undefined }[];
  /** Used up one by one; with `always`, it stays. */
  trouble: (Trouble & { always?: boolean })[];
  /** Credits left of a free key's 10,000; at zero every metered request gets a 429. */
  credits: number;
  close: () => Promise<void>;
}

/** Credits per request: single entities are free, lists cost one, searches ten. */
const costOf = (path: string, params: URLSearchParams): number =>
  /^\/\w+\/.+/u.test(path) ? 0 : params.has('search') ? 10 : 1;

/** `attr:value` pairs of a filter; values of one attribute are joined by `|`. */
function filtersOf(params: URLSearchParams): Map<string, string[]> {
  const pairs = (params.get('filter') ?? '').split(',').filter((part) => part !== '');
  return new Map(
    pairs.map((part) => {
      const at = part.indexOf(':');
      return [part.slice(0, at), part.slice(at + 1).split('|')];
    }),
  );
}

const KNOWN_FILTERS: Readonly<Record<string, readonly string[]>> = {
  '/institutions': ['type', 'works_count', 'country_code'],
  '/topics': [],
  '/authors': ['last_known_institutions.lineage', 'topics.id', 'works_count'],
  '/works': ['authorships.author.id', 'from_publication_date'],
};
const KNOWN_SORTS: Readonly<Record<string, string>> = {
  '/institutions': 'works_count:desc',
  '/authors': 'summary_stats.h_index:desc',
  '/works': 'publication_date:desc',
};

/** What the documentation forbids in a request, or null. */
function fault(path: string, params: URLSearchParams, address: string): string | null {
  if (address.length > 4094) return 'Request URI too long';
  const known = KNOWN_FILTERS[path];
  for (const [name, values] of filtersOf(params)) {
    if (!known?.includes(name)) return `${name} is not a valid field.`;
    if (values.length > 100) return `Maximum number of values exceeded for ${name}`;
    if (values.some((value) => value === '')) return `Invalid value for ${name}`;
  }
  const sort = params.get('sort');
  if (sort !== null && sort !== KNOWN_SORTS[path]) return `Cannot sort by ${sort}`;
  const perPage = Number(params.get('per_page') ?? 25);
  if (!Number.isInteger(perPage) || perPage < 1 || perPage > 100) return 'per_page must be between 1 and 100';
  const cursor = params.get('cursor');
  if (cursor !== null && cursor !== '*' && !/^c\d+$/u.test(cursor)) return 'Cursor value is not valid';
  return null;
}

const moreThan = (values: readonly string[] | undefined, number: number): boolean =>
  values === undefined || number > Number(values[0]?.replace('>', ''));

function find(path: string, params: URLSearchParams, data: DoubleData): object[] {
  const filters = filtersOf(params);
  const works = filters.get('works_count');
  if (path === '/institutions') {
    return data.institutions
      .filter((item) => (filters.get('type') ?? ['education']).includes(item.type) && moreThan(works, item.works_count))
      .toSorted((a, b) => b.works_count - a.works_count);
  }
  if (path === '/topics') {
    const words = (params.get('search') ?? '').toLowerCase().split(/\s+/u);
    return data.topics.filter((topic) => words.every((word) => topic.display_name.toLowerCase().includes(word)));
  }
  if (path === '/authors') {
    const places = filters.get('last_known_institutions.lineage') ?? [];
    const topics = filters.get('topics.id');
    return places
      .flatMap((place) => authorsOf(data, place))
      .filter(
        (author) =>
          topics === undefined || author.topics.some(({ id }) => topics.some((one) => id.endsWith(`/${one}`))),
      )
      .filter((author) => moreThan(works, author.works_count))
      .toSorted((a, b) => b.summary_stats.h_index - a.summary_stats.h_index);
  }
  const since = filters.get('from_publication_date')?.[0] ?? '';
  const found = (filters.get('authorships.author.id') ?? []).flatMap((author) => worksOf(data, author));
  // Works of several of these authors are listed once.
  return [...new Set(found)]
    .filter((work) => work.publication_date >= since)
    .toSorted((a, b) => b.publication_date.localeCompare(a.publication_date));
}

/** Only the fields in `select`, as the service returns them. */
function selected(item: object, params: URLSearchParams): object {
  const names = params.get('select')?.split(',');
  return names ? Object.fromEntries(Object.entries(item).filter(([name]) => names.includes(name))) : item;
}

function page(path: string, params: URLSearchParams, data: DoubleData): object {
  const all = find(path, params, data);
  const perPage = Number(params.get('per_page') ?? 25);
  const cursor = params.get('cursor');
  const start = cursor?.startsWith('c') ? Number(cursor.slice(1)) : 0;
  const results = all.slice(start, start + perPage).map((item) => selected(item, params));
  const next = start + perPage < all.length ? `c${start + perPage}` : null;
  const meta = {
    count: all.length,
    page: cursor === null ? 1 : null,
    per_page: perPage,
    db_response_time_ms: 3,
    cost_usd: 0.0001,
  };
  return { meta: { ...meta, ...(cursor === null ? {} : { next_cursor: next }) }, results, group_by: [] };
}

function misbehave(answer: ServerResponse, what: Trouble['do']): void {
  if (what === 'hang') return;
  if (what === 'drop') answer.destroy();
  else if (what === 'html') answer.writeHead(200, { 'content-type': 'text/html' }).end('<html>Maintenance</html>');
  else if (what === 'cut') answer.writeHead(200).end('{"meta": {"count": 1}, "results": [{"id": "https://open');
  else if (what === 'endless') {
    const more = (): void => void answer.write(' '.repeat(1024 * 1024), (error) => error ?? more());
    more();
  } else if (what === 'shape') answer.writeHead(200).end('{"meta": null, "results": "none"}');
  else answer.writeHead(what.status, what.headers).end('{"error": "Trouble", "message": "As it was told to."}');
}

/**
 * A local OpenAlex after its documentation: lists with filter, sort, select and cursor, single authors, merged ones as a 301, metered
 * credits with their headers, errors as JSON; plus every injected fault. Data are invented.
 */
export async function openAlexDouble(data: DoubleData = doubleData()): Promise<OpenAlexDouble> {
  const double: Omit<OpenAlexDouble, 'url' | 'close'> = { data, calls: [], trouble: [], credits: 10_000 };
  const answerTo = (request: IncomingMessage, answer: ServerResponse): void => {
    const address = `http://${request.headers.host}${request.url}`;
    const { pathname: path, searchParams: params } = new URL(address);
    double.calls.push({ path, params, authorization: request.headers.authorization });
    const text = `${params.get('filter') ?? ''} ${params.get('search') ?? ''}`;
    const at = double.trouble.findIndex(
      (one) => path.startsWith(one.path ?? '/') && (one.holding === undefined || text.includes(one.holding)),
    );
    const trouble = double.trouble[at];
    if (trouble) {
      if (!trouble.always) double.trouble.splice(at, 1);
      misbehave(answer, trouble.do);
      return;
    }
    const cost = costOf(path, params);
    const isEmpty = cost > double.credits;
    if (!isEmpty) double.credits -= cost;
    answer.setHeader('content-type', 'application/json');
    answer.setHeader('x-ratelimit-limit', '10000');
    answer.setHeader('x-ratelimit-remaining', String(isEmpty ? 0 : double.credits));
    answer.setHeader('x-ratelimit-credits-used', String(cost));
    answer.setHeader('x-ratelimit-reset', '3600');
    const send = (status: number, body: object): void => void answer.writeHead(status).end(JSON.stringify(body));
    if (isEmpty) return send(429, { error: 'Rate limit exceeded', message: 'Insufficient budget' });
    const single = /^\/authors\/(A\d+)$/u.exec(path)?.[1];
    if (single !== undefined) {
      const merged = data.merged[single];
      if (merged) return void answer.writeHead(301, { location: `/authors/${merged}?${params.toString()}` }).end();
      const author = data.authors.find(({ id }) => id.endsWith(`/${single}`));
      return author ? send(200, selected(author, params)) : send(404, { error: 'Not found', message: single });
    }
    if (!(path in KNOWN_FILTERS)) return send(404, { error: 'Not found', message: path });
    const wrong = fault(path, params, address);
    return wrong
      ? send(400, { error: 'Invalid query parameters error.', message: wrong })
      : send(200, page(path, params, data));
  };
  const server = createServer(answerTo).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = (server.address() as { port: number }).port;
  return Object.assign(double, {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}
