import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button';
import { List } from '../List/List';
import { render } from '../../testing/render';
import { ListRow } from './ListRow';

test('the rows of a list are counted under its name', async () => {
  render(
    <List label="My Bots">
      <ListRow title="One" />
      <ListRow title="Two" />
    </List>,
  );
  const items = page.getByRole('list', { name: 'My Bots' }).getByRole('listitem');
  await expect.element(items.nth(1)).toHaveTextContent('Two');
  expect(items.elements()).toHaveLength(2);
});

test.each(['en', 'fa'] as const)(
  'in %s the keyboard goes from the row to its own buttons and does either',
  async (locale) => {
    const navigate = vi.fn<(path: string) => void>();
    const onPause = vi.fn<() => void>();
    render(
      <List label="۱">
        <ListRow href="/bots/1" title="پل" trailing={<Button onPress={onPause}>توقف موقت</Button>} />
      </List>,
      { locale, navigate },
    );
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'پل', exact: true })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(navigate).toHaveBeenCalledWith('/bots/1', undefined);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(onPause).toHaveBeenCalledOnce();
  },
);

test('a press anywhere on a row that acts calls back once; a press on its button does not reach it', async () => {
  const onPress = vi.fn<() => void>();
  render(
    <List label="Rows">
      <ListRow onPress={onPress} title="Open" description="Norway" trailing={<Button>Pause</Button>} />
    </List>,
  );
  await page.getByRole('listitem').click({ position: { x: 12, y: 12 } });
  expect(onPress).toHaveBeenCalledOnce();
  await page.getByRole('button', { name: 'Pause' }).click();
  expect(onPress).toHaveBeenCalledOnce();
});

test('a row is tinted while the pointer is on it, not while it is on one of its buttons', async () => {
  const place = render(
    <List label="Rows">
      <ListRow href="/bots/1" title="Open" trailing={<Button>Pause</Button>} />
    </List>,
  );
  const row = place.querySelector('li')!;
  const rest = getComputedStyle(row).backgroundColor;
  await page.getByRole('button', { name: 'Pause' }).hover();
  expect(getComputedStyle(row).backgroundColor).toBe(rest);
  await page.getByRole('listitem').hover({ position: { x: 12, y: 12 } });
  await expect.poll(() => getComputedStyle(row).backgroundColor).not.toBe(rest);
});
