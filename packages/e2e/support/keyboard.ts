import type { Locator, Page } from 'playwright';

const MOST_PRESSES = 80;

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

/** Presses a key that moves the focus, and waits until it has moved. */
async function move(page: Page, key: string): Promise<void> {
  const from = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press(key);
  await page.waitForFunction((before) => document.activeElement !== before, from);
}

/** Opens a list of choices and goes to one of them: page by page until it is reached or passed, then back one by one. */
export async function choose(page: Page, select: Locator, option: string): Promise<void> {
  await pressOn(page, select);
  const wanted = page.getByRole('option', { name: option, exact: true });
  const list = page.getByRole('listbox').filter({ has: wanted });
  await list.and(page.locator(':focus-within')).waitFor();
  const isAhead = () =>
    wanted.evaluate(
      (element) =>
        ((document.activeElement?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
  while (await isAhead()) await move(page, 'PageDown');
  while (!(await isFocused(wanted))) await move(page, 'ArrowUp');
  await page.keyboard.press('Enter');
}

/** What a screen reader would say of where the keyboard is: the text of the element that has the focus. */
export const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? '');
