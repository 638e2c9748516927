import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Held } from '../../testing/words';
import { render } from '../../testing/render';
import { RangeField } from './RangeField';

type Change = (value: [number, number]) => void;

const range = (onChange: Change, error?: string) => (
  <Held<[number, number]> initial={[100, 200]}>
    {(value, set) => (
      <RangeField
        label="World rank"
        help="Lower is better"
        min={1}
        max={500}
        minLabel="From rank"
        maxLabel="To rank"
        value={value}
        error={error}
        onChange={(next) => {
          set(next);
          onChange(next);
        }}
      />
    )}
  </Held>
);

test.each([
  ['en', '{ArrowRight}', '{ArrowLeft}'],
  ['fa', '{ArrowLeft}', '{ArrowRight}'],
] as const)(
  'arrows move a thumb on and back in reading direction, with named thumbs (%s)',
  async (locale, on, back) => {
    const onChange = vi.fn<Change>();
    render(range(onChange), { locale });
    await userEvent.tab();
    await expect.element(page.getByRole('slider', { name: 'From rank World rank', exact: true })).toHaveFocus();
    await userEvent.keyboard(on);
    expect(onChange).toHaveBeenLastCalledWith([101, 200]);
    await userEvent.keyboard(back);
    expect(onChange).toHaveBeenLastCalledWith([100, 200]);
    await userEvent.tab();
    await expect.element(page.getByRole('slider', { name: 'To rank World rank', exact: true })).toHaveFocus();
    await userEvent.keyboard(on);
    expect(onChange).toHaveBeenLastCalledWith([100, 201]);
    await userEvent.keyboard('{Home}');
    expect(onChange).toHaveBeenLastCalledWith([100, 100]);
    await userEvent.keyboard('{End}');
    expect(onChange).toHaveBeenLastCalledWith([100, 500]);
  },
);

test('a Persian thumb tells its number in Persian digits', async () => {
  render(range(vi.fn<Change>()), { locale: 'fa' });
  await expect
    .element(page.getByRole('slider', { name: 'From rank World rank', exact: true }))
    .toHaveAttribute('aria-valuetext', '۱۰۰');
});

test.each([
  ['Latin', '42'],
  ['Persian', '۴۲'],
  ['Arabic', '٤٢'],
])('%s digits are typed into the fields', async (_script, typed) => {
  const onChange = vi.fn<Change>();
  render(range(onChange), { locale: 'fa' });
  await userEvent.fill(page.getByRole('textbox', { name: 'From rank' }), typed);
  expect(onChange).toHaveBeenLastCalledWith([42, 200]);
  await expect.element(page.getByRole('textbox', { name: 'From rank' })).toHaveValue('۴۲');
});

test('a span typed upside down stays as typed while the thumbs keep their order', async () => {
  const onChange = vi.fn<Change>();
  render(range(onChange));
  await userEvent.fill(page.getByRole('textbox', { name: 'From rank' }), '300');
  expect(onChange).toHaveBeenLastCalledWith([300, 200]);
  await expect.element(page.getByRole('textbox', { name: 'From rank' })).toHaveValue('300');
  await expect.element(page.getByRole('slider', { name: 'From rank World rank', exact: true })).toHaveValue('200');
  await expect.element(page.getByRole('slider', { name: 'To rank World rank', exact: true })).toHaveValue('300');
});

test('a field can be emptied to write another number, and left empty it shows its last one', async () => {
  const onChange = vi.fn<Change>();
  render(range(onChange));
  const to = page.getByRole('textbox', { name: 'To rank' });
  await userEvent.click(to);
  await userEvent.keyboard('{End}{Backspace}{Backspace}{Backspace}');
  await expect.element(to).toHaveValue('');
  await userEvent.keyboard('7');
  await expect.element(to).toHaveValue('7');
  expect(onChange.mock.lastCall).toEqual([[100, 7]]);
  await userEvent.keyboard('{Backspace}');
  await userEvent.tab();
  await expect.element(to).toHaveValue('7');
});

test.each(['From rank', 'To rank'])('while the field %s is empty its last number still counts', async (name) => {
  const onChange = vi.fn<Change>();
  render(range(onChange));
  const field = page.getByRole('textbox', { name });
  await userEvent.fill(field, '');
  await expect.element(field).toHaveValue('');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  await expect.element(field).toHaveValue(name === 'From rank' ? '100' : '200');
});

test('help and error describe the group and both fields', async () => {
  render(range(vi.fn<Change>(), 'The first is larger.'));
  const says = 'Lower is better The first is larger.';
  await expect.element(page.getByRole('group', { name: 'World rank' }).first()).toHaveAccessibleDescription(says);
  await expect.element(page.getByRole('textbox', { name: 'To rank' })).toHaveAccessibleDescription(says);
});

test.each([
  ['From rank', [NaN, 200], '1'],
  ['To rank', [100, NaN], '500'],
] as const)('what is no number in %s stays as typed, and its thumb rests at its end', async (name, told, end) => {
  const onChange = vi.fn<Change>();
  render(range(onChange));
  const typed = page.getByRole('textbox', { name });
  await userEvent.fill(typed, '1e3');
  expect(onChange).toHaveBeenLastCalledWith([...told]);
  await userEvent.tab();
  await expect.element(typed).toHaveValue('1e3');
  await expect.element(page.getByRole('slider', { name: `${name} World rank`, exact: true })).toHaveValue(end);
  await expect.element(page.getByText('Enter a whole number in digits, such as 12.')).toBeVisible();
});
