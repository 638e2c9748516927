import { afterAll, vi } from 'vitest';

/** Where a key of the global object stands: the thing itself, so that another one in its place is seen. */
const globals = () =>
  new Map(Reflect.ownKeys(globalThis).map((key) => [key, Object.getOwnPropertyDescriptor(globalThis, key)]));

/** Getters are asked for by nobody: what they answer may be made at the first question. */
const isOther = (one: PropertyDescriptor | undefined, two: PropertyDescriptor | undefined): boolean =>
  one === undefined || two === undefined || one.get !== two.get || !Object.is(one.value, two.value);

// Files share a process: what one of them left in the place of something global, the next would meet.
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
    // Vitest's own, and what Node makes when it is first asked for.
    .filter((key) => !key.startsWith('__vitest') && !key.startsWith('Symbol('));
  if (left.length > 0) throw new Error(`Left in the place of something global: ${left.join(', ')}`);
  if (JSON.stringify(process.env) !== environment) throw new Error('The environment is not as it was');
});
