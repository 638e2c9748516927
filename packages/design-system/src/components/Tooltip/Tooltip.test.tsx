import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { IconButton } from '../IconButton/IconButton';
import { render } from '../../testing/render';
import { Tooltip } from './Tooltip';

const example = (
  <Tooltip label="Stops every bot">
    <IconButton icon="pause" label="Pause everything" />
  </Tooltip>
);
const button = () => page.getByRole('button', { name: 'Pause everything' });
const tooltip = () => page.getByRole('tooltip');

test('keyboard focus shows it as a description of its control, and Escape hides it', async () => {
  render(example);
  await userEvent.tab();
  await expect.element(tooltip()).toHaveTextContent('Stops every bot');
  await expect.element(button()).toHaveAccessibleDescription('Stops every bot');
  await userEvent.keyboard('{Escape}');
  await expect.element(tooltip()).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
});

test('a pointer that rests on the control shows it', async () => {
  render(example);
  await userEvent.hover(document.body, { position: { x: 400, y: 300 } });
  await button().hover();
  await expect.element(tooltip()).toBeVisible();
});
