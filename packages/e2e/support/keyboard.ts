import type { Locator, Page } from 'playwright';

const MOST_PRESSES = 80;

/** Whether this control has focus. */
export const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Presses Tab until `target` has focus; throws if it cannot be reached with so many presses. */
export async function tabTo(page: Page, target: Locator, mostPresses = MOST_PRESSES): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses <= mostPresses; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

/** Tabs to the control and presses a key. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Tabs to the field and replaces its text. */
export async function typeOver(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

/** Presses a key that moves focus, and waits until it has moved. */
async function move(page: Page, key: string): Promise<void> {
  const from = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press(key);
  await page.waitForFunction((before) => document.activeElement !== before, from);
}

/** Opens a select and moves to an option: page by page until it is reached or passed, then back one by one. */
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
  // Focus comes back in the next frame; a Tab before that would start from the list that goes.
  await select.and(page.locator(':focus')).waitFor();
}

/** What a screen reader would read at the focus: the text of the focused element. */
export const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? '');
