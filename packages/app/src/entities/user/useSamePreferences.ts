import type { Preferences } from '@peyk/api-types';
import { useEffect, useRef } from 'react';
import { preferences as browser, usePreferences } from '../../session/preferences';
import { useUser } from './useUser';
import { keptPreferences } from './keptPreferences';
import { useChangePreferences } from './useChangePreferences';

/**
 * Keeps the language and the theme of this browser and those of the account the same: a choice on another device is followed here, and one
 * that is made here, with whichever switch, is told to the account. Where that fails it holds in this browser alone. Answers how the person
 * wants numbers and days written.
 */
export function useSamePreferences(): Pick<Preferences, 'calendar' | 'digits'> {
  const user = useUser();
  const { locale, theme } = usePreferences();
  const change = useChangePreferences();
  const shown = useRef({ locale, theme });
  const preferences = user?.preferences;

  useEffect(() => {
    if (!user || !preferences || keptPreferences.are(user.id, preferences)) return;
    keptPreferences.keep(user.id, preferences);
    if (preferences.language) browser.setLocale(preferences.language);
    if (preferences.theme) browser.setTheme(preferences.theme);
  }, [user, preferences]);

  useEffect(() => {
    const before = shown.current;
    shown.current = { locale, theme };
    // What was followed is what the account has.
    const language = locale !== before.locale && locale !== preferences?.language;
    const look = theme !== before.theme && theme !== preferences?.theme;
    if (!preferences || (!language && !look)) return;
    void change({ ...(language ? { language: locale } : {}), ...(look ? { theme } : {}) });
  }, [locale, theme, preferences, change]);

  return user
    ? { calendar: preferences?.calendar ?? null, digits: preferences?.digits ?? null }
    : keptPreferences.read();
}
