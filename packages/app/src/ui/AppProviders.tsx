import { DesignSystemProvider } from '@peyk/design-system';
import type { ReactNode } from 'react';
import { useLocation, useRouter } from 'wouter';
import { LanguageProvider } from '../i18n/I18n';
import type { Locale } from '../i18n/types';
import type { Theme } from '../session/preferences';
import { Parts } from './PartProblem/Parts';

interface AppProvidersProps {
  locale: Locale;
  theme: Theme;
  children: ReactNode;
}

/** All providers that a screen needs, below a wouter `Router`. The app and every story use this one list. */
export function AppProviders({ locale, theme, children }: AppProvidersProps) {
  const [, navigate] = useLocation();
  return (
    <LanguageProvider locale={locale}>
      <DesignSystemProvider locale={locale} theme={theme} navigate={navigate} useHref={useAppHref}>
        <Parts>{children}</Parts>
      </DesignSystemProvider>
    </LanguageProvider>
  );
}

/** The real address of an app path, including the router's base. */
function useAppHref(path: string): string {
  const router = useRouter();
  return path.startsWith('/') ? router.hrefs(router.base + path, router) : path;
}
