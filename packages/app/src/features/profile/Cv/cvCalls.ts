import type { CvAnswer, CvChange, CvLanguage, CvLayout, CvPaper } from '@peyk/api-types';
import { type Outcome, api, attempt } from '../../../api/client';
import { firstCharacters } from '../../../api/foreignText';
import { ProblemError } from '../../../api/problem';
import { downloadName, isPdf } from './cvFile';

/** In which language a CV is, and how it is set. */
export interface CvOptions {
  language: CvLanguage;
  layout: CvLayout;
  paper: CvPaper;
}

/** What the server takes without being asked. */
export const usualOptions: CvOptions = { language: 'en', layout: 'hanging', paper: 'a4' };

/** What differs from that: a server that knows the specification alone is asked for nothing else. */
const unusual = (options: CvOptions): Partial<CvOptions> =>
  Object.fromEntries(
    Object.entries(options).filter(([name, value]) => usualOptions[name as keyof CvOptions] !== value),
  );

interface MadeCv {
  html: string;
  changes: readonly CvChange[];
}

/** The CV for interests, by their names, as an HTML document. `force` makes it anew, past the cache of the server. */
export async function generateCv(
  names: readonly string[],
  force: boolean,
  options: CvOptions,
): Promise<Outcome<MadeCv>> {
  const made: Outcome<CvAnswer> = await attempt(
    api.POST('/api/student/cv/', {
      body: { format: 'html', research_interests: [...names], force_regenerate: force, ...unusual(options) },
    }),
  );
  if (!made.ok) return made;
  const { html, changes = [] } = made.data;
  return html?.trim()
    ? { ok: true, data: { html, changes } }
    : { ok: false, problem: { kind: 'invalidJson', status: 200 } };
}

export interface CvFile {
  name: string;
  file: Blob;
}

/** The same CV as a PDF file with its name. */
export function downloadCv(names: readonly string[], force: boolean, options: CvOptions): Promise<Outcome<CvFile>> {
  const query = { research_interests: [...names], ...(force ? { force_regenerate: true } : {}), ...unusual(options) };
  const call = api.GET('/api/student/cv/pdf/', { params: { query }, parseAs: 'blob' });
  return attempt(
    call.then(async ({ data, error, response }) => {
      if (!response.ok) {
        const body: unknown = error;
        if (isPage(body, response)) throw page(typeof body === 'string' ? body : '', response);
        return { error, response };
      }
      if (!data || !(await isPdf(data))) throw page((await data?.slice(0, 1000).text()) ?? '', response);
      const name = downloadName(response.headers.get('Content-Disposition'), names);
      return { data: { name, file: data }, response };
    }),
  );
}

/** The client judges the bodies of JSON answers alone (`api/checkJson`); for a file the same is done here. */
function isPage(body: unknown, { status, headers }: Response): boolean {
  if (status === 401 || status === 429) return false;
  const isTyped = headers.get('Content-Type')?.includes('text/html') === true;
  return isTyped || (typeof body === 'string' && /^\s*<(?:!doctype html|html)\b/i.test(body));
}

function page(body: string, { status }: Response): ProblemError {
  return new ProblemError({ kind: 'html', status, start: firstCharacters(body), path: '/api/student/cv/pdf/' });
}
