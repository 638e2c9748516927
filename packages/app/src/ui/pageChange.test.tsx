import { useToast } from '@peyk/design-system';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useLocation } from 'wouter';
import { render } from '../mocks/render';
import { mainId, usePageTitle, useRouteChange } from './pageChange';

function Pages() {
  const [path, navigate] = useLocation();
  const toast = useToast();
  useRouteChange(path);
  return (
    <>
      <button onClick={() => toast.show({ tone: 'danger', text: 'Not saved' })}>Fail</button>
      <button onClick={() => navigate('/letter')}>Letter</button>
      <button
        onClick={() => {
          toast.show({ tone: 'success', text: 'Saved', ofNextPage: true });
          navigate('/bot');
        }}
      >
        Save
      </button>
      <output>{path}</output>
    </>
  );
}

test('a message stays on its page, and one that leads to a page is shown there', async () => {
  const screen = render(<Pages />, { path: '/bots' });
  const shown = () => [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);
  await screen.getByRole('button', { name: 'Fail' }).click();
  await expect.poll(shown).toEqual(['Not saved']);
  await screen.getByRole('button', { name: 'Letter' }).click();
  await expect.element(screen.getByText('/letter')).toBeVisible();
  await expect.poll(shown).toEqual([]);
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('/bot', { exact: true })).toBeVisible();
  await expect.poll(shown).toEqual(['Saved']);
  await screen.getByRole('button', { name: 'Letter' }).click();
  await expect.poll(shown).toEqual([]);
});

test.each([
  ['en', 'Bots · Peyk'],
  ['fa', '\u2068Bots\u2069 · پیک'],
] as const)('in %s a page is named in the browser, and again when its name is known', async (locale, first) => {
  function Named() {
    const [name, setName] = useState('Bots');
    usePageTitle(name);
    return <button onClick={() => setName('Nordic bridges')}>Load</button>;
  }
  const screen = render(<Named />, { locale });
  await expect.poll(() => document.title).toBe(first);
  await screen.getByRole('button', { name: 'Load' }).click();
  await expect.poll(() => document.title).toBe(first.replace('Bots', 'Nordic bridges'));
});

test('a change of page leads focus to the main region and the view to its top; a way back leaves the view', async () => {
  const scroll = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
  onTestFinished(() => scroll.mockRestore());
  const screen = render(
    <main id={mainId} tabIndex={-1}>
      <Pages />
    </main>,
    { path: '/bots' },
  );
  const main = screen.getByRole('main');
  await expect.element(screen.getByText('/bots')).toBeVisible();
  await expect.element(main).not.toHaveFocus();
  expect(scroll).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Letter' }).click();
  await expect.element(main).toHaveFocus();
  expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0);
  dispatchEvent(new PopStateEvent('popstate'));
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('/bot', { exact: true })).toBeVisible();
  await expect.element(main).toHaveFocus();
  expect(scroll).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: 'Letter' }).click();
  await expect.element(screen.getByText('/letter')).toBeVisible();
  await expect.poll(() => scroll.mock.calls).toHaveLength(2);
});
