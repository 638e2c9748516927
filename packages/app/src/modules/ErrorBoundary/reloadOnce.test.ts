import { expect, test, vi } from 'vitest';
import { reloadOnce } from './reloadOnce';

/** A tab: its storage lives over reloads, whatever build each brings. */
function tab({ reachable = true, blocked = false } = {}) {
  const kept = new Map<string, string>();
  const reload = vi.fn();
  const open = (build: string) =>
    reloadOnce({
      build: () => build,
      storage: () => {
        if (blocked) throw new DOMException('blocked', 'SecurityError');
        return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
      },
      answers: async () => reachable,
      reload,
    });
  return { open, reload };
}

test('code that vanished reloads the page once, and a second time only in another build', async () => {
  const { open, reload } = tab();
  expect(await open('a.js')).toBe(true);
  expect(await open('a.js')).toBe(false);
  expect(await open('b.js')).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('two servers with two builds cannot make it loop', async () => {
  const { open, reload } = tab();
  for (let visit = 0; visit < 10; visit += 1) await open(visit % 2 ? 'a.js' : 'b.js');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('without a connection the page stays', async () => {
  const { open, reload } = tab({ reachable: false });
  expect(await open('a.js')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('where nothing can be remembered the page stays', async () => {
  const { open, reload } = tab({ blocked: true });
  expect(await open('a.js')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
