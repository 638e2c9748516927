import '../css/global';
import { useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RouterProvider } from 'react-aria-components';
import { ToastProvider } from '../feedback/Toast/ToastProvider';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { AnnounceContext } from './announcer';
import { LocaleContext } from './locale';
import type { Locale } from './locale';
import { speak } from './reactAriaStrings';

export type ThemeName = 'light' | 'dark';

export interface DesignSystemProviderProps {
  locale: Locale;
  theme: ThemeName;
  /** Called with the path of an internal link. */
  navigate: (path: string) => void;
  /** Converts a path of the app into the address for `href`. */
  useHref?: (path: string) => string;
  children: ReactNode;
}

/**
 * Everything the components need around them: language, direction and theme on the root element, the router for links, the components'
 * strings, the region of toasts and one live region.
 */
export function DesignSystemProvider({ locale, theme, navigate, useHref, children }: DesignSystemProviderProps) {
  const [spoken, setSpoken] = useState('');
  speak(locale);

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dir = locale === 'fa' ? 'rtl' : 'ltr';
    root.dataset.theme = theme;
  }, [locale, theme]);

  return (
    <I18nProvider locale={locale === 'fa' ? 'fa-IR' : 'en-US'}>
      <RouterProvider navigate={navigate} useHref={useHref}>
        <LocaleContext value={locale}>
          <AnnounceContext value={setSpoken}>
            <ToastProvider>{children}</ToastProvider>
            <VisuallyHidden>
              <span aria-live="polite">{spoken}</span>
            </VisuallyHidden>
          </AnnounceContext>
        </LocaleContext>
      </RouterProvider>
    </I18nProvider>
  );
}
