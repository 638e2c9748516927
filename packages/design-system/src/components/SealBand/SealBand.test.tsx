import { createRef } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button';
import { render } from '../../testing/render';
import { SealBand } from './SealBand';

const actions = (
  <>
    <Button tone="primary">Approve</Button>
    <Button>Save</Button>
    <Button tone="quiet">Skip</Button>
  </>
);

test.each(['en', 'fa'] as const)(
  'in %s it is a named region and Tab reaches the act before the ways out',
  async (locale) => {
    render(<SealBand title="You approve this exact text" actions={actions} />, { locale });
    await expect.element(page.getByRole('region', { name: 'You approve this exact text' })).toBeVisible();
    for (const name of ['Approve', 'Save', 'Skip']) {
      await userEvent.tab();
      await expect.element(page.getByRole('button', { name })).toHaveFocus();
    }
  },
);

test('its title can take focus after the act has changed what it says', () => {
  const title = createRef<HTMLHeadingElement>();
  render(<SealBand title="Sent" titleRef={title} actions={null} />);
  title.current?.focus();
  expect(document.activeElement).toBe(title.current);
});

test('on a phone the act has a line of its own and the ways out share the next', async () => {
  const { innerWidth, innerHeight } = window;
  await page.viewport(320, 640);
  render(<SealBand title="You approve this exact text" actions={actions} />);
  const [act, save, skip] = ['Approve', 'Save', 'Skip'].map((name) =>
    page.getByRole('button', { name }).element().getBoundingClientRect(),
  );
  expect(save?.top).toBe(skip?.top);
  expect(act?.bottom).toBeLessThan(save?.top ?? 0);
  expect(act?.left).toBe(save?.left);
  expect(act?.right).toBe(skip?.right);
  await page.viewport(innerWidth, innerHeight);
});
