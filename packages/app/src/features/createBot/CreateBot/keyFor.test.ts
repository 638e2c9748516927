import { expect, it } from 'vitest';
import { keyFor } from './keyFor';

it('the same bot keeps its key, so that a lost answer makes no second bot', () => {
  const first = keyFor({ name: 'Nordic' }, null);
  expect(first.key).toMatch(/^[0-9a-f]{32}$/);
  expect(keyFor({ name: 'Nordic' }, first).key).toBe(first.key);
});

it('another bot gets another key', () => {
  const first = keyFor({ name: 'Nordic' }, null);
  expect(keyFor({ name: 'Alpine' }, first).key).not.toBe(first.key);
});
