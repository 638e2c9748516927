import { addWords } from './translator';
import type { Locale } from './types';

/**
 * `public` is loaded with the frame, the public and the auth pages; `app` with all other screens; `letters` and `profile`, the longest, with
 * those of them that need them; `answers` with the part of a sent email that records its answer.
 */
export type Part = 'public' | 'app' | 'letters' | 'answers' | 'profile';

const loaders: Record<Locale, Record<Part, () => Promise<object>>> = {
  en: {
    public: () => import('./en/publicWords').then((it) => it.publicWords),
    app: () => import('./en/appWords').then((it) => it.appWords),
    letters: () => import('./en/letterWords').then((it) => it.letterWords),
    answers: () => import('./en/answers').then((it) => it.answerWords),
    profile: () => import('./en/profileWords').then((it) => it.profileWords),
  },
  fa: {
    public: () => import('./fa/publicWords').then((it) => it.publicWords),
    app: () => import('./fa/appWords').then((it) => it.appWords),
    letters: () => import('./fa/letterWords').then((it) => it.letterWords),
    answers: () => import('./fa/answers').then((it) => it.answerWords),
    profile: () => import('./fa/profileWords').then((it) => it.profileWords),
  },
};
const asked = new Set<Part>();
const known = new Set<string>();

/** Fetches the texts of a part, once. Rejects when they cannot be reached; another call tries again. */
export async function loadWords(locale: Locale, part: Part): Promise<void> {
  asked.add(part);
  if (known.has(`${locale} ${part}`)) return;
  addWords(locale, await loaders[locale][part]());
  known.add(`${locale} ${part}`);
}

/** The language on the page; null before there is one. */
let drawn: Locale | null = null;

/** Notes in which language the page is drawn. */
export function noteDrawn(locale: Locale): void {
  drawn = locale;
}

/**
 * Fetches the texts of a part for a screen that comes: in the chosen language, and in that of the page, which follows a choice made in the
 * storage only when it is drawn again.
 */
export async function loadPart(chosen: Locale, part: Part): Promise<void> {
  await Promise.all([...new Set([drawn ?? chosen, chosen])].map((locale) => loadWords(locale, part)));
}

/** Whether a language can say all that the page has needed so far. */
export const speaks = (locale: Locale): boolean => [...asked].every((part) => known.has(`${locale} ${part}`));

/** Fetches for a language all that the page has needed so far. */
export async function learn(locale: Locale): Promise<void> {
  await Promise.all([...asked].map((part) => loadWords(locale, part)));
}
