import { SkeletonRows } from '@peyk/design-system';
import { Suspense } from 'react';
import { Redirect, Route, Router, type RouterOptions, Switch, useLocation, useSearch } from 'wouter';
import { AppProviders } from './AppProviders';
import { NotFound } from './features/notFound/NotFound/NotFound';
import { useT } from './i18n/I18n';
import { AppShell } from './modules/AppShell/AppShell';
import { ErrorBoundary } from './modules/ErrorBoundary/ErrorBoundary';
import { RequireSession } from './modules/RequireSession/RequireSession';
import { usePageTitle, useRouteChange } from './pageChange';
import { type AppRoute, homePath, isAvailable, routes } from './routes';
import { usePreferences } from './session/preferences';
import { rememberedLocation } from './session/rememberedLocation';
import { useSignedIn } from './session/session';

/** The whole app. `router` replaces the address bar in tests. */
export function App({ router = {} }: { router?: Pick<RouterOptions, 'hook' | 'searchHook'> }) {
  const { locale, theme } = usePreferences();
  return (
    <Router {...router}>
      <AppProviders locale={locale} theme={theme}>
        <ErrorBoundary>
          <Shell />
        </ErrorBoundary>
      </AppProviders>
    </Router>
  );
}

function Shell() {
  const t = useT();
  const [path] = useLocation();
  useRouteChange(path);
  return (
    <AppShell isAvailable={isAvailable}>
      <ErrorBoundary key={path}>
        <Suspense fallback={<SkeletonRows rows={4} label={t('common.loading')} />}>
          <Switch>
            {routes.map((route) =>
              route.screen ? (
                <Route key={route.path} path={route.path}>
                  <Guarded route={route} screen={route.screen} />
                </Route>
              ) : null,
            )}
            <Route>
              <NotFound />
            </Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </AppShell>
  );
}

function Guarded({ route, screen: Screen }: { route: AppRoute; screen: NonNullable<AppRoute['screen']> }) {
  const t = useT();
  const search = useSearch();
  const signedIn = useSignedIn();
  usePageTitle(t(route.title));
  if (route.access === 'guest' && signedIn) return <Redirect to={rememberedLocation(search) ?? homePath()} replace />;
  if (route.access === 'protected') {
    return (
      <RequireSession>
        <Screen />
      </RequireSession>
    );
  }
  return <Screen />;
}
