import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from '../mocks/render';
import { returnTo, useScrollMemory } from './scrollMemory';

const content = document.createElement('main');
const grow = (height: number) => {
  content.style.blockSize = `${height}px`;
};
/** Two frames: the resize observer has run after a change of layout. */
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
  // The new content is shorter, and then grows again.
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

describe('the memory of a tab', () => {
  function Remembering() {
    useScrollMemory();
    return null;
  }
  const kept = () => JSON.parse(sessionStorage.getItem('peyk.scroll') ?? 'null') as unknown;

  /** A navigation history with these entries, and a page that restores scroll positions. */
  function history() {
    const navigation = Object.assign(new EventTarget(), { currentEntry: { key: 'list' } });
    vi.stubGlobal('navigation', navigation);
    onTestFinished(() => {
      vi.unstubAllGlobals();
      sessionStorage.removeItem('peyk.scroll');
    });
    const go = (key: string, navigationType: string) => {
      navigation.currentEntry = { key };
      navigation.dispatchEvent(Object.assign(new Event('currententrychange'), { navigationType }));
    };
    const scrollAway = async (top: number) => {
      scrollTo(0, top);
      await nextLook();
    };
    return { go, scrollAway };
  }

  beforeEach(() => grow(innerHeight + 2000));

  test('going back returns to where that page was left, and going on does not', async () => {
    const { go, scrollAway } = history();
    render(<Remembering />);
    await scrollAway(900);
    go('bot', 'push');
    await scrollAway(40);
    go('list', 'traverse');
    await expect.poll(() => scrollY).toBe(900);
    await nextLook();
    go('bot', 'traverse');
    await expect.poll(() => scrollY).toBe(40);
    await nextLook();
    go('list', 'push');
    await nextLook();
    expect(scrollY).toBe(40);
    go('never seen', 'traverse');
    await nextLook();
    expect(scrollY).toBe(40);
  });

  test('an address that is only put in order keeps the way back that is under way', async () => {
    const { go, scrollAway } = history();
    render(<Remembering />);
    await scrollAway(900);
    go('bot', 'push');
    grow(innerHeight + 100);
    await nextLook();
    go('list', 'traverse');
    go('list', 'replace');
    await nextLook();
    grow(innerHeight + 2000);
    await expect.poll(() => scrollY).toBe(900);
  });

  test('it outlives a reload, fifty pages long', async () => {
    const { go, scrollAway } = history();
    sessionStorage.setItem('peyk.scroll', JSON.stringify(Array.from({ length: 50 }, (_, at) => [`page ${at}`, at])));
    render(<Remembering />);
    await scrollAway(900);
    dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(kept()).toHaveLength(50);
    expect((kept() as unknown[]).at(0)).toEqual(['page 1', 1]);
    expect((kept() as unknown[]).at(-1)).toEqual(['list', 900]);
    go('page 49', 'traverse');
    await expect.poll(() => scrollY).toBe(49);
  });

  test.each(['not json', '{}', 'null'])('%j in the storage is nothing to return to', async (garbage) => {
    const { go } = history();
    sessionStorage.setItem('peyk.scroll', garbage);
    render(<Remembering />);
    go('bot', 'traverse');
    await nextLook();
    expect(scrollY).toBe(0);
  });
});
