import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button';
import { render } from '../../testing/render';
import { Drawer } from './Drawer';
import type { DrawerProps } from './Drawer';

function Example({ side }: Pick<DrawerProps, 'side'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Drawer open={open} side={side} title="Menu" onClose={() => setOpen(false)}>
        <Button>Inside</Button>
      </Drawer>
    </>
  );
}
const drawer = () => page.getByRole('dialog', { name: 'Menu' });

test.each(['en', 'fa'] as const)('in %s focus moves in, stays in and returns to the button', async (locale) => {
  render(<Example />, { locale });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(drawer()).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Inside' })).toHaveFocus();
  await userEvent.tab();
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/Close|بستن/);
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('a press outside closes it', async () => {
  render(<Example side="start" />);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(drawer()).toBeVisible();
  await userEvent.click(document.body, { position: { x: window.innerWidth - 4, y: 4 } });
  await expect.element(drawer()).not.toBeInTheDocument();
});

test.each([
  ['en', 'start', 'left'],
  ['en', 'end', 'right'],
  ['fa', 'start', 'right'],
  ['fa', 'end', 'left'],
] as const)('in %s the %s is the %s edge', async (locale, side, physical) => {
  render(<Example side={side} />, { locale });
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(drawer()).toBeVisible();
  const edge = () => {
    const box = drawer().element().getBoundingClientRect();
    return Math.round(physical === 'left' ? box.left : window.innerWidth - box.right);
  };
  // The border of the panel is between it and the edge.
  await expect.poll(edge).toBe(1);
});
