import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { lazyWithPreload } from './lazyWithPreload';
import { render } from '../mocks/render';

const Word = ({ word }: { word: string }) => <p>{word}</p>;

test('what was fetched before is drawn at once, without the fallback', async () => {
  const Later = lazyWithPreload(async () => Word);
  await Later.preload();
  const fallback = vi.fn(() => null);
  const Fallback = () => fallback();
  render(
    <Suspense fallback={<Fallback />}>
      <Later word="here" />
    </Suspense>,
  );
  await expect.element(page.getByText('here')).toBeVisible();
  expect(fallback).not.toHaveBeenCalled();
});

test('what was not is fetched once when it is drawn', async () => {
  const load = vi.fn(async () => Word);
  const Later = lazyWithPreload(load);
  render(
    <Suspense fallback="on its way">
      <Later word="one" />
      <Later word="two" />
    </Suspense>,
  );
  await expect.element(page.getByText('two')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});
