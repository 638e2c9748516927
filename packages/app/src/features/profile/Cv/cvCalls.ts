import type {
  CvAnswer,
  CvChange,
  CvNotInEnglish,
  CvWithoutGlyph,
  CvLanguage,
  CvLayout,
  CvPaper,
} from '@peyk/api-types';
import { type Outcome, api, attempt } from '../../../api/client';
import { firstCharacters } from '../../../api/foreignText';
import { type FetchedFile, fetchFile, isPlainText } from '../fetchFile';
import { downloadName, isErrorPage, isPdf } from './cvFile';

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
  /** How many pages its PDF has; null where the server does not tell. */
  pages: number | null;
  changes: readonly CvChange[];
  notInEnglish: readonly CvNotInEnglish[];
  withoutGlyph: readonly CvWithoutGlyph[];
}

/** An outcome with the text that came in place of data, if it is a failure that says no more: 'HTTP {status}: {body}' (specification, section 8). */
async function withText<Data>(
  call: Promise<{ error?: unknown; response: Response }>,
  outcome: Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
  const told = await outcome;
  if (told.ok || !('detail' in told.problem) || told.problem.detail !== null) return told;
  // Without an answer the call itself has failed.
  const answer = await call.catch(() => null);
  const body = typeof answer?.error === 'string' ? firstCharacters(answer.error.trim()) : '';
  if (answer === null || body === '') return told;
  return { ok: false, problem: { ...told.problem, raw: { status: answer.response.status, body } } };
}

/** The CV for interests, by their names, as an HTML document. `force` makes it anew, past the cache of the server. */
export async function generateCv(
  names: readonly string[],
  force: boolean,
  options: CvOptions,
): Promise<Outcome<MadeCv>> {
  const call = api.POST('/api/student/cv/', {
    body: { format: 'html', research_interests: [...names], force_regenerate: force, ...unusual(options) },
  });
  const made: Outcome<CvAnswer> = await withText(call, attempt(call));
  if (!made.ok) return made;
  // A server that knows the specification alone says none of these.
  const {
    html,
    pages = null,
    changes = [],
    not_in_english: notInEnglish = [],
    without_glyph: withoutGlyph = [],
  } = made.data;
  if (!html?.trim()) return { ok: false, problem: { kind: 'invalidJson', status: 200 } };
  if (isErrorPage(html)) return { ok: false, problem: { kind: 'html', status: 200, start: firstCharacters(html) } };
  return { ok: true, data: { html, pages, changes, notInEnglish, withoutGlyph } };
}

type CvQuery = [names: readonly string[], force: boolean, options: CvOptions];

const queryOf = (...[names, force, options]: CvQuery) => ({
  research_interests: [...names],
  ...(force ? { force_regenerate: true } : {}),
  ...unusual(options),
});

/** The same CV as a PDF file, with the name that the server gives it or else this one. */
export function downloadCv(name: string, ...asked: CvQuery): Promise<Outcome<FetchedFile>> {
  const path = '/api/student/cv/pdf/';
  const call = api.GET(path, { params: { query: queryOf(...asked) }, parseAs: 'blob' });
  const nameOf = (disposition: string | null) => downloadName(disposition, name);
  return withText(call, fetchFile(call, { path, isRight: isPdf, nameOf }));
}

/** What that PDF is made from, for the typesetter Typst. */
export function downloadTypst(name: string, ...asked: CvQuery): Promise<Outcome<FetchedFile>> {
  const path = '/api/student/cv/typst/';
  return fetchFile(api.GET(path, { params: { query: queryOf(...asked) }, parseAs: 'blob' }), {
    path,
    isRight: isPlainText,
    nameOf: (disposition) => downloadName(disposition, name),
  });
}
