import { createContext, type ReactNode, useContext } from 'react';
import { createTranslator, type Translate } from './translator';
import type { Locale } from './types';

interface Language {
  locale: Locale;
  t: Translate;
}

const languages: Record<Locale, Language> = {
  en: { locale: 'en', t: createTranslator('en') },
  fa: { locale: 'fa', t: createTranslator('fa') },
};

/** For whoever draws a part of the page anew in the same language. */
export const LanguageContext = createContext<Language>(languages.en);

/** Gives everything below one language. */
export function LanguageProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LanguageContext value={languages[locale]}>{children}</LanguageContext>;
}

/** The texts: `const t = useT(); t('bots.title')`. */
export function useT(): Translate {
  return useContext(LanguageContext).t;
}

/** The language of the page, for the functions of `format.ts`: `formatDate(useLocale(), bot.created_at)`. */
export function useLocale(): Locale {
  return useContext(LanguageContext).locale;
}
