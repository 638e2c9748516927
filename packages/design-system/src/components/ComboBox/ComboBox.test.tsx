import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Held } from '../../testing/words';
import { render } from '../../testing/render';
import { ComboBox } from './ComboBox';
import type { ComboBoxOption, ComboBoxProps } from './ComboBox';

const many = Array.from({ length: 30 }, (_, index) => ({ value: String(index), label: `University ${index}` }));
const field = () => page.getByRole('combobox', { name: 'University' });

/** A press by synthetic events: while Vitest waits for a real click, it advances fake timers. */
function press(element: Element) {
  const mouse = { bubbles: true, cancelable: true, pointerId: 1, pointerType: 'mouse', width: 1, height: 1, detail: 1 };
  for (const type of ['pointerdown', 'pointerup', 'click']) element.dispatchEvent(new PointerEvent(type, mouse));
}

const kept = (props: Partial<ComboBoxProps>, onSelect?: (option: ComboBoxOption) => void) => (
  <Held initial="">
    {(value, set) => (
      <ComboBox
        label="University"
        options={many}
        {...props}
        value={value}
        onChange={set}
        onSelect={(option) => {
          set(option.label);
          onSelect?.(option);
        }}
      />
    )}
  </Held>
);

test.each([
  ['en', 'The first 20 are shown. Type more to narrow the list.'],
  ['fa', '۲۰ مورد نخست نشان داده شده است. برای محدودتر شدن فهرست، بیشتر بنویسید.'],
] as const)('of more than 20 suggestions the first are shown, and that is said (%s)', async (locale, note) => {
  render(kept({}), { locale });
  await userEvent.fill(field(), 'Uni');
  await expect.element(page.getByRole('option', { name: 'University 19', exact: true })).toBeInTheDocument();
  expect(page.getByRole('option').elements()).toHaveLength(20);
  expect(page.getByText(note).elements().length).toBeGreaterThan(0);
});

test('of exactly 20 suggestions nothing more is said', async () => {
  render(kept({ options: many.slice(0, 20) }));
  await userEvent.fill(field(), 'Uni');
  await expect.element(page.getByRole('option', { name: 'University 19', exact: true })).toBeInTheDocument();
  expect(page.getByRole('option').elements()).toHaveLength(20);
  expect(page.getByText(/The first 20/).elements()).toEqual([]);
});

test('choosing one with a pointer tells which, and closes the list', async () => {
  const onSelect = vi.fn<(option: ComboBoxOption) => void>();
  render(kept({}, onSelect));
  await userEvent.fill(field(), 'Uni');
  await page.getByRole('option', { name: 'University 3', exact: true }).click();
  expect(onSelect.mock.calls).toEqual([[many[3]]]);
  await expect.element(field()).toHaveValue('University 3');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});

test.each(['en', 'fa'] as const)('arrows move, Enter chooses and the list closes (%s)', async (locale) => {
  const onSelect = vi.fn<(option: ComboBoxOption) => void>();
  render(kept({}, onSelect), { locale });
  await userEvent.tab();
  await userEvent.keyboard('U');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  expect(onSelect.mock.calls).toEqual([[many[1]]]);
  await expect.element(field()).toHaveValue('University 1');
  await expect.element(field()).toHaveFocus();
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});

test('the same suggestion can be chosen again after the field was emptied', async () => {
  const onSelect = vi.fn<(option: ComboBoxOption) => void>();
  function Collecting() {
    const [text, setText] = useState('');
    return (
      <ComboBox
        label="University"
        options={many}
        value={text}
        onChange={setText}
        onSelect={(option) => {
          onSelect(option);
          setText('');
        }}
      />
    );
  }
  render(<Collecting />);
  await userEvent.tab();
  for (const letter of ['U', 'n']) {
    await userEvent.keyboard(letter);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(field()).toHaveValue('');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  }
  expect(onSelect.mock.calls).toEqual([[many[0]], [many[0]]]);
});

test('BOT-45 the list closes 200 ms after the field was left, and not before', async () => {
  render(kept({}));
  await userEvent.tab();
  await userEvent.keyboard('Uni');
  await expect.element(page.getByRole('listbox')).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  field().element().blur();
  await vi.advanceTimersByTimeAsync(199);
  expect(page.getByRole('listbox').query()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});

test('BOT-45 a press on a suggestion chooses it although the field was left', async () => {
  const onSelect = vi.fn<(option: ComboBoxOption) => void>();
  render(kept({}, onSelect));
  await userEvent.tab();
  await userEvent.keyboard('Uni');
  const option = page.getByRole('option', { name: 'University 3', exact: true });
  await expect.element(option).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  field().element().blur();
  await vi.advanceTimersByTimeAsync(199);
  press(option.element());
  expect(onSelect.mock.calls).toEqual([[many[3]]]);
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});

test('A-61 Escape closes the list at once and keeps what was typed', async () => {
  render(kept({}));
  await userEvent.tab();
  await userEvent.keyboard('A school');
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(field()).toHaveValue('A school');
  await expect.element(field()).toHaveFocus();
});

test('free text stays in the field', async () => {
  render(
    <>
      {kept({ options: [] })}
      <button>Next</button>
    </>,
  );
  await userEvent.fill(field(), 'A school of my own');
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus();
  await expect.element(field()).toHaveValue('A school of my own');
});

test.each(['loading', 'empty'] as const)('%s is said in the open list', async (status) => {
  render(kept({ options: [], status, statusText: 'One moment' }));
  await userEvent.tab();
  await userEvent.keyboard('U');
  await expect.element(page.getByRole('listbox').getByText('One moment')).toBeVisible();
});

test('the keyboard reaches the retry of failed suggestions, and writing goes on', async () => {
  const onRetry = vi.fn<() => void>();
  render(kept({ options: [], status: 'failed', statusText: 'Suggestions did not arrive.', onRetry }));
  await userEvent.tab();
  await userEvent.keyboard('Sk');
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledOnce();
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveValue('Sk');
});
