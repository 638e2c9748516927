import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../../../mocks/render';
import type * as module from './BirthDay';

// A module of its own: in another test the code may have come before.
const alone = './BirthDay.tsx?alone';
const { BirthDay } = (await import(/* @vite-ignore */ alone)) as typeof module;

function Form() {
  const [value, setValue] = useState<string | null>('1998-03-21');
  return (
    <>
      <input aria-label="First name" />
      <div style={{ height: '300vh' }} />
      <BirthDay label="Birth date" value={value} onChange={setValue} />
    </>
  );
}

test('the birth date comes with the first key, before the focus can reach it, and what is typed elsewhere stays', async () => {
  const screen = render(<Form />);
  const name = screen.getByRole('textbox', { name: 'First name' });
  await expect.element(screen.getByText('Birth date')).toBeInTheDocument();
  expect(screen.getByRole('spinbutton').elements()).toHaveLength(0);
  await userEvent.tab();
  await userEvent.keyboard('Nas');
  await expect.poll(() => screen.getByRole('spinbutton').elements().length).toBe(3);
  await userEvent.keyboard('rin');
  await expect.element(name).toHaveValue('Nasrin');
  await userEvent.tab();
  await expect.element(screen.getByRole('spinbutton').first()).toHaveFocus();
});
