import { describe, expect, it } from 'vitest';
import { isNavigation } from './app.ts';

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
});
