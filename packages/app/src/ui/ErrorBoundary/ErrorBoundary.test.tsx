import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../mocks/render';
import { ErrorBoundary } from './ErrorBoundary';
import { ScreenNotLoaded } from './ScreenNotLoaded';

// React logs every error that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

function Broken({ error }: { error: Error }): never {
  throw error;
}

test('ERR-60 ROUTE-27 a render failure shows the exact words and two ways out', async () => {
  render(
    <ErrorBoundary place="/bots">
      <Broken error={new TypeError('x is undefined')} />
    </ErrorBoundary>,
    { path: '/bots' },
  );
  await expect.element(page.getByRole('heading', { name: 'Unexpected Application Error' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to homepage' })).toHaveAttribute('href', '/');
  expect(document.title).toBe('Unexpected Application Error · Peyk');
  expect(document.body.textContent).not.toContain('x is undefined');
});

test('ERR-60 the start page itself does not lead to the start page', async () => {
  render(
    <ErrorBoundary place="/">
      <Broken error={new Error('boom')} />
    </ErrorBoundary>,
    { path: '/' },
  );
  await expect.element(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});

test('ERR-60 in Persian it is said in Persian', async () => {
  render(
    <ErrorBoundary place="/bots">
      <Broken error={new Error('boom')} />
    </ErrorBoundary>,
    { locale: 'fa', path: '/bots' },
  );
  await expect.element(page.getByRole('heading', { name: 'خطای غیرمنتظرهٔ برنامه' })).toBeVisible();
});

/** One page that throws and one that does not. */
function Walk() {
  const [place, setPlace] = useState('/broken');
  return (
    <>
      <button type="button" onClick={() => setPlace('/whole')}>
        elsewhere
      </button>
      <ErrorBoundary place={place}>
        {place === '/broken' ? <Broken error={new Error('boom')} /> : <p>All is well</p>}
      </ErrorBoundary>
    </>
  );
}

test('ROUTE-27 going elsewhere is a way out', async () => {
  render(<Walk />);
  await expect.element(page.getByText('Unexpected Application Error')).toBeVisible();
  await page.getByRole('button', { name: 'elsewhere' }).click();
  await expect.element(page.getByText('All is well')).toBeVisible();
});

test('a screen whose code did not come is no crash: it says so and can be asked for again', async () => {
  render(
    <ErrorBoundary place="/bots">
      <Broken error={new ScreenNotLoaded('A screen could not be loaded')} />
    </ErrorBoundary>,
    { path: '/bots' },
  );
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(page.getByText('Unexpected Application Error')).not.toBeInTheDocument();
});
