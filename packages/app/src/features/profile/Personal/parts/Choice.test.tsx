import { useState } from 'react';
import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from '../../../../mocks/render';
import type * as module from './Choice';

// A module of its own: in another test the code may have come before.
const alone = './Choice.tsx?alone';
const { Choice, ChoicePart } = (await import(/* @vite-ignore */ alone)) as typeof module;

const gender = {
  label: 'Gender',
  help: 'It cannot be changed later.',
  options: [
    { value: 'Male', label: 'Male' },
    { value: 'Female', label: 'Female' },
  ],
  orientation: 'horizontal',
} as const;

/** The height of a place in a window of this width. The media query answers in a frame of its own, and React draws in the next. */
async function heightAt(width: number, place: Locator): Promise<number> {
  await page.viewport(width, 800);
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  return place.element().getBoundingClientRect().height;
}

function Form() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <input aria-label="First name" />
      <div style={{ height: '300vh' }} />
      <div data-testid="place" style={{ display: 'flow-root' }}>
        <Choice {...gender} value={value} onChange={setValue} />
      </div>
    </>
  );
}

test('a choice out of sight comes with the first key, as tall as its stand, and what is typed elsewhere stays', async () => {
  const screen = render(<Form />);
  const heights: number[] = [];
  const place = screen.getByTestId('place');
  for (const width of [390, 1024]) heights.push(await heightAt(width, place));
  expect(ChoicePart.hasCome()).toBe(false);
  expect(screen.getByRole('radio').elements()).toHaveLength(0);
  await userEvent.tab();
  await userEvent.keyboard('Nas');
  await expect.poll(() => screen.getByRole('radio').elements().length).toBe(2);
  await userEvent.keyboard('rin');
  await expect.element(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Nasrin');
  for (const width of [1024, 390]) expect(await heightAt(width, place)).toBe(heights.pop());
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('radio', { name: 'Male', exact: true })).toBeChecked();
});
