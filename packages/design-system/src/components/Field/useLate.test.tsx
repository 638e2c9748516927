import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render';
import { Select, type SelectProps } from '../Select/Select';
import { type LateCode, lateCode, useLate } from './useLate';

const options = ['Norway', 'Sweden', 'Denmark'].map((label) => ({ value: label, label }));
const field = () => page.getByRole('combobox', { name: 'Country', exact: true });
const another = () => page.getByRole('textbox', { name: 'Another' });

function Late({ code, onChange }: { code: LateCode<SelectProps>; onChange: (value: string) => void }): ReactNode {
  const [value, setValue] = useState('Norway');
  const { Found, failed, awaited, place, stand } = useLate(code);
  const choose = (chosen: string) => {
    setValue(chosen);
    onChange(chosen);
  };
  return (
    <>
      <div ref={place}>
        {Found ? (
          <Found label="Country" {...{ value, options }} onChange={choose} />
        ) : (
          <div {...stand}>
            <button type="button" role="combobox" aria-expanded={false} aria-label="Country" aria-controls="none">
              {failed ? 'Failed' : awaited ? 'Awaited' : value}
            </button>
          </div>
        )}
      </div>
      <input aria-label="Another" />
    </>
  );
}

/** A field whose code comes when told. */
function open() {
  const onChange = vi.fn<(value: string) => void>();
  const code = Promise.withResolvers<typeof Select>();
  const fetch = vi.fn<() => Promise<typeof Select>>(() => code.promise);
  render(<Late code={lateCode(fetch)} onChange={onChange} />);
  return { onChange, fetch, come: () => code.resolve(Select) };
}

test('its code is asked for with the first press on the page, and takes the place without taking focus', async () => {
  const { fetch, come } = open();
  expect(fetch).not.toHaveBeenCalled();
  await another().click();
  expect(fetch).toHaveBeenCalled();
  come();
  await expect.element(page.getByRole('combobox', { name: 'Country', exact: true })).toHaveTextContent('Norway');
  await expect.element(another()).toHaveFocus();
});

test('a press before its code has come opens it then', async () => {
  const { onChange, come } = open();
  await field().click();
  await expect.element(field()).toHaveTextContent('Awaited');
  come();
  await page.getByRole('option', { name: 'Denmark' }).click();
  expect(onChange.mock.calls).toEqual([['Denmark']]);
});

test('keys before its code has come are taken up then, and focus stays', async () => {
  const { onChange, come } = open();
  await userEvent.tab();
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  come();
  await expect.poll(() => onChange.mock.calls).toEqual([['Sweden']]);
  await expect.element(field()).toHaveFocus();
});

test('a tab goes on while its code is awaited', async () => {
  const { come } = open();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(another()).toHaveFocus();
  come();
  await expect.element(field()).toHaveTextContent('Norway');
  await expect.element(another()).toHaveFocus();
});

test('it is not replaced while it is pressed', async () => {
  const { fetch, come } = open();
  const stand = field().element();
  stand.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  come();
  // It would be replaced with the answer, and drawn in the next frame.
  await fetch.mock.results[0]?.value;
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(field().element()).toBe(stand);
  stand.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  await expect.poll(() => field().element()).not.toBe(stand);
});

test('where its code does not come it says so, and the next press asks again', async () => {
  const fetch = vi.fn<() => Promise<typeof Select>>().mockRejectedValue(new Error('Offline.'));
  render(<Late code={lateCode(fetch)} onChange={() => undefined} />);
  (field().element() as HTMLElement).click();
  await expect.element(field()).toHaveTextContent('Failed');
  fetch.mockReset().mockResolvedValue(Select);
  await field().click();
  await expect.element(page.getByRole('option', { name: 'Denmark' })).toBeVisible();
});
