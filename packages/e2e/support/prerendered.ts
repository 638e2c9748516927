import type { Page } from 'playwright';

/** Blocks the app's files until the returned function is called; until then the page is what the build wrote. */
export async function holdApp(page: Page, files = '**/assets/frame-*.js'): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await gate.promise;
    await route.fallback();
  });
  return gate.resolve;
}

/** The number of languages of the prerendered page: two, until the app replaces it. */
export const prerenderedLanguages = (page: Page): Promise<number> => page.locator('[data-page]').count();

/** Resolves when the app has replaced the prerendered page. A page that is still loading has neither of them. */
export const appIsThere = (page: Page): Promise<void> =>
  page.locator('html:not([data-app]) #root:not(:has([data-page])) h1').first().waitFor({ state: 'attached' });

/**
 * Resolves when the styles that hide the message for a missing app are there, in the page or in a sheet of their own. Browsers paint nothing before it, but an earlier query
 * would count the message as visible.
 */
export const canBePainted = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.styleSheets].some(({ href }) => href === null || /\/(arriving|prerendered)\.css$/.test(href)),
  );

/** Resolves when the fonts of the page are loaded. They are requested by the first layout, before which none is pending. */
export const fontsAreThere = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
