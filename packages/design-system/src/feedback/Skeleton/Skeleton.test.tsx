import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render';
import { Skeleton } from './Skeleton';
import { SkeletonCard } from './SkeletonCard';
import { SkeletonRows } from './SkeletonRows';

test('shapes say nothing', async () => {
  const place = render(<Skeleton shape="text" lines={3} />);
  expect(place.querySelector('[aria-hidden=true]')!.children).toHaveLength(3);
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});

test.each([
  ['rows', <SkeletonRows key="1" rows={3} label="Loading bots" />],
  ['a card', <SkeletonCard key="2" label="Loading bots" block />],
])('%s say once what is being fetched', (_name, element) => {
  const place = render(element);
  expect(place.querySelectorAll('[role=status]')).toHaveLength(1);
  expect(place.textContent).toBe('Loading bots');
});

test('nothing moves for those who asked for stillness', () => {
  const place = render(<Skeleton shape="block" />);
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  expect(place.getAnimations({ subtree: true })).toEqual([]);
});
