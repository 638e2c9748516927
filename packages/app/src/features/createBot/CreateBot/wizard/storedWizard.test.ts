import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepEdit, keptEdit } from '../../../../session/unsavedEdits';
import { memoryStorage } from '../../../../testing/testStorage';
import { tokens } from '../../../../session/tokens';
import { clearWizard, storeWizard, loadWizard } from './storedWizard';
import { type Wizard, emptyWizard } from './types';

const left: Wizard = {
  ...emptyWizard,
  step: 'filters',
  completed: ['research'],
  form: {
    ...emptyWizard.form,
    area: { id: 31, name: 'سازه' },
    name: 'Nordic',
    country: 'Norway',
    selected: [{ id: 501, name: 'Oslo' }],
  },
  applied: { countries: ['Norway'], mode: 'world', ranks: [1, 100], query: '' },
  page: 2,
};

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  tokens.begin({ access: 'a', refresh: 'r' });
});
afterEach(() => {
  tokens.clear();
  vi.unstubAllGlobals();
});

describe('the draft of the wizard', () => {
  it('A-62 comes back as it was left, without errors, until it is dropped', () => {
    const faulty: Wizard = { ...left, faults: { name: { code: 'nameMissing' } }, attention: { to: 'fault', count: 4 } };
    storeWizard(faulty, 7);
    expect(loadWizard(7)).toEqual(left);
    clearWizard(7);
    expect(loadWizard(7)).toBe(emptyWizard);
  });

  it('A-62 comes back before any filter was applied and any choice was made', () => {
    const begun: Wizard = { ...emptyWizard, form: { ...emptyWizard.form, name: 'Nordic' } };
    storeWizard(begun, 7);
    expect(loadWizard(7)).toEqual(begun);
  });

  it('A-62 is not shown to anybody else', () => {
    storeWizard(left, 7);
    expect(loadWizard(8)).toBe(emptyWizard);
  });

  it.each([null, '', 'text', 7, {}, [], { step: 'moon' }])('A-62 begins anew with %j', (edit) => {
    keepEdit(7, 'createBot', edit);
    expect(loadWizard(7)).toBe(emptyWizard);
  });

  it('A-62 begins anew when a field has another type', () => {
    storeWizard(left, 7);
    const kept = keptEdit(7, 'createBot') as { form: object };
    keepEdit(7, 'createBot', { ...kept, form: { ...kept.form, name: 12 } });
    expect(loadWizard(7)).toBe(emptyWizard);
  });

  it('A-62 comes back with a rank in place of what was no number', () => {
    storeWizard({ ...left, form: { ...left.form, ranks: [NaN, 50] } }, 7);
    expect(loadWizard(7).form).toMatchObject({ name: 'Nordic', ranks: [emptyWizard.form.ranks[0], 50] });
  });

  it('A-62 comes back whole, whatever was entered', () => {
    const full: Wizard = {
      ...left,
      completed: ['research', 'filters', 'gmail'],
      form: {
        ...left.form,
        professors: null,
        targets: 50,
        proposal: true,
        scope: 'continent',
        continent: 'Europe',
        subcontinent: 'Northern Europe',
        countries: ['Norway', 'Sweden'],
        mode: 'name',
        ranks: [2, 9],
        query: 'oslo',
        areasText: 'a, b',
        minPublications: 0,
        account: 41,
      },
      pageSize: 50,
    };
    storeWizard(full, 7);
    expect(loadWizard(7)).toEqual(full);
    storeWizard({ ...full, form: { ...full.form, ranks: [2, NaN] } }, 7);
    expect(loadWizard(7).form.ranks).toEqual([2, emptyWizard.form.ranks[1]]);
  });

  it('MAT-03 of an earlier version comes back with ten emails', () => {
    const { targets: _none, ...earlier } = left.form;
    keepEdit(7, 'createBot', { ...left, form: earlier });
    expect(loadWizard(7)).toEqual(left);
  });

  it.each([
    ['area', { id: 31 }],
    ['area', 'سازه'],
    ['professors', '3'],
    ['professors', 1.5],
    ['targets', '10'],
    ['proposal', 'yes'],
    ['scope', 'moon'],
    ['country', 12],
    ['continent', 12],
    ['subcontinent', []],
    ['countries', 'Norway'],
    ['countries', [null]],
    ['mode', 'moon'],
    ['ranks', [1]],
    ['ranks', [1, '9']],
    ['query', null],
    ['selected', [501]],
    ['selected', [{ id: '501', name: 'Oslo' }]],
    ['areasText', null],
    ['minPublications', '4'],
    ['account', '41'],
  ])('A-62 begins anew where %s is %j', (field, value) => {
    keepEdit(7, 'createBot', { ...left, form: { ...left.form, [field]: value } });
    expect(loadWizard(7)).toBe(emptyWizard);
  });

  it.each([
    ['step', 'moon'],
    ['completed', ['moon']],
    ['applied', {}],
    ['applied', { ...left.applied, ranks: [1] }],
    ['applied', { ...left.applied, countries: 'Norway' }],
    ['page', '2'],
    ['pageSize', 11],
  ])('A-62 begins anew where the %s of the wizard is %j', (field, value) => {
    keepEdit(7, 'createBot', { ...left, [field]: value });
    expect(loadWizard(7)).toBe(emptyWizard);
  });
});
