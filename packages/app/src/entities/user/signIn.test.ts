import { expect, test } from 'vitest';
import { splitName } from './signIn';

test.each([
  ['Sara', { first_name: 'Sara', last_name: '' }],
  ['Ana Maria Lopez', { first_name: 'Ana', last_name: 'Maria Lopez' }],
  ['  Sara   Ahmadi  Nia ', { first_name: 'Sara', last_name: 'Ahmadi  Nia' }],
  ['', { first_name: '', last_name: '' }],
])('AUTH-08 AUTH-09 %j is split at its first space', (name, parts) => {
  expect(splitName(name)).toEqual(parts);
});
