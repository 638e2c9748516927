import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { IconButton } from '../IconButton/IconButton';
import { render } from '../../testing/render';
import { Menu } from './Menu';
import type { MenuItem } from './Menu';

const items: MenuItem[] = [
  { id: 'edit', label: 'Edit' },
  { id: 'resume', label: 'Resume', disabled: true },
  { id: 'delete', label: 'Delete', tone: 'danger' },
];
const trigger = <IconButton icon="more" label="More" />;
const button = () => page.getByRole('button', { name: 'More' });
const item = (name: string) => page.getByRole('menuitem', { name });

test.each(['en', 'fa'] as const)(
  'in %s the keyboard opens, walks past what is disabled and chooses',
  async (locale) => {
    const onSelect = vi.fn<() => void>();
    render(
      <Menu
        label="Actions"
        trigger={trigger}
        items={items.map((each) => (each.id === 'delete' ? { ...each, onSelect } : each))}
      />,
      { locale },
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('Edit')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('Delete')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(button()).toHaveFocus();
  },
);

test('a letter jumps to the item that begins with it, and Escape gives focus back', async () => {
  render(<Menu label="Actions" trigger={trigger} items={items} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menu', { name: 'More' })).toBeVisible();
  await userEvent.keyboard('d');
  await expect.element(item('Delete')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button()).toHaveFocus();
});

test('a section of choices ticks the one that holds and calls with another', async () => {
  const onChange = vi.fn<(id: string) => void>();
  render(
    <Menu
      label="Order"
      trigger={trigger}
      items={[{ id: 'order', label: 'Order by', labelShown: true, selected: 'edit', onChange, items }]}
    />,
  );
  await button().click();
  await expect.element(page.getByRole('group', { name: 'Order by' })).toBeVisible();
  await expect.element(page.getByRole('menuitemradio', { name: 'Edit' })).toHaveAttribute('aria-checked', 'true');
  await page.getByRole('menuitemradio', { name: 'Delete' }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('delete');
});

test('a link of the menu is followed inside the app', async () => {
  const navigate = vi.fn<(path: string) => void>();
  render(<Menu label="Account" trigger={trigger} items={[{ id: 'profile', label: 'Profile', href: '/profile' }]} />, {
    navigate,
  });
  await button().click();
  await item('Profile').click();
  expect(navigate.mock.calls[0]?.[0]).toBe('/profile');
});
