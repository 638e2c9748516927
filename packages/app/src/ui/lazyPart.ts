import type { ComponentType } from 'react';
import { reloadOnce } from '../api/reloadOnce';
import { type Preloadable, lazyWithPreload } from './lazyWithPreload';

/**
 * A part of a screen in a file of its own, loaded when it is first drawn, below a `Suspense`. If its code no longer exists, because the
 * product was updated since the page was opened, the page reloads once, as for a screen; if it does not come, `NotLoaded` is drawn in its
 * place, and the rest of the screen stays. A preload that fails changes nothing: the part is asked for again when it is drawn.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  NotLoaded: ComponentType<Props>,
): Preloadable<Props> {
  const Part = lazyWithPreload<Props>(async () => {
    try {
      return await load();
    } catch {
      // The page is reloading: never resolve, so that the placeholder stays until then.
      if (await reloadOnce()) return new Promise<never>(() => undefined);
      return NotLoaded;
    }
  });
  const { preload } = Part;
  return Object.assign(Part, { preload: () => load().then(preload, () => undefined) });
}
