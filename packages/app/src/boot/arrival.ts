import { reloadOnce } from '../ui/ErrorBoundary/reloadOnce';

/*
 * Whether the app is here stands on the root element, where the styles of a page without the app read it: `coming` from
 * `boot.js` on, `missing` when it cannot come, and nothing once it is drawn.
 */
const { dataset } = document.documentElement;

/** The app is on the page. */
export function appIsHere(): void {
  delete dataset['app'];
}

/** The app cannot come: the page is loaded anew, once, or says so. A page to read stays what it is. Answers whether it reloads. */
export async function appIsMissing(): Promise<boolean> {
  const isRead = document.querySelector('[data-prerendered="content"]') !== null;
  const reloads = !isRead && (await reloadOnce());
  if (!reloads) dataset['app'] = 'missing';
  return reloads;
}
