import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

const MOST_PRESSES = 80;
/** As many as there are countries, and some. */
const MOST_CHOICES = 300;

/** Whether the keyboard is at this control. */
export const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Moves by Tab until `target` has the focus; a control that cannot be reached so fails the test. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses <= MOST_PRESSES; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

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
  const wanted = page.getByRole('option', { name: option, exact: true });
  await wanted.waitFor();
  for (let presses = 0; presses <= MOST_CHOICES && !(await isFocused(wanted)); presses += 1)
    await page.keyboard.press('ArrowDown');
  expect(await isFocused(wanted)).toBe(true);
  await page.keyboard.press('Enter');
}

/** What a screen reader would say of where the keyboard is: the text of the element that has the focus. */
export const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? '');
