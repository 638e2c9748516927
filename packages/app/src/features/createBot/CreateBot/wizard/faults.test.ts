import { expect, it } from 'vitest';
import { universitiesLimit } from '../../../../entities/bot/search/finder';
import { faultsOf, firstFaultyStep } from './faults';
import { emptyWizard, nameLimit } from './types';

const form = { ...emptyWizard.form, name: 'Nordic', professors: 3 };

it.each([
  ['a rank', { ranks: [NaN, 50] as const }, { ranks: { code: 'wholeNumber' } }],
  ['a rank at the other end', { ranks: [1, NaN] as const }, { ranks: { code: 'wholeNumber' } }],
  [
    'ranks upside down in a country',
    { mode: 'local' as const, ranks: [9, 8] as const },
    { ranks: { code: 'ranksUpsideDown' } },
  ],
  ['no number of professors', { professors: null }, { professors: { code: 'required' } }],
  ['the number of publications', { minPublications: NaN }, { minPublications: { code: 'wholeNumber' } }],
  [
    'a number of publications below none',
    { minPublications: -5 },
    { minPublications: { code: 'minimum', params: { limit: 0 } } },
  ],
  [
    'a name that is too long',
    { name: 'x'.repeat(nameLimit + 1) },
    { name: { code: 'maxLength', params: { limit: nameLimit } } },
  ],
  ['MAT-03 no number of emails', { targets: null }, { targets: { code: 'required' } }],
  ['MAT-03 emails below one', { targets: 0 }, { targets: { code: 'minimum', params: { limit: 1 } } }],
  ['MAT-03 emails above fifty', { targets: 51 }, { targets: { code: 'maximum', params: { limit: 50 } } }],
  ['professors below one', { professors: -5 }, { professors: { code: 'minimum', params: { limit: 1 } } }],
])('%s keeps the filters from being left', (_, part, faults) => {
  expect(faultsOf('filters', { ...form, ...part })).toEqual(faults);
});

it('nothing is wrong with a whole form', () => {
  expect(faultsOf('filters', { ...form, name: 'x'.repeat(nameLimit), minPublications: 0 })).toEqual({});
});

it('at most five hundred universities are chosen', () => {
  const selected = Array.from({ length: universitiesLimit }, (_, id) => ({ id, name: `University ${id}` }));
  expect(faultsOf('filters', { ...form, selected })).toEqual({});
  expect(faultsOf('filters', { ...form, selected: [...selected, { id: 501, name: 'Oslo' }] })).toEqual({
    universities: { code: 'tooManyUniversities' },
  });
});

it('A-42 the first step that lacks something is the one to show', () => {
  const area = { id: 31, name: 'Sensors' };
  expect(firstFaultyStep(emptyWizard.form)).toBe('research');
  expect(firstFaultyStep({ ...emptyWizard.form, area })).toBe('filters');
  expect(firstFaultyStep({ ...form, area })).toBe('gmail');
  expect(firstFaultyStep({ ...form, area, account: 41 })).toBeNull();
});
