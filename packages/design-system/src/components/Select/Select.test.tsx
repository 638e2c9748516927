import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Held } from '../../testing/words';
import { render } from '../../testing/render';
import { Select } from './Select';

const options = [
  { value: 'no', label: 'Norway', description: '7 universities' },
  { value: 'se', label: 'Sweden' },
  { value: 'dk', label: 'Denmark' },
];

const select = (onChange = (_: string) => undefined as void) => (
  <Held<string | null> initial="no">
    {(value, set) => (
      <Select
        label="Country"
        required
        help="Universities follow from it."
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

const field = () => page.getByRole('combobox', { name: 'Country', exact: true });

test('its name is the label alone, and the choice is its value', async () => {
  render(select());
  await expect.element(field()).toHaveTextContent('Norway');
  await expect.element(field()).toHaveAttribute('aria-required', 'true');
  await expect.element(field()).toHaveAccessibleDescription('Universities follow from it.');
});

test.each(['en', 'fa'] as const)('arrows move, Enter chooses and focus returns (%s)', async (locale) => {
  const onChange = vi.fn<(value: string) => void>();
  render(select(onChange), { locale });
  await userEvent.tab();
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { name: 'Norway 7 universities' })).toHaveFocus();
  await expect
    .element(page.getByRole('option', { name: 'Norway 7 universities' }))
    .toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  expect(onChange.mock.calls).toEqual([['se']]);
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveTextContent('Sweden');
});

test('Escape closes it and changes nothing', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(select(onChange));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(field()).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});

test('an arrow with a modifier is left to the browser', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(select(onChange), { locale: 'fa' });
  await userEvent.tab();
  const trigger = page.getByRole('combobox').element();
  const pressed = new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true });
  trigger.dispatchEvent(pressed);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => onChange.mock.calls).toEqual([['se']]);
});

test.each([
  ['en', '{ArrowRight}{ArrowRight}{ArrowLeft}'],
  ['fa', '{ArrowLeft}{ArrowLeft}{ArrowRight}'],
] as const)('on the closed field the arrow of the reading direction goes on (%s)', async (locale, keys) => {
  const onChange = vi.fn<(value: string) => void>();
  render(select(onChange), { locale });
  await userEvent.tab();
  await userEvent.keyboard(keys);
  await expect.poll(() => onChange.mock.calls).toEqual([['se'], ['dk'], ['se']]);
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});

test('on the closed field without a choice the arrow of the reading direction begins with the first', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<Select label="Country" value={null} onChange={onChange} options={options} />, { locale: 'fa' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => onChange.mock.calls).toEqual([['no']]);
});

test('on the closed field the arrow goes no further than either end', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(select(onChange), { locale: 'fa' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await expect.poll(() => onChange.mock.calls).toEqual([['se'], ['dk']]);
});

test('letters typed on the closed field choose', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(select(onChange));
  await userEvent.tab();
  await userEvent.keyboard('den');
  expect(onChange).toHaveBeenLastCalledWith('dk');
});

test('a message is told with the field', async () => {
  render(
    <Select label="Country" value={null} onChange={() => undefined} options={options} error="Select a country." />,
  );
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field()).toHaveAccessibleDescription('Select a country.');
  await expect.element(field()).toHaveTextContent('Select');
});

test('groups have a heading that assistive technology reads, and arrows go from one to the next', async () => {
  const grouped = [
    { value: 'no', label: 'Norway', group: 'With universities' },
    { value: 'ad', label: 'Andorra', group: 'All countries' },
  ];
  const onChange = vi.fn<(value: string) => void>();
  render(<Select label="Country" value="no" onChange={onChange} options={grouped} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  const all = page.getByRole('group', { name: 'All countries' });
  await expect.element(all.getByRole('option', { name: 'Andorra' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange.mock.calls).toEqual([['ad']]);
});
