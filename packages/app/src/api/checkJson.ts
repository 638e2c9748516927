import { contractPath } from './apiBase';
import { firstCharacters } from './foreignText';
import { ProblemError } from './problem';

/** These endpoints return files, images, pages for people (the debug page of Gmail) or a stream that does not end, not one value. */
const documents =
  /\/(?:file|content|attachments\/\d+|html|pdf|typst|bibtex|json-resume)\/$|^\/api\/(?:media|integrations|changes)\//;
/** For these the status alone decides what to do, whatever body a proxy added. */
const clearByStatus = new Set([401, 429]);

/**
 * Returns the answer if its body is valid. Throws a `ProblemError` for an HTML page, for broken JSON and, in a success, for an empty body
 * or a bare scalar where an object or a list belongs (specification, section 8; A-146).
 */
export async function checkJson(request: Request, answer: Response): Promise<Response> {
  const { status, ok } = answer;
  const path = contractPath(request.url);
  if (documents.test(path) || clearByStatus.has(status)) return answer;
  const type = answer.headers.get('Content-Type') ?? '';
  const body = (await answer.clone().text()).trim();
  if (body === '' && ok && request.method !== 'GET') return silent(answer);
  if (type.includes('text/html') || /^<(?:!doctype html|html)\b/i.test(body))
    throw new ProblemError({ kind: 'html', status, start: firstCharacters(body), path });
  // Only a GET must have a body; a change may succeed with an empty one.
  const isExpected = body !== '' ? ok || type.includes('json') : ok && request.method === 'GET';
  if (isExpected && !(ok ? isData(body) : isJson(body))) throw new ProblemError({ kind: 'invalidJson', status });
  return answer;
}

/** Replaces a body of white space, or an empty compressed one, by none: the client would otherwise parse it as JSON. */
function silent({ status, statusText, headers: given }: Response): Response {
  const headers = new Headers(given);
  headers.delete('Content-Length');
  return new Response(null, { status, statusText, headers });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const isJson = (text: string): boolean => parsed(text) !== undefined;
const isData = (text: string): boolean => {
  const value = parsed(text);
  return typeof value === 'object' && value !== null;
};
