import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render';
import { Held } from '../../testing/words';
import { Form } from '../Form/Form';
import type * as module from './LateSelect';

// A module of its own: in another test the code may have come before.
const alone = './LateSelect.tsx?alone';
const { LateSelect } = (await import(/* @vite-ignore */ alone)) as typeof module;

const options = [
  { value: 'no', label: 'Norway' },
  { value: 'se', label: 'Sweden' },
  { value: 'dk', label: 'Denmark' },
];
const field = () => page.getByRole('combobox', { name: 'Country', exact: true });

// First: the code of the list comes with the first use in this file.
test('before it is used it says and sends what it does afterwards', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(
    <Held<string | null> initial="no">
      {(value, set) => (
        <Form errors={{ country: 'Not taken.' }} onSubmit={() => undefined}>
          <LateSelect
            label="Country"
            name="country"
            required
            help="Universities follow from it."
            value={value}
            options={options}
            onChange={(next) => {
              set(next);
              onChange(next);
            }}
          />
        </Form>
      )}
    </Held>,
  );
  const stand = field().element();
  const isAsBefore = async () => {
    await expect.element(field()).toHaveTextContent('Norway');
    await expect.element(field()).toHaveAttribute('aria-required', 'true');
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
    await expect.element(field()).toHaveAttribute('aria-haspopup', 'listbox');
    await expect.element(field()).toHaveAccessibleDescription('Universities follow from it. Not taken.');
    expect(new FormData(document.querySelector('form')!).getAll('country')).toEqual(['no']);
  };
  await isAsBefore();
  const { height, width } = stand.getBoundingClientRect();
  await userEvent.tab();
  await expect.poll(() => field().element()).not.toBe(stand);
  await isAsBefore();
  expect(field().element().getBoundingClientRect()).toMatchObject({ height, width });
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.poll(() => onChange.mock.calls).toEqual([['se']]);
});

test('without a choice it says so', async () => {
  render(<LateSelect label="Country" value={null} onChange={() => undefined} options={options} />);
  await expect.element(field()).toHaveTextContent('Select');
});
