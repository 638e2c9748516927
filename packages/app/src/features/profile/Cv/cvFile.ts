const longest = 120;
type Extension = '.pdf' | '.typ';

/**
 * `CV_{interest}_{interest}.pdf`: spaces become hyphens, letters of any script are kept, everything else is removed. At most 120 characters
 * . The server names its file by the same rule.
 */
export function cvFileName(interests: readonly string[], extension: Extension = '.pdf'): string {
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
  const stem = Array.from(['CV', ...parts].join('_')).slice(0, longest - extension.length);
  while (/[-_]/.test(stem.at(-1) ?? '')) stem.pop();
  return `${stem.join('')}${extension}`;
}

/** The name of a CV: that of its Content-Disposition header if it follows the same rule, else one of the interests. */
export function downloadName(
  disposition: string | null,
  interests: readonly string[],
  extension: Extension = '.pdf',
): string {
  const given = decoded(/;\s*filename\*=UTF-8''([^;\s]+)/i.exec(disposition ?? '')?.[1]);
  return given !== null && isCvName(given, extension) ? given : cvFileName(interests, extension);
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
