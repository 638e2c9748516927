import type { Sheet } from './composeForm';

/** What the page looks at in the browser, in order. */
export type LookCode = 'name' | 'year' | 'question' | 'length' | 'subject';

export interface Look {
  code: LookCode;
  passed: boolean;
}

/** As many words as read best (specification of the letters), and as many characters of a subject as an inbox shows. */
export const bestWords = { from: 120, to: 220 } as const;
export const subjectShown = 60;

const words = (text: string) => text.split(/\s+/u).filter(Boolean);

/** What is good in an email and what is missing; nothing of an email that has no text yet. `recipient` is the name of the professor. */
export function looksAt({ subject, body }: Sheet, recipient: string | null): readonly Look[] {
  const all = words(body);
  if (all.length === 0) return [];
  const last = words(recipient ?? '').at(-1);
  const length = Array.from(subject.trim()).length;
  return [
    ...(last === undefined ? [] : [{ code: 'name', passed: body.includes(last) } as const]),
    { code: 'year', passed: /\b(?:19|20)\d\d\b/.test(body) },
    { code: 'question', passed: /[?؟]/u.test(body) },
    { code: 'length', passed: all.length >= bestWords.from && all.length <= bestWords.to },
    { code: 'subject', passed: length > 0 && length <= subjectShown },
  ];
}

/** A subject as an inbox cuts it. */
export function cutSubject(subject: string): string {
  const characters = Array.from(subject.trim());
  return characters.length <= subjectShown
    ? characters.join('')
    : `${characters.slice(0, subjectShown).join('').trimEnd()}…`;
}
