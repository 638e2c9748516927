import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button';
import { render } from '../../testing/render';
import { Box } from '../../layout/Box';
import { Inline } from '../../layout/Inline';
import { Popover } from './Popover';
import type { PopoverProps } from './Popover';

const draw = (side?: PopoverProps['side']) => (
  <Box paddingY={96}>
    <Inline gap={0} justify="center">
      <Popover label="About the score" side={side} trigger={<Button>Why</Button>}>
        <Button>Inside</Button>
      </Popover>
    </Inline>
  </Box>
);
const trigger = () => page.getByRole('button', { name: 'Why' });
const panel = () => page.getByRole('dialog', { name: 'About the score' });

test('the keyboard opens it, focus moves in, and Escape gives it back', async () => {
  render(draw());
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel()).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Inside' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(trigger()).toHaveFocus();
});

test('a press outside closes it', async () => {
  render(draw());
  await trigger().click();
  await expect.element(panel()).toBeVisible();
  await userEvent.click(document.body, { position: { x: 4, y: 4 } });
  await expect.element(panel()).not.toBeInTheDocument();
});

test.each([
  ['en', 'start', 'left'],
  ['en', 'end', 'right'],
  ['fa', 'start', 'right'],
  ['fa', 'end', 'left'],
] as const)('in %s the %s is on the %s', async (locale, side, physical) => {
  render(draw(side), { locale });
  await trigger().click();
  await expect.element(panel()).toBeVisible();
  const button = trigger().element().getBoundingClientRect();
  const box = panel().element().getBoundingClientRect();
  expect(physical === 'left' ? box.right <= button.left : box.left >= button.right).toBe(true);
});
