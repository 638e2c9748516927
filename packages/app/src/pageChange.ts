import { useEffect, useRef } from 'react';
import { useT } from './i18n/I18n';

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

/** After a change of page: focus goes to the main region, so that a screen reader starts there, and the view to its top. */
export function useRouteChange(path: string): void {
  const previous = useRef(path);
  const wentBack = useRef(false);
  useEffect(() => {
    const note = () => {
      wentBack.current = true;
    };
    addEventListener('popstate', note);
    return () => removeEventListener('popstate', note);
  }, []);
  useEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    document.getElementById(mainId)?.focus({ preventScroll: true });
    // Going back, the browser itself returns to where the person was.
    if (!wentBack.current) scrollTo(0, 0);
    wentBack.current = false;
  }, [path]);
}
