import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render';
import { ChoiceCards } from './ChoiceCards';

const items = [
  { value: 'a', title: 'First', description: 'ready' },
  { value: 'b', title: 'Second', disabled: true },
  { value: 'c', title: 'Third' },
];

function Chooser() {
  const [value, setValue] = useState<string | null>('a');
  return <ChoiceCards label="Account" items={items} value={value} onChange={setValue} />;
}
const card = (name: string) => page.getByRole('radio', { name, exact: true });

test.each([
  ['en', '{ArrowRight}', '{ArrowLeft}'],
  ['fa', '{ArrowLeft}', '{ArrowRight}'],
] as const)(
  'in %s the arrow along the line chooses the next card, passing over the disabled one',
  async (locale, next, back) => {
    render(<Chooser />, { locale });
    await userEvent.tab();
    await expect.element(card('First')).toHaveFocus();
    await userEvent.keyboard(next);
    await expect.element(card('Third')).toHaveFocus();
    await expect.element(card('Third')).toBeChecked();
    await userEvent.keyboard(back);
    await expect.element(card('First')).toBeChecked();
  },
);

test('its name is the title alone; the rest describes it', async () => {
  render(<Chooser />);
  await expect.element(card('First')).toHaveAccessibleDescription('ready');
});

test('the whole card is the target', async () => {
  render(<Chooser />);
  await page.getByText('Third').click();
  await expect.element(card('Third')).toBeChecked();
});
