import type { Page } from 'playwright';

/** Holds the app back until it is let in; what the page can do until then is what the build wrote. */
export async function holdApp(page: Page, files = '**/assets/frame-*.js'): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await gate.promise;
    await route.fallback();
  });
  return gate.resolve;
}

/** How many languages of the prerendered page are there: two, until the app takes its place. */
export const prerenderedLanguages = (page: Page): Promise<number> => page.locator('[data-page]').count();

/** Resolves when the app has taken the place of the prerendered page. A page that is only being loaded has neither of them. */
export const appIsThere = (page: Page): Promise<void> =>
  page.locator('html:not([data-app]) #root:not(:has([data-page])) h1').first().waitFor({ state: 'attached' });

/**
 * Resolves when the stylesheet is there that hides what the page says where the app does not come. A browser paints
 * nothing before it; what is read earlier than that counts as visible although nobody sees it.
 */
export const canBePainted = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.styleSheets].some(({ href }) => /\/(arriving|prerendered)\.css$/.test(href ?? '')),
  );
