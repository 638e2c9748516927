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

test.each([
  ['en', 'Decrease Number', 'Increase Number', '2 days'],
  ['fa', 'کاهش Number', 'افزایش Number', '۲ روز'],
] as const)('buttons step, are named and say the new number (%s)', async (locale, less, more, said) => {
  const onChange = vi.fn<Change>();
  render(
    <Held<number | null> initial={1}>
      {(value, set) => (
        <NumberField
          label="Number"
          value={value}
          min={1}
          max={2}
          stepper
          unit={locale === 'fa' ? 'روز' : 'days'}
          onChange={(next) => {
            set(next);
            onChange(next);
          }}
        />
      )}
    </Held>,
    { locale },
  );
  await expect.element(page.getByRole('button', { name: less })).toBeDisabled();
  await page.getByRole('button', { name: more }).click();
  expect(onChange).toHaveBeenLastCalledWith(2);
  await expect.element(page.getByText(said, { exact: true })).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: more })).toBeDisabled();
});

test.each(['en', 'fa'] as const)('the arrow keys do what the buttons do, by the same step (%s)', async (locale) => {
  const onChange = vi.fn<Change>();
  render(<NumberField label="Number" value={10} step={5} min={5} max={60} stepper onChange={onChange} />, { locale });
  await userEvent.tab();
  await expect.element(page.getByRole('textbox', { name: 'Number' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowDown}');
  expect(onChange.mock.calls).toEqual([[15], [5]]);
});

test('the first step in an empty field is the least number', async () => {
  const onChange = vi.fn<Change>();
  render(field(onChange, 'Number'));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith(1);
});
