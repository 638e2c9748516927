import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

const MOST_PRESSES = 40;

/** Presses Tab until a control has focus; fails where it cannot be reached. */
export async function tabTo(control: Locator): Promise<void> {
  await expect.element(control).toBeVisible();
  for (let presses = 0; presses < MOST_PRESSES && control.element() !== document.activeElement; presses += 1)
    await userEvent.keyboard('{Tab}');
  await expect.element(control).toHaveFocus();
}

/** Presses a key on a control that is reached by Tab. */
export async function pressOn(control: Locator, key = '{Enter}'): Promise<void> {
  await tabTo(control);
  await userEvent.keyboard(key);
}
