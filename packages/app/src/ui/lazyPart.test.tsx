import { type ComponentType, Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../mocks/render';
import { lazyPart } from './lazyPart';

afterEach(() => {
  globalThis.peykReloadOnce = undefined;
});

const Word = () => <p>here</p>;
const NotLoaded = () => <p>not loaded</p>;
const partOf = (load: () => Promise<ComponentType>) => lazyPart(load, NotLoaded);
const draw = (Part: ComponentType) =>
  render(
    <>
      <p>the rest</p>
      <Suspense fallback={<p>on its way</p>}>
        <Part />
      </Suspense>
    </>,
  );
const missing = () => Promise.reject(new Error('Offline'));

test('a part that does not come is told in its place, and the rest stays', async () => {
  draw(partOf(missing));
  await expect.element(page.getByText('not loaded')).toBeVisible();
  await expect.element(page.getByText('the rest')).toBeVisible();
});

test('a preload that fails reloads nothing, and the part is asked for again when it is drawn', async () => {
  const reload = vi.fn(async () => true);
  globalThis.peykReloadOnce = reload;
  const Part = partOf(vi.fn(async () => Word).mockImplementationOnce(missing));
  await Part.preload();
  draw(Part);
  await expect.element(page.getByText('here')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

test('what was preloaded is drawn at once', async () => {
  const Part = partOf(async () => Word);
  await Part.preload();
  draw(Part);
  expect(document.body.textContent).toContain('here');
});

test('while the page reloads for a newer version, the part stays on its way', async () => {
  const reload = vi.fn(async () => true);
  globalThis.peykReloadOnce = reload;
  draw(partOf(missing));
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  await expect.element(page.getByText('on its way')).toBeVisible();
  await expect.element(page.getByText('not loaded')).not.toBeInTheDocument();
});
