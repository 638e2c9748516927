import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Held } from '../../testing/words';
import { render } from '../../testing/render';
import { SearchField } from './SearchField';

const search = (
  <Held initial="Solheim">{(value, set) => <SearchField label="Search" value={value} onChange={set} />}</Held>
);

test('the cross clears it, and the person writes on', async () => {
  render(search);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('Lund');
  await expect.element(page.getByRole('searchbox')).toHaveValue('Lund');
});

test.each([
  ['en', 'Clear search'],
  ['fa', 'پاک کردن جست‌وجو'],
] as const)('the keyboard reaches the cross after the text (%s)', async (locale, name) => {
  render(search, { locale });
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
});

test('Escape clears it', async () => {
  render(search);
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
});
