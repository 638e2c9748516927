import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { returnTo } from './scrollMemory';

const content = document.createElement('main');
const grow = (height: number) => {
  content.style.blockSize = `${height}px`;
};
/** Two frames: the layout that follows a change was looked at. */
const nextLook = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

beforeEach(() => {
  grow(innerHeight + 100);
  document.body.append(content);
  scrollTo(0, 0);
});

afterEach(() => {
  content.remove();
  vi.restoreAllMocks();
});

test('a page that is tall enough is returned to at once', async () => {
  grow(innerHeight + 2000);
  returnTo(900);
  await expect.poll(() => scrollY).toBe(900);
});

test('a page that grows late stands at its head until it is tall enough', async () => {
  scrollTo(0, 80);
  const ended = vi.fn();
  returnTo(900, ended);
  await expect.poll(() => scrollY).toBe(0);
  grow(innerHeight + 500);
  await nextLook();
  expect(scrollY).toBe(0);
  expect(ended).not.toHaveBeenCalled();
  grow(innerHeight + 2000);
  await expect.poll(() => scrollY).toBe(900);
  expect(ended).toHaveBeenCalledOnce();
});

test('a page is held in its place until what is awaited has come', async () => {
  const skeleton = document.createElement('span');
  skeleton.dataset['awaited'] = '';
  content.append(skeleton);
  const ended = vi.fn();
  grow(innerHeight + 2000);
  returnTo(900, ended);
  await expect.poll(() => scrollY).toBe(900);
  // What came instead is shorter, and then grows again.
  grow(innerHeight + 300);
  await nextLook();
  expect([scrollY, ended.mock.calls.length]).toEqual([300, 0]);
  skeleton.remove();
  grow(innerHeight + 1500);
  await expect.poll(() => scrollY).toBe(900);
  expect(ended).toHaveBeenCalledOnce();
});

test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
  'a person who goes on by %s is left alone',
  async (sign) => {
    returnTo(900);
    await nextLook();
    dispatchEvent(new Event(sign));
    grow(innerHeight + 2000);
    await nextLook();
    expect(scrollY).toBe(0);
  },
);

test('a page that grows much too late stays where it is', async () => {
  returnTo(900);
  await nextLook();
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
  grow(innerHeight + 500);
  await nextLook();
  vi.restoreAllMocks();
  grow(innerHeight + 2000);
  await nextLook();
  expect(scrollY).toBe(0);
});
