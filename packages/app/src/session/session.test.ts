import { expect, test } from 'vitest';
import { splitName } from './session';

test.each([
  ['Sara', { first_name: 'Sara', last_name: '' }],
  ['  Sara   Ahmadi  Nia ', { first_name: 'Sara', last_name: 'Ahmadi Nia' }],
  ['', { first_name: '', last_name: '' }],
])('%j is split at its first space', (name, parts) => {
  expect(splitName(name)).toEqual(parts);
});
