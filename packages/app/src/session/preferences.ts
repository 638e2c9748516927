import { useSyncExternalStore } from 'react';
import type { Locale } from '../i18n/types';
import { onStoredElsewhere, readStored, writeStored } from './storage';

export type Theme = 'light' | 'dark';

/** Language and theme, stored in this browser. English and light by default; invalid values are ignored. */
export const preferences = {
  locale: (): Locale => (readStored('peyk.language') === 'fa' ? 'fa' : 'en'),
  theme: (): Theme => (readStored('peyk.theme') === 'dark' ? 'dark' : 'light'),
  setLocale(locale: Locale) {
    writeStored('peyk.language', locale);
    announce();
  },
  setTheme(theme: Theme) {
    writeStored('peyk.theme', theme);
    announce();
  },
};

const listeners = new Set<() => void>();
const announce = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onStoredElsewhere(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** The language and the theme, in sync across tabs. */
export function usePreferences(): { locale: Locale; theme: Theme } {
  const locale = useSyncExternalStore(subscribe, preferences.locale, () => 'en' as const);
  const theme = useSyncExternalStore(subscribe, preferences.theme, () => 'light' as const);
  return { locale, theme };
}
