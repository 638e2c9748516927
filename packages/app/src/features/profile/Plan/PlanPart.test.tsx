import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MockStudentProfile } from '../../../mocks/fixtures/user';
import { render } from '../../../mocks/render';
import { serve } from '../../../mocks/serve';
import type * as module from './PlanPart';

// A module of its own: in another test the code may have come before.
const alone = './PlanPart.tsx?alone';
const { PlanForm, PlanPart } = (await import(/* @vite-ignore */ alone)) as typeof module;

/** The media query answers in a frame of its own, and React draws in the next. */
async function heightAt(width: number, place: Element): Promise<number> {
  await page.viewport(width, 800);
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  return place.getBoundingClientRect().height;
}

test('the plan out of sight comes with the first key, about as tall as its stand, and the keys reach it', async () => {
  serve({ 'GET /api/student/profile/edit/': () => Response.json(MockStudentProfile) });
  const screen = render(
    <>
      <input aria-label="First name" />
      <div style={{ height: '400vh' }} />
      <PlanPart />
    </>,
    { path: '/profile' },
  );
  const card = screen.getByRole('region', { name: 'Your plan' }).element();
  const widths = [390, 1024];
  const heights: number[] = [];
  for (const width of widths) heights.push(await heightAt(width, card));
  expect(PlanForm.hasCome()).toBe(false);
  await userEvent.tab();
  await userEvent.keyboard('Nas');
  await expect.element(screen.getByRole('button', { name: 'Save plan' })).toBeVisible();
  await userEvent.keyboard('rin');
  await expect.element(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Nasrin');
  for (const [index, width] of widths.entries()) {
    const now = await heightAt(width, card);
    expect(Math.abs(now - (heights[index] ?? 0)), `${now} at ${width}, ${heights[index]} before`).toBeLessThan(4);
  }
  await userEvent.tab();
  expect(card.contains(document.activeElement)).toBe(true);
});
