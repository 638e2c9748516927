import { expect, it } from 'vitest';
import { faultsOf } from './faults';
import { emptyWizard, nameLimit } from './types';

const form = { ...emptyWizard.form, name: 'Nordic', professors: 3 };

it.each([
  ['a rank', { ranks: [NaN, 50] as const }, { ranks: { kind: 'wholeNumber' } }],
  ['the number of publications', { minPublications: NaN }, { minPublications: { kind: 'wholeNumber' } }],
  ['a number of publications below none', { minPublications: -5 }, { minPublications: { kind: 'atLeast', limit: 0 } }],
  ['a name that is too long', { name: 'x'.repeat(nameLimit + 1) }, { name: { kind: 'tooLong', limit: nameLimit } }],
  ['professors below one', { professors: -5 }, { professors: { kind: 'atLeast', limit: 1 } }],
])('%s keeps the filters from being left', (_, part, faults) => {
  expect(faultsOf('filters', { ...form, ...part })).toEqual(faults);
});

it('nothing is wrong with a whole form', () => {
  expect(faultsOf('filters', { ...form, name: 'x'.repeat(nameLimit), minPublications: 0 })).toEqual({});
});
