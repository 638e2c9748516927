import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../mocks/render';
import { beginSession } from '../session/session';
import { tokens } from '../session/tokens';
import { useKept } from './useKept';

function Counter({ name }: { name: string }) {
  const [count, setCount] = useKept(name, 0);
  return <button type="button" onClick={() => setCount(count + 1)}>{`${name}: ${count}`}</button>;
}

function Screens() {
  const [name, setName] = useState<string | null>('first');
  return (
    <>
      {name === null ? <p>Away</p> : <Counter key={name} name={name} />}
      {['first', 'second', null].map((to) => (
        <button key={to} type="button" onClick={() => setName(to)}>{`Go ${String(to)}`}</button>
      ))}
    </>
  );
}
const press = (name: string) => page.getByRole('button', { name }).click();

test('a screen that is opened again has what it had, another one its own, and a new page nothing', async () => {
  render(<Screens />, { locale: 'en' });
  await press('first: 0');
  await press('Go null');
  await expect.element(page.getByText('Away')).toBeVisible();
  await press('Go first');
  await expect.element(page.getByRole('button', { name: 'first: 1' })).toBeVisible();
  await press('Go second');
  await expect.element(page.getByRole('button', { name: 'second: 0' })).toBeVisible();
});

test('nothing of one session is there in the next', async () => {
  render(<Screens />, { locale: 'en' });
  await press('first: 0');
  await press('Go null');
  beginSession({ access: 'another', refresh: 'another' });
  await press('Go first');
  await expect.element(page.getByRole('button', { name: 'first: 0' })).toBeVisible();
  tokens.clear();
});
