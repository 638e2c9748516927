import { useToast } from '@peyk/design-system';
import { useEffect, useRef } from 'react';
import { useT } from '../i18n/I18n';
import { useScrollMemory } from './scrollMemory';

/** The id of the main region: the target of the skip link and of focus after a change of page. */
export const mainId = 'main';

/**
 * Sets the document title: `usePageTitle(bot.name)` in a screen with a more specific title than its route. The deepest component that
 * renders last wins.
 */
export function usePageTitle(page: string): void {
  const t = useT();
  useEffect(() => {
    document.title = t('shell.title', { page });
  }, [t, page]);
}

/**
 * After a navigation: closes toasts, moves focus to the main region, so that a screen reader starts there, and scrolls to the top, or after
 * going back or forward to the previous scroll position.
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
    // A history step within one page does not change the path: only the page that was returned to keeps its scroll position.
    if (wentBackTo.current !== location.pathname) scrollTo(0, 0);
    wentBackTo.current = null;
  }, [path, toast]);
}
