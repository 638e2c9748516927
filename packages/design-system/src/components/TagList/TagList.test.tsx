import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render';
import { TagList } from './TagList';

const countries = [
  { id: 'no', label: 'Norway' },
  { id: 'se', label: 'Sweden' },
  { id: 'dk', label: 'Denmark' },
];

function Countries({ chosen = ['no', 'se', 'dk'], offers = false }: { chosen?: readonly string[]; offers?: boolean }) {
  const [ids, setIds] = useState(chosen);
  return (
    <TagList
      label="Countries"
      items={countries.filter(({ id }) => ids.includes(id))}
      onRemove={(gone) => setIds(ids.filter((id) => id !== gone))}
      suggestions={countries.filter(({ id }) => !ids.includes(id))}
      onAdd={offers ? (added) => setIds([...ids, added]) : undefined}
    />
  );
}

const button = (name: string) => page.getByRole('button', { name });

test.each(['en', 'fa'] as const)(
  'the keyboard alone removes chips, and focus goes to the next, the last, the list (%s)',
  async (locale) => {
    const remove = (name: string) => (locale === 'fa' ? `برداشتن \u2068${name}\u2069` : `Remove ${name}`);
    render(<Countries />, { locale });
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(button(remove('Sweden'))).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button(remove('Denmark'))).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(button(remove('Norway'))).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('list', { name: 'Countries' })).toHaveFocus();
  },
);

test('where the last chip goes, focus goes to the one before it', async () => {
  render(<Countries />);
  button('Remove Denmark').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Remove Sweden')).toHaveFocus();
});

test('a word on offer joins the chips and focus goes to the next offer', async () => {
  render(<Countries chosen={['no']} offers />);
  button('Add Sweden').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Remove Sweden')).toBeVisible();
  await expect.element(button('Add Denmark')).toHaveFocus();
});

test('who has gone on while a chip was being removed stays where they are', async () => {
  const come = Promise.withResolvers<void>();
  function Slow() {
    const [items, setItems] = useState(countries);
    return (
      <>
        <TagList
          label="Countries"
          items={items}
          onRemove={(gone) => void come.promise.then(() => setItems(items.filter(({ id }) => id !== gone)))}
        />
        <input aria-label="Search" />
      </>
    );
  }
  render(<Slow />);
  await button('Remove Sweden').click();
  await page.getByRole('textbox', { name: 'Search' }).click();
  come.resolve();
  await expect.element(button('Remove Sweden')).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});

test('a chip that stays keeps focus', async () => {
  const onRemove = vi.fn<(id: string) => void>();
  render(<TagList label="Countries" items={countries} onRemove={onRemove} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('no');
  await expect.element(button('Remove Norway')).toHaveFocus();
});

test('words only to read have no buttons', async () => {
  render(<TagList label="Countries" items={countries} />);
  await expect.element(page.getByRole('listitem').nth(2)).toHaveTextContent('Denmark');
  expect(page.getByRole('button').elements()).toEqual([]);
});
