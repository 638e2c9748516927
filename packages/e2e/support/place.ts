import type { Locator, Page } from 'playwright';

/** Presses a link and returns the scroll position at that moment: content loading above may still shift it until the press. */
export async function leavingBy(page: Page, link: Locator): Promise<number> {
  await link.evaluate((element) =>
    element.addEventListener('click', () => sessionStorage.setItem('left', String(scrollY)), { capture: true }),
  );
  await link.click();
  return page.evaluate(() => Number(sessionStorage.getItem('left')));
}
