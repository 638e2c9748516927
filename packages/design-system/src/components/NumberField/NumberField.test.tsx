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

test('an emptied field is null', async () => {
  const onChange = vi.fn<Change>();
  render(field(onChange, 'Number'));
  const input = page.getByRole('textbox', { name: 'Number' });
  await userEvent.fill(input, '7');
  await userEvent.fill(input, '');
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test.each([
  ['en', '1e3', 'Enter a whole number in digits, such as 12.'],
  ['en', 'abc', 'Enter a whole number in digits, such as 12.'],
  ['en', '3.5', 'Enter a whole number in digits, such as 12.'],
  ['fa', '۱۲ نفر', 'عدد صحیح را با رقم بنویسید، مانند ۱۲.'],
] as const)('in %s %s stays as it was typed and is said to be no number', async (locale, typed, says) => {
  const onChange = vi.fn<Change>();
  render(field(onChange, 'Number'), { locale });
  const input = page.getByRole('textbox', { name: 'Number' });
  await userEvent.fill(input, typed);
  expect(onChange).toHaveBeenLastCalledWith(NaN);
  await userEvent.tab();
  await expect.element(input).toHaveValue(typed);
  await expect.element(input).toHaveAccessibleDescription(says);
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await userEvent.fill(input, '12');
  expect(onChange).toHaveBeenLastCalledWith(12);
  await expect.element(page.getByText(says)).not.toBeInTheDocument();
});

test.each(['-5', '−5', '-۵'])('%s is five below zero, and not five', async (typed) => {
  const onChange = vi.fn<Change>();
  render(field(onChange, 'Number'));
  await userEvent.fill(page.getByRole('textbox', { name: 'Number' }), typed);
  expect(onChange).toHaveBeenLastCalledWith(-5);
});

test('the first step after what is no number is the least number', async () => {
  const onChange = vi.fn<Change>();
  render(field(onChange, 'Number'));
  await userEvent.fill(page.getByRole('textbox', { name: 'Number' }), 'x');
  await userEvent.keyboard('{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith(1);
  await expect.element(page.getByRole('textbox', { name: 'Number' })).toHaveValue('1');
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
  ['fa', 'کاهش \u2068Number\u2069', 'افزایش \u2068Number\u2069', '۲ روز'],
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

test.each([undefined, '1 to 100'])('the unit is read with the field, beside the help %j', async (help) => {
  render(<NumberField label="Number" value={60} unit="minutes" help={help} onChange={vi.fn<Change>()} />);
  await expect
    .element(page.getByRole('textbox', { name: 'Number' }))
    .toHaveAccessibleDescription([help, 'minutes'].filter(Boolean).join(' '));
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
