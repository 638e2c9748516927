import { afterAll, vi } from 'vitest';

/** The descriptors of all keys of the global object, to detect replaced values. */
const globals = () =>
  new Map(Reflect.ownKeys(globalThis).map((key) => [key, Object.getOwnPropertyDescriptor(globalThis, key)]));

/** Getters are compared without calling them, because a getter may create its value lazily. */
const isOther = (one: PropertyDescriptor | undefined, two: PropertyDescriptor | undefined): boolean =>
  one === undefined || two === undefined || one.get !== two.get || !Object.is(one.value, two.value);

// Files share a process: a global that one of them replaces would affect the next.
const before = globals();
const environment = JSON.stringify(process.env);
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  const after = globals();
  const left = [...new Set([...before.keys(), ...after.keys()])]
    .filter((key) => isOther(before.get(key), after.get(key)))
    .map(String)
    // Vitest's own, and what Node creates lazily.
    .filter((key) => !key.startsWith('__vitest') && !key.startsWith('Symbol('));
  if (left.length > 0) throw new Error(`Left in the place of something global: ${left.join(', ')}`);
  if (JSON.stringify(process.env) !== environment) throw new Error('The environment is not as it was');
});
