import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Held } from '../../testing/words';
import { render } from '../../testing/render';
import { RadioGroup } from './RadioGroup';

const options = [
  { value: 'a', label: 'World' },
  { value: 'b', label: 'Country', help: 'Within one country' },
  { value: 'c', label: 'Name' },
];

const group = (onChange: (value: string) => void, orientation: 'vertical' | 'horizontal') => (
  <Held<string | null> initial="a">
    {(value, set) => (
      <RadioGroup
        label="Search mode"
        orientation={orientation}
        value={value}
        onChange={(next) => {
          set(next);
          onChange(next);
        }}
        options={options}
      />
    )}
  </Held>
);

test.each([
  ['en', '{ArrowRight}', '{ArrowLeft}'],
  ['fa', '{ArrowLeft}', '{ArrowRight}'],
] as const)('in a row the arrow along the line is the next one (%s)', async (locale, next, previous) => {
  const onChange = vi.fn<(value: string) => void>();
  render(group(onChange, 'horizontal'), { locale });
  await userEvent.tab();
  await expect.element(page.getByRole('radio', { name: 'World' })).toHaveFocus();
  await userEvent.keyboard(next);
  await userEvent.keyboard(next);
  await userEvent.keyboard(previous);
  expect(onChange.mock.calls.flat()).toEqual(['b', 'c', 'b']);
});

test.each(['en', 'fa'] as const)('in a column the arrows go down and up (%s)', async (locale) => {
  const onChange = vi.fn<(value: string) => void>();
  render(group(onChange, 'vertical'), { locale });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  expect(onChange.mock.calls.flat()).toEqual(['b', 'a']);
});

test('the help of a choice describes it and is not its name', async () => {
  render(group(() => undefined, 'vertical'));
  const choice = page.getByRole('radio', { name: 'Country', exact: true });
  await expect.element(choice).toHaveAccessibleDescription('Within one country');
});
