import type { Locator, Page } from 'playwright';

/**
 * Presses a link and answers how far the page was scrolled at that moment: until the press itself, what loads above may
 * still move it.
 */
export async function leavingBy(page: Page, link: Locator): Promise<number> {
  await link.evaluate((element) =>
    element.addEventListener('click', () => sessionStorage.setItem('left', String(scrollY)), { capture: true }),
  );
  await link.click();
  return page.evaluate(() => Number(sessionStorage.getItem('left')));
}
