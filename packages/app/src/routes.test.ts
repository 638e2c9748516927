import { describe, expect, test, vi } from 'vitest';
import { paths } from './paths';
import { fetchScreen, homePath, isAvailable, routes } from './routes';

const routeAt = (path: string) => routes.find((route) => route.path === path);

describe('the route table', () => {
  test.each([
    ['ROUTE-01', '/signup', 'guest'],
    ['ROUTE-02', '/signin', 'guest'],
    ['ROUTE-09', '/dashboard', 'protected'],
    ['ROUTE-10', '/create-bot', 'protected'],
    ['ROUTE-11', '/results', 'protected'],
    ['ROUTE-12', '/compose', 'protected'],
    ['ROUTE-13', '/bots', 'protected'],
    ['ROUTE-14', '/bots/:botId', 'protected'],
    ['ROUTE-16', '/gmail', 'protected'],
    ['ROUTE-17', '/gmail/callback', 'return'],
    ['ROUTE-19', '/gmail/debug', 'protected'],
    ['ROUTE-20', '/profile', 'protected'],
    ['ROUTE-21', '/professors', 'protected'],
    ['ROUTE-22', '/professors/:professorId', 'protected'],
    ['ROUTE-23', '/professors/:professorId/email', 'protected'],
    ['ROUTE-24', '/achievements', 'protected'],
  ])('%s %s is %s and has a screen', (_id, path, access) => {
    expect(routeAt(path)?.access).toBe(access);
    expect(isAvailable(path)).toBe(true);
  });

  test.each([['ROUTE-15', '/bots/:botId/edit']])('%s %s is protected', (_id, path) => {
    expect(routeAt(path)?.access).toBe('protected');
  });

  test('ROUTE-28 Professor Matches has no route of its own', () => {
    expect(routes.filter(({ path }) => /match/i.test(path))).toEqual([]);
  });

  test('every address that screens link to is a route, and every route has one address', () => {
    const asPattern = (path: string) => path.replaceAll(/\/7(?=\/|$)/g, '/:');
    const linked = Object.values(paths).map((path) => asPattern(typeof path === 'string' ? path : path(7)));
    const known = routes.map(({ path }) => path.replaceAll(/:\w+/g, ':'));
    expect(linked.toSorted()).toEqual(known.toSorted());
  });

  test('an address with a parameter stands after those that are more exact', () => {
    const order = routes.map(({ path }) => path);
    expect(order.indexOf('/gmail/callback')).toBeGreaterThan(-1);
    expect(order.indexOf('/bots/:botId/edit')).toBeLessThan(order.indexOf('/bots/:botId'));
  });

  test('AUTH-29 the public pages are these, and a session guards all others', () => {
    const open = routes.filter(({ access }) => access !== 'protected').map(({ path }) => path);
    // In development the mailbox replaces a mail program: the link of a password reset arrives there before anybody can sign in.
    expect(open.toSorted()).toEqual(
      [
        '/',
        '/signin',
        '/signin/google',
        '/signup',
        '/signup/google',
        '/privacy',
        '/terms',
        '/reset-password',
        '/gmail/callback',
        '/mailbox',
        '/mailbox/:messageId',
      ].toSorted(),
    );
  });

  test('ROUTE-04 home is the dashboard', () => {
    expect(homePath()).toBe('/dashboard');
  });
});

test.each([
  ['/profile', '/profile'],
  ['/profile/', '/profile'],
  ['/bots/7', '/bots/:botId'],
  ['/bots/7/edit/', '/bots/:botId/edit'],
  ['/professors/7/email', '/professors/:professorId/email'],
])('the screen of %s is preloaded as the router finds it', async (path, pattern) => {
  const screens = routes.flatMap((route) => (route.screen ? [{ path: route.path, screen: route.screen }] : []));
  const spies = screens.map(
    ({ path: own, screen }) => [own, vi.spyOn(screen, 'preload').mockResolvedValue(null)] as const,
  );
  await fetchScreen(path, true);
  expect(spies.filter(([, preload]) => preload.mock.calls.length > 0).map(([own]) => own)).toEqual([pattern]);
  vi.restoreAllMocks();
});
