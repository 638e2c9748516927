import { createContext, useContext } from 'react';

/** The two languages of the product. */
export type Locale = 'en' | 'fa';
export type Direction = 'ltr' | 'rtl';

export const LocaleContext = createContext<Locale>('en');

/** The language of the nearest `DesignSystemProvider`; English outside one. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** The writing direction of the current language. */
export function useDirection(): Direction {
  return useLocale() === 'fa' ? 'rtl' : 'ltr';
}
