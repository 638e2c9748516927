import { describe, expect, it } from 'vitest';
import { readDraft, writeDraft } from './draft';
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

describe('the draft of the wizard', () => {
  it('A-62 comes back as it was left, without errors', () => {
    const faulty: Wizard = { ...left, faults: { name: { kind: 'nameMissing' } }, attention: { to: 'fault', count: 4 } };
    expect(readDraft(writeDraft(faulty, 7), 7)).toEqual(left);
  });

  it('A-62 is not shown to anybody else', () => {
    expect(readDraft(writeDraft(left, 7), 8)).toBe(emptyWizard);
  });

  it.each([null, '', 'not json', '7', '{}', '{"version":1,"owner":7,"wizard":{"step":"moon"}}'])(
    'A-62 begins anew with %j',
    (text) => {
      expect(readDraft(text, 7)).toBe(emptyWizard);
    },
  );

  it('A-62 begins anew when a field has another type', () => {
    expect(readDraft(writeDraft(left, 7).replace('"Nordic"', '12'), 7)).toBe(emptyWizard);
  });
});
