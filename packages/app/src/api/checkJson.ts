import { contractPath } from './apiBase';
import { firstCharacters } from './foreignText';
import { ProblemError } from './problem';

/** What these answer is a document, a picture, or to be looked at as it is (the debug page of Gmail); not data. */
const documents = /\/(?:html|pdf)\/$|^\/api\/(?:media|integrations)\//;
/** What to do about these says the status, whatever a proxy wrote below it. */
const clearByStatus = new Set([401, 429]);

/**
 * The answer, when it holds what was promised: data. Refuses an HTML page, broken JSON and, in a success, nothing or
 * a lone number where an object or a list belongs (specification, section 8; A-146).
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
  // Only what was asked for must be there; a change may be answered with silence.
  const isExpected = body !== '' ? ok || type.includes('json') : ok && request.method === 'GET';
  if (isExpected && !(ok ? isData(body) : isJson(body))) throw new ProblemError({ kind: 'invalidJson', status });
  return answer;
}

/** White space, or nothing in a compressed body, is silence: who reads on would try to read JSON in it. */
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
