import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render';
import { List } from '../List/List';
import { ListRow } from '../ListRow/ListRow';
import { MoveHandle } from './MoveHandle';

function Letters() {
  const [order, setOrder] = useState(['a', 'b', 'c', 'd']);
  return (
    <List label="Letters">
      {order.map((name, at) => (
        <ListRow
          key={name}
          title={name}
          leading={
            <MoveHandle
              label={`Move ${name}`}
              position={at + 1}
              count={order.length}
              onMove={(position) => {
                const others = order.filter((other) => other !== name);
                setOrder([...others.slice(0, position - 1), name, ...others.slice(position - 1)]);
              }}
            />
          }
        />
      ))}
    </List>
  );
}
const order = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent.charAt(textContent.length - 1))
    .join('');
const handle = (name: string) => page.getByRole('button', { name: `Move ${name}` });
const element = (name: string) => {
  const found = handle(name).element().parentElement;
  if (!found) throw new Error(`There is no handle of ${name}.`);
  return found;
};

test('a row moves with the arrow keys, Home and End, and the handle keeps focus', async () => {
  render(<Letters />);
  (handle('b').element() as HTMLElement).focus();
  for (const [key, wanted] of [
    ['{ArrowDown}', 'acbd'],
    ['{End}', 'acdb'],
    ['{ArrowDown}', 'acdb'],
    ['{ArrowUp}', 'acbd'],
    ['{Home}', 'bacd'],
    ['{ArrowUp}', 'bacd'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.poll(order).toBe(wanted);
    await expect.element(handle('b')).toHaveFocus();
  }
});

test.each([
  ['en', 'Drag, or use the up and down arrow keys.', 'Position 2 of 4'],
  ['fa', 'آن را بکشید یا از کلیدهای جهت بالا و پایین استفاده کنید.', 'جایگاه ۲ از ۴'],
] as const)('it says in %s how to use it, and where the row has gone', async (locale, help, said) => {
  render(<Letters />, { locale });
  await expect.element(handle('a')).toHaveAccessibleDescription(help);
  (handle('a').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => document.body.textContent).toContain(said);
});

test('a row is dragged by its button with a real pointer', async () => {
  render(<Letters />);
  const last = page.getByRole('listitem').nth(3);
  await userEvent.dragAndDrop(handle('a'), last, { targetPosition: { x: 12, y: 20 } });
  await expect.poll(order).toBe('bcad');
});

/** Presses on a handle and moves the pointer by so many rows. */
function drag(name: string, rows: number) {
  const target = element(name);
  target.setPointerCapture = () => undefined;
  const height = target.closest('li')?.getBoundingClientRect().height ?? 0;
  const { left, top } = target.getBoundingClientRect();
  const at = { bubbles: true, isPrimary: true, pointerId: 1, clientX: left + 4 };
  target.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientY: top + 4 }));
  target.dispatchEvent(new PointerEvent('pointermove', { ...at, clientY: top + 4 + height * rows }));
  return {
    drop: () => target.dispatchEvent(new PointerEvent('pointerup', { ...at, clientY: top + 4 + height * rows })),
  };
}

test.each([
  ['a', 1.1, 'bacd'],
  ['a', 9, 'bcda'],
  ['d', -2.1, 'adbc'],
  ['c', 0.2, 'abcd'],
])('%s dragged by %d rows gives %s', async (name, rows, wanted) => {
  render(<Letters />);
  await expect.element(handle('d')).toBeVisible();
  drag(name, rows).drop();
  await expect.poll(order).toBe(wanted);
  expect(document.querySelectorAll('[data-dragging], [data-drop]')).toHaveLength(0);
});

test('Escape puts a dragged row back', async () => {
  render(<Letters />);
  await expect.element(handle('d')).toBeVisible();
  const { drop } = drag('a', 2.2);
  expect(document.querySelectorAll('[data-dragging]')).toHaveLength(1);
  expect(document.querySelector('[data-drop="after"]')?.textContent.endsWith('c')).toBe(true);
  element('a').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  drop();
  expect(order()).toBe('abcd');
  expect(document.querySelectorAll('[data-dragging], [data-drop]')).toHaveLength(0);
});
