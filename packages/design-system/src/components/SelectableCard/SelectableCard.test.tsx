import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render';
import { SelectableCard } from './SelectableCard';
import { SelectableCards } from './SelectableCards';

const items = [
  { value: 'a', title: 'Bridges', description: 'of steel' },
  { value: 'b', title: 'Dams', disabled: true },
  { value: 'c', title: 'Tunnels', meta: 'new' },
];

function Chooser({ heard }: { heard: (values: string[]) => void }) {
  const [values, setValues] = useState<string[]>([]);
  return (
    <SelectableCards
      label="Areas"
      items={items}
      values={values}
      onChange={(next) => {
        setValues(next);
        heard(next);
      }}
    />
  );
}

test('the whole card is the target', async () => {
  const onChange = vi.fn<(checked: boolean) => void>();
  render(<SelectableCard title="Bridges" description="of steel" checked={false} onChange={onChange} />);
  await page.getByText('of steel').click();
  expect(onChange).toHaveBeenCalledWith(true);
});

test('its name is the title alone; the rest describes it', async () => {
  render(<SelectableCard title="Bridges" description="of steel" meta="new" checked onChange={vi.fn<() => void>()} />);
  const card = page.getByRole('checkbox', { name: 'Bridges', exact: true });
  await expect.element(card).toHaveAccessibleDescription('new of steel');
  await expect.element(card).toBeChecked();
});

test.each(['en', 'fa'] as const)('in %s the keyboard chooses many and passes over the disabled one', async (locale) => {
  const heard = vi.fn<(values: string[]) => void>();
  render(<Chooser heard={heard} />, { locale });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await userEvent.tab();
  await expect.element(page.getByRole('checkbox', { name: 'Tunnels' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(heard.mock.lastCall).toEqual([['a', 'c']]);
  await userEvent.keyboard(' ');
  expect(heard.mock.lastCall).toEqual([['a']]);
});

test('an error describes each card of the group', async () => {
  render(
    <SelectableCards label="Areas" items={items} values={[]} onChange={vi.fn<() => void>()} error="Choose one." />,
  );
  await expect.element(page.getByRole('group', { name: 'Areas' })).toHaveAccessibleDescription('Choose one.');
  await expect.element(page.getByRole('checkbox', { name: 'Bridges' })).toHaveAttribute('aria-invalid', 'true');
});
