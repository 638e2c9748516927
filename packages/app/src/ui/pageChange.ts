import { useToast } from '@peyk/design-system';
import { useEffect, useRef } from 'react';
import { useT } from '../i18n/I18n';
import { useScrollMemory } from './scrollMemory';

/** The id of the main region: the target of the skip link and of focus after a change of page. */
export const mainId = 'main';

/**
 * Names the page in the browser: `usePageTitle(bot.name)` in a screen that knows better than its route. The deepest
 * caller that renders last wins.
 */
export function usePageTitle(page: string): void {
  const t = useT();
  useEffect(() => {
    document.title = t('shell.title', { page });
  }, [t, page]);
}

/**
 * After a change of page: the messages of the page before are closed, focus goes to the main region, so that a screen reader starts there, and the view to its top;
 * after going back or forward, to where the page was left.
 */
export function useRouteChange(path: string): void {
  useScrollMemory();
  const toast = useToast();
  const previous = useRef(path);
  const wentBackTo = useRef<string | null>(null);
  useEffect(() => {
    const note = () => {
      wentBackTo.current = location.pathname;
    };
    addEventListener('popstate', note);
    return () => removeEventListener('popstate', note);
  }, []);
  useEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    toast.changePage();
    document.getElementById(mainId)?.focus({ preventScroll: true });
    // Going back within one page changes no path: only the page that was gone back to keeps its place.
    if (wentBackTo.current !== location.pathname) scrollTo(0, 0);
    wentBackTo.current = null;
  }, [path, toast]);
}
