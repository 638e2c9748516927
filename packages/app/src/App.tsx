import { Page, SkeletonRows } from '@peyk/design-system';
import { type ComponentType, Suspense } from 'react';
import { Redirect, Route, Router, type RouterOptions, Switch, useLocation, useSearch } from 'wouter';
import { AppProviders } from './ui/AppProviders';
import { NotFound } from './features/notFound/NotFound/NotFound';
import { useT } from './i18n/I18n';
import { useSpokenLocale } from './i18n/useSpokenLocale';
import { AppShell } from './shell/AppShell/AppShell';
import { ErrorBoundary } from './ui/ErrorBoundary/ErrorBoundary';
import { RequireSession } from './shell/RequireSession/RequireSession';
import { usePageTitle, useRouteChange } from './ui/pageChange';
import { type AppRoute, homePath, isAvailable, routes } from './routes';
import { usePreferences } from './session/preferences';
import { rememberedLocation } from './session/rememberedLocation';
import { useSignedIn } from './session/session';

/** The whole app. `router` replaces the address bar in tests. */
export function App({ router = {} }: { router?: Pick<RouterOptions, 'hook' | 'searchHook'> }) {
  const { locale: wanted, theme } = usePreferences();
  const locale = useSpokenLocale(wanted);
  return (
    <Router {...router}>
      <AppProviders locale={locale} theme={theme}>
        <Whole />
      </AppProviders>
    </Router>
  );
}

/** The shell may crash too: navigating to another page resets the boundary. */
function Whole() {
  const [path] = useLocation();
  return (
    <ErrorBoundary place={path}>
      <Shell />
    </ErrorBoundary>
  );
}

function Shell() {
  const t = useT();
  const [path] = useLocation();
  useRouteChange(path);
  return (
    <AppShell isAvailable={isAvailable}>
      <ErrorBoundary key={path} place={path}>
        <Suspense
          fallback={
            <Page>
              <SkeletonRows rows={4} label={t('common.loading')} />
            </Page>
          }
        >
          <Switch>
            {routes.map((route) => (
              <Route key={route.path} path={route.path}>
                <Guarded route={route} screen={route.screen ?? NotFound} />
              </Route>
            ))}
            <Route>
              <NotFound />
            </Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </AppShell>
  );
}

function Guarded({ route, screen: Screen }: { route: AppRoute; screen: ComponentType }) {
  const search = useSearch();
  const signedIn = useSignedIn();
  if (route.access === 'guest' && signedIn) return <Redirect to={rememberedLocation(search) ?? homePath()} replace />;
  const titled = (
    <>
      <RouteTitle route={route} />
      <Screen />
    </>
  );
  return route.access === 'protected' ? <RequireSession>{titled}</RequireSession> : titled;
}

/** The title of the route. It is rendered before the screen, so that a screen with a more specific title overrides it. */
function RouteTitle({ route }: { route: AppRoute }) {
  const t = useT();
  usePageTitle(t(route.title));
  return null;
}
