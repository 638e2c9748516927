import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepEdit, keptEdit } from '../../../../session/keptEdits';
import { memoryStorage } from '../../../../session/testStorage';
import { tokens } from '../../../../session/tokens';
import { dropDraft, keepDraft, keptDraft } from './draft';
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
    const faulty: Wizard = { ...left, faults: { name: { kind: 'nameMissing' } }, attention: { to: 'fault', count: 4 } };
    keepDraft(faulty, 7);
    expect(keptDraft(7)).toEqual(left);
    dropDraft(7);
    expect(keptDraft(7)).toBe(emptyWizard);
  });

  it('A-62 is not shown to anybody else', () => {
    keepDraft(left, 7);
    expect(keptDraft(8)).toBe(emptyWizard);
  });

  it.each([null, '', 'text', 7, {}, [], { step: 'moon' }])('A-62 begins anew with %j', (edit) => {
    keepEdit(7, 'createBot', edit);
    expect(keptDraft(7)).toBe(emptyWizard);
  });

  it('A-62 begins anew when a field has another type', () => {
    keepDraft(left, 7);
    const kept = keptEdit(7, 'createBot') as { form: object };
    keepEdit(7, 'createBot', { ...kept, form: { ...kept.form, name: 12 } });
    expect(keptDraft(7)).toBe(emptyWizard);
  });

  it('A-62 comes back with a rank in place of what was no number', () => {
    keepDraft({ ...left, form: { ...left.form, ranks: [NaN, 50] } }, 7);
    expect(keptDraft(7).form).toMatchObject({ name: 'Nordic', ranks: [emptyWizard.form.ranks[0], 50] });
  });
});
