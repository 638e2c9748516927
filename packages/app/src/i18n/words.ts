import { addWords } from './translator';
import type { Locale } from './types';

/**
 * `public` is loaded with the frame; `guest` with the public and the auth pages; `app`, which includes `public`, with all other screens; those of an area with those of
 * them that need them, of which `lists` with a step of the profile; `answers` with the part of a sent email that records its answer.
 */
export type Part = 'public' | 'guest' | 'app' | AreaPart | 'answers';

/** The texts of an area of the product, which only some screens behind sign-in need. */
export type AreaPart = 'daily' | 'wizard' | 'letters' | 'profile' | 'lists' | 'seldom';

const loaders: Record<Locale, Record<Part, () => Promise<object>>> = {
  en: {
    public: () => import('./en/publicWords').then((it) => it.publicWords),
    guest: () => import('./en/guestWords').then((it) => it.guestWords),
    app: () => import('./en/signedInWords').then((it) => it.signedInWords),
    daily: () => import('./en/dailyWords').then((it) => it.dailyWords),
    wizard: () => import('./en/wizardWords').then((it) => it.wizardWords),
    letters: () => import('./en/letterWords').then((it) => it.letterWords),
    answers: () => import('./en/answers').then((it) => it.answerWords),
    profile: () => import('./en/profileWords').then((it) => it.profileWords),
    lists: () => import('./en/listWords').then((it) => it.listWords),
    seldom: () => import('./en/seldomWords').then((it) => it.seldomWords),
  },
  fa: {
    public: () => import('./fa/publicWords').then((it) => it.publicWords),
    guest: () => import('./fa/guestWords').then((it) => it.guestWords),
    app: () => import('./fa/signedInWords').then((it) => it.signedInWords),
    daily: () => import('./fa/dailyWords').then((it) => it.dailyWords),
    wizard: () => import('./fa/wizardWords').then((it) => it.wizardWords),
    letters: () => import('./fa/letterWords').then((it) => it.letterWords),
    answers: () => import('./fa/answers').then((it) => it.answerWords),
    profile: () => import('./fa/profileWords').then((it) => it.profileWords),
    lists: () => import('./fa/listWords').then((it) => it.listWords),
    seldom: () => import('./fa/seldomWords').then((it) => it.seldomWords),
  },
};
const asked = new Set<Part>();
const known = new Set<string>();

/** Fetches the texts of a part, once. Rejects when they cannot be reached; another call tries again. */
export async function loadWords(locale: Locale, part: Part): Promise<void> {
  asked.add(part);
  // Those of the screens behind sign-in have those of the frame with them.
  const needed = part === 'public' && asked.has('app') ? 'app' : part;
  if (known.has(`${locale} ${needed}`)) return;
  addWords(locale, await loaders[locale][needed]());
  known.add(`${locale} ${needed}`);
  if (needed === 'app') known.add(`${locale} public`);
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
