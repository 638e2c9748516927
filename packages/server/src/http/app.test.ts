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
    for (const url of ['/signin?next=%2Fbots', '/signin/google', '/signup/', '/bots', '//', undefined]) {
      expect([url, pageOf(url)]).toEqual([url, '/index.html']);
    }
  });
});
