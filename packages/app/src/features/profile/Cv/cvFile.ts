import type { CvLanguage, ResearchInterest } from '@peyk/api-types';
import { isLatin } from '../../../forms/latin';

const longest = 120;
type Extension = '.pdf' | '.typ';

/**
 * `CV_{interest}_{interest}.pdf`: spaces become hyphens, letters of any script are kept, everything else is removed. At most 120 characters
 * . That of a Persian CV ends in `_fa`. The server names its file by the same rule.
 */
export function cvFileName(interests: readonly string[], language: CvLanguage, extension: Extension = '.pdf'): string {
  const parts = interests
    .map((name) =>
      name
        .normalize('NFC')
        .replace(/[\s\u200C]+/gu, '-')
        .replace(/[^\p{L}\p{M}\p{N}-]/gu, '')
        .replace(/-{2,}/g, '-')
        .replace(/^-|-$/g, ''),
    )
    .filter((part) => part !== '');
  const end = `${language === 'fa' ? '_fa' : ''}${extension}`;
  const stem = Array.from(['CV', ...parts].join('_')).slice(0, longest - end.length);
  while (/[-_]/.test(stem.at(-1) ?? '')) stem.pop();
  return `${stem.join('')}${end}`;
}

/** What an interest is called in the file of an English CV: where its name is in other letters, its English if the person gave it. */
export function namesInFile(interests: readonly ResearchInterest[], language: CvLanguage): string[] {
  return interests.map(({ interest_name: own, interest_name_en: english }) =>
    language === 'en' && english && !isLatin(own) ? english : own,
  );
}

/** The name of a CV: that of its Content-Disposition header if it follows the same rule, else the one expected. */
export function downloadName(disposition: string | null, expected: string): string {
  const given = decoded(/;\s*filename\*=UTF-8''([^;\s]+)/i.exec(disposition ?? '')?.[1]);
  return given !== null && isCvName(given, expected.endsWith('.typ') ? '.typ' : '.pdf') ? given : expected;
}

function decoded(text: string | undefined): string | null {
  try {
    return text === undefined ? null : decodeURIComponent(text);
  } catch {
    return null;
  }
}

const isCvName = (name: string, extension: Extension): boolean =>
  name.endsWith(extension) &&
  /^CV(?:_[\p{L}\p{M}\p{N}-]+)*$/u.test(name.slice(0, -extension.length)) &&
  Array.from(name).length <= longest;

/** Whether the bytes begin as those of a PDF. A page of a proxy does not, whatever type it claims. */
export async function isPdf(file: Blob): Promise<boolean> {
  return (await file.slice(0, 4).text()) === '%PDF';
}

/** What our renderer writes into each CV. */
const mark = '<meta name="generator" content="Peyk CV">';
const heading = /<(?:title|h1)\b[^<>]*>([^<>]*)/gi;
/** How the titles and headings of error pages begin. */
const errorWords =
  /^(?:(?:error:? |http |http error )?[45]\d\d\b|(?:internal |application )?server error|bad gateway|service (?:temporarily )?unavailable|gateway time-?out|(?:page )?not found|forbidden|unauthorized|access denied)/i;

/** Whether a document that was given as a CV is the error page of a server: a CV is HTML, too. */
export const isErrorPage = (html: string): boolean =>
  !html.includes(mark) && [...html.matchAll(heading)].some(([, words = '']) => errorWords.test(words.trim()));
