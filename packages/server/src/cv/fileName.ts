import type { CvLanguage } from '@peyk/api-types';

const LONGEST = 120;

/**
 * `CV_{interest}_{interest}.pdf`: spaces become hyphens, letters of any script are kept, everything else is removed (A-114). The Persian CV
 * of the same interests ends in `_fa`, or one file would replace the other. At most 120 characters.
 */
export function cvFileName(
  interests: readonly string[],
  language: CvLanguage,
  extension: '.pdf' | '.typ' = '.pdf',
): string {
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
  const stem = Array.from(['CV', ...parts].join('_')).slice(0, LONGEST - end.length);
  while (/[-_]/.test(stem.at(-1) ?? '')) stem.pop();
  return `${stem.join('')}${end}`;
}

/** The Content-Disposition header of a download; clients without RFC 5987 get the ASCII letters of the name. */
export function attachment(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9._-]/g, '')
    .replace(/[-_]+/g, (run, at: number, all: string) =>
      all[at + run.length] === '.' ? '' : run.includes('_') ? '_' : run,
    );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}
