import { describe, expect, it } from 'vitest';
import { isNavigation, pageOf } from './app.ts';

const browser = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-mode': 'navigate' };

describe('a navigation', () => {
  it('to a screen gets the app, to files and own pages not', () => {
    for (const url of ['/', '/bots/', '/bots/7?tab=drafts', '/gmail/callback?code=a.bc']) {
      expect([url, isNavigation('GET', url, browser)]).toEqual([url, true]);
    }
    for (const url of ['/assets/app.js', '/stand-in/google/auth?x', '/healthz', '/TERMS_OF_SERVICE.md']) {
      expect([url, isNavigation('GET', url, browser)]).toEqual([url, false]);
    }
  });

  it('to an address that is none ends nothing', () => {
    for (const url of ['//', '///', '//:80', '//[', 'http://', '?', '#', '*', undefined]) {
      expect(isNavigation('GET', url, browser)).toBe(true);
    }
  });

  it('LAND-01 to a page that the build wrote gets it, every other the app', () => {
    for (const url of ['/', '/?ref=mail', '/#how']) expect([url, pageOf(url)]).toEqual([url, '/landing.html']);
    for (const url of ['/signin', '/signin?', '/signin#x']) expect([url, pageOf(url)]).toEqual([url, '/signin.html']);
    expect(pageOf('/signup')).toBe('/signup.html');
    for (const url of ['/privacy', '/privacy?ref=mail', '/privacy#who'])
      expect([url, pageOf(url)]).toEqual([url, '/privacy.html']);
    expect(pageOf('/terms')).toBe('/terms.html');
    for (const url of ['/signin?next=%2Fbots', '/signin/google', '/signup/', '/bots', '//', undefined]) {
      expect([url, pageOf(url)]).toEqual([url, '/index.html']);
    }
  });
});

it('only what a browser opens is a navigation', () => {
  const cases: [string | undefined, Record<string, string>, boolean][] = [
    ['GET', browser, true],
    ['HEAD', browser, true],
    ['POST', browser, false],
    ['OPTIONS', browser, false],
    [undefined, browser, false],
    ['GET', { accept: 'text/html' }, true],
    ['GET', { ...browser, 'sec-fetch-mode': 'cors' }, false],
    ['GET', { ...browser, accept: 'application/json' }, false],
    ['GET', { ...browser, accept: '*/*' }, false],
    ['GET', {}, false],
  ];
  for (const [method, headers, is] of cases) {
    expect([method, headers, isNavigation(method, '/bots/', headers)]).toEqual([method, headers, is]);
  }
  for (const [url, is] of [
    ['/api/media/key/', false],
    ['/api/mediation/', true],
    ['/readyz', false],
    ['/readyz/x', true],
    ['/favicon.ico', false],
    ['/bots?next=/assets/x.js', true],
    ['/version.1', true],
    ['/version.12', false],
    ['/version.123456', true],
  ] as const)
    expect([url, isNavigation('GET', url, browser)]).toEqual([url, is]);
});
