import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Held } from '../../testing/words';
import { render } from '../../testing/render';
import { NumberField } from './NumberField';

type Change = (value: number | null) => void;

const field = (onChange: Change, label: string) => (
  <Held<number | null> initial={null}>
    {(value, set) => (
      <NumberField
        label={label}
        value={value}
        min={1}
        max={100}
        onChange={(next) => {
          set(next);
          onChange(next);
        }}
      />
    )}
  </Held>
);

test.each([
  ['Latin', '42'],
  ['Persian', '۴۲'],
  ['Arabic', '٤٢'],
])('%s digits are read as the same number', async (_script, typed) => {
  const onChange = vi.fn<Change>();
  render(field(onChange, 'Number'));
  await userEvent.fill(page.getByRole('textbox', { name: 'Number' }), typed);
  expect(onChange).toHaveBeenLastCalledWith(42);
  await expect.element(page.getByRole('textbox', { name: 'Number' })).toHaveValue('42');
});

test('a Persian page shows Persian digits', async () => {
  render(field(vi.fn<Change>(), 'تعداد'), { locale: 'fa' });
  await userEvent.fill(page.getByRole('textbox', { name: 'تعداد' }), '105');
  await expect.element(page.getByRole('textbox', { name: 'تعداد' })).toHaveValue('۱۰۵');
});

test('an emptied field is null and letters are nothing', async () => {
  const onChange = vi.fn<Change>();
  render(field(onChange, 'Number'));
  const input = page.getByRole('textbox', { name: 'Number' });
  await userEvent.fill(input, '7');
  await userEvent.fill(input, 'abc');
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('arrow keys step within the limits', async () => {
  const onChange = vi.fn<Change>();
  render(field(onChange, 'Number'));
  await userEvent.fill(page.getByRole('textbox', { name: 'Number' }), '100');
  await userEvent.keyboard('{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith(100);
  await userEvent.keyboard('{ArrowDown}');
  expect(onChange).toHaveBeenLastCalledWith(99);
});
