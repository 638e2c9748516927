import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Held } from '../../testing/words';
import { render } from '../../testing/render';
import { ComboBox } from './ComboBox';
import type { ComboBoxOption } from './ComboBox';

const many = Array.from({ length: 30 }, (_, index) => ({ value: String(index), label: `University ${index}` }));

test('at most 20 suggestions are shown and choosing one tells which', async () => {
  const onSelect = vi.fn<(option: ComboBoxOption) => void>();
  render(
    <Held initial="">
      {(value, set) => <ComboBox label="University" value={value} onChange={set} onSelect={onSelect} options={many} />}
    </Held>,
  );
  await userEvent.fill(page.getByRole('combobox', { name: 'University' }), 'Uni');
  await expect.element(page.getByRole('option', { name: 'University 19', exact: true })).toBeInTheDocument();
  expect(page.getByRole('option').elements()).toHaveLength(20);
  await page.getByRole('option', { name: 'University 3', exact: true }).click();
  expect(onSelect).toHaveBeenLastCalledWith(many[3]);
});

test('free text stays in the field', async () => {
  render(
    <Held initial="">
      {(value, set) => (
        <ComboBox label="University" value={value} onChange={set} onSelect={() => undefined} options={[]} />
      )}
    </Held>,
  );
  const input = page.getByRole('combobox', { name: 'University' });
  await userEvent.fill(input, 'A school of my own');
  await userEvent.tab();
  await expect.element(input).toHaveValue('A school of my own');
});

test('failed suggestions offer a retry', async () => {
  const onRetry = vi.fn<() => void>();
  render(
    <ComboBox
      label="University"
      value="Sk"
      onChange={() => undefined}
      onSelect={() => undefined}
      options={[]}
      status="failed"
      statusText="Suggestions did not arrive."
      onRetry={onRetry}
    />,
  );
  await page.getByRole('button', { name: 'Retry' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});
