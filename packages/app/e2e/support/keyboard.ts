import type { Locator, Page } from 'playwright';

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Presses `key` until `target` has the focus; a control that cannot be reached so fails the test. */
async function moveTo(page: Page, target: Locator, key: string, most: number): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses <= most; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${String(target)}`);
}

/** Moves by Tab until `target` has the focus. */
export const tabTo = (page: Page, target: Locator): Promise<void> => moveTo(page, target, 'Tab', 80);

/** Moves there by Tab and presses. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Moves there by Tab and types over what the field holds. */
export async function typeOver(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

/** Opens a list of choices and goes down to one of them. */
export async function choose(page: Page, select: Locator, option: string): Promise<void> {
  await pressOn(page, select);
  await moveTo(page, page.getByRole('option', { name: option, exact: true }), 'ArrowDown', 300);
  await page.keyboard.press('Enter');
}

/** What a screen reader would say of where the keyboard is: the text of the element that has the focus. */
export const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? '');
