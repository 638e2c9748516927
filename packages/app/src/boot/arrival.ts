import { reloadOnce } from '../api/reloadOnce';

/*
 * Whether the app has loaded is stored on the root element, where the styles of a page without the app read it: `coming` from `boot.js` on,
 * `missing` when it cannot be loaded, and absent once it is rendered.
 */
const { dataset } = document.documentElement;

/** Call it once the app is on the page. */
export function appIsHere(): void {
  delete dataset['app'];
}

/**
 * The app cannot be loaded: reloads the page once, or else shows a message. A content page stays as it is. Resolves with whether it
 * reloads.
 */
export async function appIsMissing(): Promise<boolean> {
  const isRead = document.querySelector('[data-prerendered="content"]') !== null;
  const reloads = !isRead && (await reloadOnce());
  if (!reloads) dataset['app'] = 'missing';
  return reloads;
}
