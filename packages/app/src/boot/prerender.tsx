import '@peyk/design-system/icons';
import '../i18n/all';
import privacy from '../../public/PRIVACY_POLICY.md?raw';
import privacyPersian from '../../public/PRIVACY_POLICY.fa.md?raw';
import terms from '../../public/TERMS_OF_SERVICE.md?raw';
import termsPersian from '../../public/TERMS_OF_SERVICE.fa.md?raw';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { AppProviders } from '../ui/AppProviders';
import { SignInView } from '../features/auth/SignIn/SignInView';
import { SignUpView } from '../features/auth/SignUp/SignUpView';
import { LandingView } from '../features/landing/Landing/LandingView';
import { LegalPageView } from '../features/legal/LegalPage/LegalPageView';
import { type TextKey, createTranslator } from '../i18n/translator';
import type { Locale } from '../i18n/types';
import { AppShellView, fetchFrame } from '../shell/AppShell/AppShellView';
import { NotArrived } from '../ui/NotArrived/NotArrived';
import { unknownSending } from '../entities/sending/sending';
import { mainId } from '../ui/pageChange';
import { paths } from '../paths';
import { isAvailable } from '../routes';
import { Openings, openingStyles } from './openings';

const nothing = () => undefined;
interface PrerenderedPage {
  /** The name of the file that the build writes. */
  file: string;
  path: string;
  title: TextKey;
  /** How `prerendered.ts` treats it: a content page loads the app at the first interaction, an auth page at once. */
  kind: 'content' | 'auth';
  content: (locale: Locale) => ReactNode;
}

/** A legal document as the app would draw it once it has fetched the file of that language. */
const legal = (texts: Record<Locale, string>) => (locale: Locale) => (
  <LegalPageView state={{ status: 'ready', document: { text: texts[locale], language: locale } }} onRetry={nothing} />
);

/** The entry pages, as a visitor without a session sees them. */
const pages: readonly PrerenderedPage[] = [
  {
    file: 'landing.html',
    path: paths.landing,
    title: 'shell.titles.landing',
    kind: 'content',
    content: () => <LandingView state={{ signedIn: false }} />,
  },
  {
    file: 'signin.html',
    path: paths.signIn,
    title: 'shell.titles.signIn',
    kind: 'auth',
    content: () => (
      <SignInView
        state={{
          form: { status: 'idle' },
          reset: { status: 'closed' },
          afterSignup: false,
          hasNext: false,
          resetGoes: 'email',
        }}
        signUpHref={paths.signUp}
        googleHref={paths.signInGoogle}
        onSubmit={nothing}
        onOpenReset={nothing}
        onRequestReset={nothing}
      />
    ),
  },
  {
    file: 'signup.html',
    path: paths.signUp,
    title: 'shell.titles.signUp',
    kind: 'auth',
    content: () => (
      <SignUpView
        state={{ status: 'idle' }}
        signInHref={paths.signIn}
        googleHref={paths.signUpGoogle}
        onSubmit={nothing}
      />
    ),
  },
  {
    file: 'privacy.html',
    path: paths.privacy,
    title: 'shell.titles.privacy',
    kind: 'content',
    content: legal({ en: privacy, fa: privacyPersian }),
  },
  {
    file: 'terms.html',
    path: paths.terms,
    title: 'shell.titles.terms',
    kind: 'content',
    content: legal({ en: terms, fa: termsPersian }),
  },
];

/** A link component needs a path; in HTML an empty `href` is the page itself, whatever its path and query are. */
const ITSELF = '/itself';

/** The message for when the app cannot be loaded. `prerendered.css` decides which pages show it. */
function notArrived(locale: Locale): string {
  const drawn = renderToString(
    <Router ssrPath={paths.landing}>
      <AppProviders locale={locale} theme="light">
        <NotArrived href={ITSELF} />
      </AppProviders>
    </Router>,
    { identifierPrefix: `${locale}-not-arrived` },
  );
  return `<div data-not-arrived>${drawn.replaceAll(`href="${ITSELF}"`, 'href=""')}</div>`;
}

/** A page as HTML, for the build to write. Both languages share one document, so the ids of the second one are suffixed with its name. */
function html({ path, content }: PrerenderedPage, locale: Locale): string {
  const markup = renderToString(
    <Router ssrPath={path}>
      <AppProviders locale={locale} theme="light">
        <AppShellView
          state={{ account: 'anonymous' }}
          path={path}
          isAvailable={isAvailable}
          menuOpen={false}
          onMenuChange={nothing}
          sending={unknownSending}
          onPause={nothing}
          onResume={nothing}
          onDismissSending={nothing}
          onLogout={nothing}
        >
          {content(locale)}
        </AppShellView>
      </AppProviders>
    </Router>,
    { identifierPrefix: locale },
  );
  // Until the app is loaded, a form must not be submitted: that would put a password into the address.
  const inert = markup.replaceAll('<form ', '<form method="dialog" ');
  return locale === 'en'
    ? inert
    : inert.replace(`id="${mainId}"`, `id="${mainId}-fa"`).replace(`href="#${mainId}"`, `href="#${mainId}-fa"`);
}

function titleOf({ title }: PrerenderedPage, locale: Locale): string {
  const t = createTranslator(locale);
  return t('shell.title', { page: t(title) });
}

function openings(locale: Locale): string {
  return renderToString(
    <Router ssrPath={paths.landing}>
      <AppProviders locale={locale} theme="light">
        <Openings />
      </AppProviders>
    </Router>,
    { identifierPrefix: `${locale}-opening` },
  );
}

await fetchFrame();

/** The placeholders of every page that the build writes, `index.html` included. */
export const everywhere = { 'not-arrived:en': notArrived('en'), 'not-arrived:fa': notArrived('fa') };

/** The placeholders of `index.html` alone, and the styles of what stands there. */
export const app = { 'opening:en': openings('en'), 'opening:fa': openings('fa') };
export { openingStyles };

/** Every prerendered page: the name of its file, and the placeholders of `prerendered.html`. */
export const prerendered = pages.map((page) => ({
  file: page.file,
  fill: {
    ...everywhere,
    kind: page.kind,
    'title:en': titleOf(page, 'en'),
    'title:fa': titleOf(page, 'fa'),
    'page:en': html(page, 'en'),
    'page:fa': html(page, 'fa'),
  },
}));
