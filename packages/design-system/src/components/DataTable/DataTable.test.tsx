import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render';
import { DataTable } from './DataTable';

const columns = [
  { id: 'name', header: 'University' },
  { id: 'rank', header: 'Rank', align: 'end' as const },
];
const rows = [
  { id: '1', textValue: 'Kvarnby', cells: { name: 'Kvarnby Institute', rank: '41' } },
  { id: '2', textValue: 'Skagen', cells: { name: 'Skagen University', rank: '58' } },
];

function Chooser() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      label="Universities"
      columns={columns}
      rows={rows}
      selection={{
        selectedIds: chosen,
        onChange: (id, on) => setChosen(new Set(on ? [...chosen, id] : [...chosen].filter((other) => other !== id))),
      }}
    />
  );
}
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });

test('its first column names the row and each header its column', async () => {
  render(<DataTable label="Universities" columns={columns} rows={rows} />);
  await expect.element(page.getByRole('table', { name: 'Universities' })).toBeInTheDocument();
  await expect.element(page.getByRole('rowheader', { name: 'Kvarnby Institute' })).toBeInTheDocument();
  await expect.element(page.getByRole('columnheader', { name: 'Rank' })).toHaveAttribute('scope', 'col');
});

test.each(['en', 'fa'] as const)('in %s the keyboard ticks one row after the other', async (locale) => {
  render(<Chooser />, { locale });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await userEvent.tab();
  await expect.element(box('Skagen')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(box('Kvarnby')).toBeChecked();
  await expect.element(box('Skagen')).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(box('Skagen')).not.toBeChecked();
});

test('the checkbox of a row says what the row is', async () => {
  render(
    <DataTable
      label="Universities"
      columns={columns}
      rows={rows}
      rowLabel={({ textValue }) => `Choose ${textValue}`}
      selection={{ selectedIds: new Set(['2']), onChange: () => undefined }}
    />,
  );
  await expect.element(box('Choose Skagen')).toBeChecked();
});
