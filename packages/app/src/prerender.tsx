import './i18n/all';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { AppProviders } from './AppProviders';
import { LandingView } from './features/landing/Landing/LandingView';
import { createTranslator } from './i18n/translator';
import type { Locale } from './i18n/types';
import { AppShellView } from './modules/AppShell/AppShellView';
import { unknownSending } from './modules/PauseEverything/sending';
import { mainId } from './pageChange';
import { paths } from './paths';
import { isAvailable } from './routes';

const nothing = () => undefined;

/** The title of the landing page in the browser. */
export function titleOf(locale: Locale): string {
  const t = createTranslator(locale);
  return t('shell.title', { page: t('shell.titles.landing') });
}

/**
 * The landing page of a visitor as HTML, for the build to write down. Two languages share one document, in which the
 * ids of the second have its name.
 */
export function landing(locale: Locale): string {
  const html = renderToString(
    <Router ssrPath={paths.landing}>
      <AppProviders locale={locale} theme="light">
        <AppShellView
          state={{ account: 'anonymous' }}
          path={paths.landing}
          isAvailable={isAvailable}
          menuOpen={false}
          onMenuChange={nothing}
          sending={unknownSending}
          onPause={nothing}
          onResume={nothing}
          onDismissSending={nothing}
          onLogout={nothing}
        >
          <LandingView state={{ signedIn: false }} />
        </AppShellView>
      </AppProviders>
    </Router>,
    { identifierPrefix: locale },
  );
  return locale === 'en'
    ? html
    : html.replace(`id="${mainId}"`, `id="${mainId}-fa"`).replace(`href="#${mainId}"`, `href="#${mainId}-fa"`);
}
