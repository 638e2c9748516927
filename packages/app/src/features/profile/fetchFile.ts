import { type Outcome, attempt } from '../../api/client';
import { firstCharacters } from '../../api/foreignText';
import { ProblemError } from '../../api/problem';

export interface FetchedFile {
  name: string;
  file: Blob;
}

interface Answer {
  data?: Blob | string;
  error?: unknown;
  response: Response;
}

interface Expected {
  /** The path of the call, as the contract writes it. */
  path: string;
  /** Whether it is a file of this kind: a page of a proxy comes with a success, too. */
  isRight: (file: Blob) => Promise<boolean>;
  nameOf: (disposition: string | null) => string;
}

/** A file of the server, from a call that parses its answer as a blob. */
export function fetchFile(call: Promise<Answer>, { path, isRight, nameOf }: Expected): Promise<Outcome<FetchedFile>> {
  const page = (start: string, { status }: Response) =>
    new ProblemError({ kind: 'html', status, start: firstCharacters(start), path });
  return attempt(
    call.then(async ({ data, error, response }) => {
      if (!response.ok) {
        if (isPage(error, response)) throw page(typeof error === 'string' ? error : '', response);
        return { error, response };
      }
      if (!(data instanceof Blob) || !(await isRight(data)))
        throw page(data instanceof Blob ? await startOf(data) : '', response);
      return { data: { name: nameOf(response.headers.get('Content-Disposition')), file: data }, response };
    }),
  );
}

const startOf = (file: Blob) => file.slice(0, 1000).text();
const isHtml = (text: string) => /^\s*<(?:!doctype html|html)\b/i.test(text);

/** Whether a file is a text and no page. */
export const isPlainText = async (file: Blob): Promise<boolean> => !isHtml(await startOf(file));

/** The client judges the bodies of JSON answers alone (`api/checkJson`); for a file the same is done here. */
function isPage(body: unknown, { status, headers }: Response): boolean {
  if (status === 401 || status === 429) return false;
  return headers.get('Content-Type')?.includes('text/html') === true || (typeof body === 'string' && isHtml(body));
}
