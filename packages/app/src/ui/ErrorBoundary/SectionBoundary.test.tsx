import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../mocks/render';
import { ErrorBoundary } from './ErrorBoundary';
import { ScreenNotLoaded } from './ScreenNotLoaded';
import { SectionBoundary } from './SectionBoundary';

// React logs every error that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

function Broken({ error }: { error: Error }): never {
  throw error;
}

/** A page with a section that throws until its data are refetched. */
function Healing() {
  const [healed, setHealed] = useState(false);
  return (
    <>
      <SectionBoundary onRetry={() => setHealed(true)}>
        {healed ? <p>Found again</p> : <Broken error={new TypeError('x is undefined')} />}
      </SectionBoundary>
      <p>The rest</p>
    </>
  );
}

test('a section that breaks leaves the rest of the page as it was, and says nothing of the error itself', async () => {
  render(<Healing />);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/This part of the page could not be shown/);
  await expect.element(page.getByText('The rest')).toBeVisible();
  expect(document.body.textContent).not.toContain('x is undefined');
});

test('a section that broke is drawn again with what is asked for again', async () => {
  render(<Healing />);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Found again')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('code that did not come is told by the page, not by a section of it', async () => {
  render(
    <ErrorBoundary place="/bots">
      <SectionBoundary>
        <Broken error={new ScreenNotLoaded('A screen could not be loaded')} />
      </SectionBoundary>
    </ErrorBoundary>,
  );
  await expect.element(page.getByText('No connection')).toBeVisible();
});
