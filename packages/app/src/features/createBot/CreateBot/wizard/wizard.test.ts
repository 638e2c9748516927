import { describe, expect, it } from 'vitest';
import { universitiesLimit } from '../../../../entities/bot/search/finder';
import { isOutdated } from '../../../../entities/bot/search/criteria';
import { isComplete } from './faults';
import { type Wizard, type WizardForm, emptyWizard } from './types';
import { type WizardEvent, wizardReducer } from './wizard';

const area = { id: 31, name: 'Structural health monitoring' };
const oslo = { id: 501, name: 'University of Oslo' };
const bergen = { id: 503, name: 'University of Bergen' };

const run = (from: Wizard, ...events: WizardEvent[]): Wizard => events.reduce(wizardReducer, from);
const withForm = (form: Partial<WizardForm>, rest: Partial<Wizard> = {}): Wizard => ({
  ...emptyWizard,
  ...rest,
  form: { ...emptyWizard.form, ...form },
});
const norway = withForm({ country: 'Norway', query: 'oslo', selected: [oslo] }, { step: 'filters' });
const nordic = withForm(
  {
    scope: 'continent',
    continent: 'Europe',
    subcontinent: 'Northern Europe',
    countries: ['Norway', 'Sweden'],
    selected: [oslo],
  },
  { step: 'filters' },
);
const shown = (wizard: Wizard) => run(wizard, { type: 'filtersApplied' });
const complete = withForm({ area, name: 'Nordic', account: 41 }, { step: 'gmail', completed: ['research', 'filters'] });
const next: WizardEvent = { type: 'nextPressed' };

describe('the steps', () => {
  it('BOT-35 BOT-37 BOT-27 MAT-03 begin with world mode, ranks 1 to 100, five professors and ten emails', () => {
    expect(emptyWizard.form).toMatchObject({ mode: 'world', ranks: [1, 100], professors: 5, scope: 'country' });
    expect(emptyWizard.form.targets).toBe(10);
  });

  it('BOT-04 BOT-07 BOT-19 A-41 asks for a research area before Next, stays and calls for attention', () => {
    const after = run(emptyWizard, next);
    expect(after).toMatchObject({
      step: 'research',
      completed: [],
      faults: { area: { code: 'areaMissing' } },
      attention: { to: 'fault', count: 1 },
    });
  });

  it.each(['', '   ', '\u200c', ' \u200f\u200c '])('BOT-05 BOT-08 BOT-21 asks for a name where %j is none', (name) => {
    expect(run(withForm({ name }, { step: 'filters' }), next)).toMatchObject({
      step: 'filters',
      faults: { name: { code: 'nameMissing' } },
    });
  });

  it('A-56 takes a name of one letter', () => {
    expect(run(withForm({ name: 'N' }, { step: 'filters' }), next).step).toBe('gmail');
  });

  it('BOT-06 BOT-09 BOT-78 asks for an account', () => {
    expect(run(withForm({}, { step: 'gmail' }), next)).toMatchObject({
      step: 'gmail',
      faults: { account: { code: 'accountMissing' } },
    });
  });

  it('BOT-02 BOT-10 completes a step on Next and goes on', () => {
    const after = run(withForm({ area, name: 'Nordic' }), next, next);
    expect(after).toMatchObject({
      step: 'gmail',
      completed: ['research', 'filters'],
      attention: { to: 'step', count: 2 },
    });
  });

  it('BOT-03 goes back without a condition', () => {
    expect(run(withForm({}, { step: 'gmail' }), { type: 'backPressed' }).step).toBe('filters');
    expect(run(emptyWizard, { type: 'backPressed' }).step).toBe('research');
  });

  it('BOT-11 BOT-12 jumps freely and clears the error', () => {
    const after = run(emptyWizard, next, { type: 'stepChosen', step: 'gmail' });
    expect(after).toMatchObject({ step: 'gmail', faults: {}, completed: [] });
  });

  it('BOT-12 clears the error also when the step is the one on screen', () => {
    expect(run(emptyWizard, next, { type: 'stepChosen', step: 'research' }).faults).toEqual({});
  });

  it('A-43 keeps a tick while a completed step is edited', () => {
    const after = run(complete, { type: 'edited', fields: { name: '' } });
    expect(after.completed).toEqual(['research', 'filters']);
  });

  it('A-42 A-43 jumps to the first faulty step on submit and takes its tick', () => {
    const after = run(complete, { type: 'edited', fields: { name: '' } }, { type: 'submitted' });
    expect(after).toMatchObject({
      step: 'filters',
      completed: ['research'],
      faults: { name: { code: 'nameMissing' } },
      attention: { to: 'fault' },
    });
  });

  it('submits a form with everything', () => {
    expect(isComplete(complete.form)).toBe(true);
    expect(run(complete, { type: 'submitted' })).toMatchObject({
      step: 'gmail',
      faults: {},
      completed: ['research', 'filters', 'gmail'],
    });
  });

  it('BOT-88 puts what the server refused on its field and its step', () => {
    const after = run(complete, {
      type: 'refused',
      faults: {
        ranks: { code: 'said', params: { text: 'No.' } },
        account: { code: 'said', params: { text: 'Gone.' } },
      },
    });
    expect(after).toMatchObject({
      step: 'filters',
      completed: ['research'],
      faults: { ranks: { params: { text: 'No.' } } },
    });
  });

  it('settles a fault when its field is edited, and no other', () => {
    const faulty = run(withForm({ professors: null }, { step: 'filters' }), next);
    expect(Object.keys(faulty.faults)).toEqual(['name', 'professors']);
    expect(Object.keys(run(faulty, { type: 'edited', fields: { name: 'N' } }).faults)).toEqual(['professors']);
  });
});

describe('the fields', () => {
  it('BOT-14 keeps one research area', () => {
    const after = run(
      emptyWizard,
      { type: 'areaPicked', area },
      { type: 'areaPicked', area: { id: 32, name: 'Other' } },
    );
    expect(after.form.area).toEqual({ id: 32, name: 'Other' });
  });

  it.each(['x', 'ی', '🎓'])('BOT-22 cuts a name at 120 characters, such as %s', (character) => {
    const named = (length: number) =>
      run(emptyWizard, { type: 'edited', fields: { name: character.repeat(length) } }).form.name;
    expect([named(119), named(120), named(121)]).toEqual([119, 120, 120].map((length) => character.repeat(length)));
  });

  it.each([
    [null, 'world', { code: 'required' }],
    [0, 'world', { code: 'minimum', params: { limit: 1 } }],
    [100, 'world', undefined],
    [101, 'world', { code: 'maximum', params: { limit: 100 } }],
    [50, 'name', undefined],
    [51, 'name', { code: 'maximum', params: { limit: 50 } }],
  ] as const)('BOT-24 BOT-25 BOT-46 judges %s professors in %s mode', (professors, mode, fault) => {
    expect(run(withForm({ name: 'N', professors, mode }, { step: 'filters' }), next).faults.professors).toEqual(fault);
  });

  it.each([
    [[50, 50], undefined],
    [[51, 50], { code: 'ranksUpsideDown' }],
    [[0, 50], { code: 'minimum', params: { limit: 1 } }],
    [[1, 0], { code: 'minimum', params: { limit: 1 } }],
  ] as const)('BOT-38 BOT-39 BOT-40 A-46 judges the ranks %j', (ranks, fault) => {
    expect(run(withForm({ name: 'N', ranks }, { step: 'filters' }), next).faults.ranks).toEqual(fault);
  });

  it('asks for fewer universities when more are chosen than a bot can be given', () => {
    const selected = Array.from({ length: universitiesLimit + 1 }, (_, id) => ({ id, name: `University ${id}` }));
    const tooMany = run(withForm({ name: 'N', selected }, { step: 'filters' }), next);
    expect(tooMany).toMatchObject({ step: 'filters', faults: { universities: { code: 'tooManyUniversities' } } });
    const fewer = run(tooMany, { type: 'universityDropped', university: { id: 0, name: '' } });
    expect(fewer.faults).toEqual({});
    expect(run(fewer, next).step).toBe('gmail');
  });

  it('A-62 comes back to a draft, unless something was entered before it was found', () => {
    expect(run(emptyWizard, { type: 'draftFound', draft: complete })).toBe(complete);
    const begun = run(emptyWizard, { type: 'areaPicked', area });
    expect(run(begun, { type: 'draftFound', draft: complete })).toBe(begun);
  });

  it('A-62 forgets an area of the draft that was deleted since', () => {
    expect(run(complete, { type: 'areasKnown', ids: [32] }).form.area).toBeNull();
    expect(run(complete, { type: 'areasKnown', ids: [31] })).toBe(complete);
    expect(run(emptyWizard, { type: 'areasKnown', ids: [] })).toBe(emptyWizard);
  });

  it('A-63 forgets an account that has expired or was disconnected since, and keeps what was said about it', () => {
    const refused = run(complete, {
      type: 'refused',
      faults: { account: { code: 'said', params: { text: 'It has expired.' } } },
    });
    expect(run(refused, { type: 'accountsKnown', ids: [] })).toMatchObject({
      form: { account: null },
      faults: { account: { params: { text: 'It has expired.' } } },
    });
    expect(run(complete, { type: 'accountsKnown', ids: [41] })).toBe(complete);
  });

  it('asks for no ranks in name mode', () => {
    expect(run(withForm({ name: 'N', ranks: [9, 1], mode: 'name' }, { step: 'filters' }), next).step).toBe('gmail');
  });
});

describe('the place to look', () => {
  it('BOT-69 clears the chosen university name, the choice and the results with the country', () => {
    const after = run(shown(norway), { type: 'countryChosen', country: 'Sweden' });
    expect(after).toMatchObject({ form: { country: 'Sweden', query: '', selected: [] }, applied: null });
  });

  it('BOT-69 changes nothing when the same country is chosen again', () => {
    expect(run(norway, { type: 'countryChosen', country: 'Norway' })).toBe(norway);
  });

  it('BOT-70 clears subcontinent, countries and universities with the continent', () => {
    const after = run(shown(nordic), { type: 'continentChosen', continent: 'Asia' });
    expect(after).toMatchObject({
      form: { continent: 'Asia', subcontinent: null, countries: [], selected: [] },
      applied: null,
    });
  });

  it('BOT-71 clears the universities with the subcontinent and keeps the countries', () => {
    const after = run(shown(nordic), { type: 'subcontinentChosen', subcontinent: 'Western Europe' });
    expect(after).toMatchObject({ form: { countries: ['Norway', 'Sweden'], selected: [] }, applied: null });
  });

  it.each([
    { type: 'countryAdded', country: 'Finland' } as const,
    { type: 'countryRemoved', country: 'Sweden' } as const,
  ])('BOT-72 clears the universities on $type', (event) => {
    const after = run(shown(nordic), event);
    expect(after).toMatchObject({ form: { selected: [] }, applied: null });
  });

  it('keeps each country once', () => {
    expect(run(nordic, { type: 'countryAdded', country: 'Norway' })).toBe(nordic);
  });

  it('drops what was chosen elsewhere when the kind of region changes', () => {
    expect(run(shown(norway), { type: 'scopeChosen', scope: 'continent' })).toMatchObject({
      form: { scope: 'continent', selected: [] },
      applied: null,
    });
  });
});

describe('the results', () => {
  it('BOT-52 BOT-53 apply nothing without a country', () => {
    expect(run(withForm({}), { type: 'filtersApplied' }).applied).toBeNull();
    expect(run(withForm({ scope: 'continent', continent: 'Europe' }), { type: 'filtersApplied' }).applied).toBeNull();
  });

  it('BOT-60 show what was applied, from the first page', () => {
    const after = run({ ...norway, page: 3 }, { type: 'filtersApplied' });
    expect(after).toMatchObject({
      applied: { countries: ['Norway'], mode: 'world', ranks: [1, 100], query: '' },
      page: 1,
    });
  });

  it('BOT-40 apply no ranks that are upside down', () => {
    const after = run(withForm({ country: 'Norway', ranks: [5, 1] }), { type: 'filtersApplied' });
    expect(after).toMatchObject({ applied: null, faults: { ranks: { code: 'ranksUpsideDown' } } });
  });

  it('A-54 stay and are outdated when a filter changes, until Apply', () => {
    const changed = run(shown(norway), { type: 'edited', fields: { ranks: [1, 200] } });
    expect(changed.applied).not.toBeNull();
    expect(changed.form.selected).toEqual([oslo]);
    expect(isOutdated(changed)).toBe(true);
    expect(isOutdated(shown(changed))).toBe(false);
    expect(isOutdated(norway)).toBe(false);
  });

  it('A-54 are not outdated by a field that the mode does not read', () => {
    const byName = shown(withForm({ country: 'Norway', mode: 'name', query: 'oslo' }));
    expect(isOutdated(run(byName, { type: 'edited', fields: { ranks: [1, 7] } }))).toBe(false);
    expect(isOutdated(run(byName, { type: 'edited', fields: { query: 'bergen' } }))).toBe(true);
  });

  it('BOT-61 A-53 take all results to what is chosen already', () => {
    expect(run(norway, { type: 'allChosen', universities: [oslo, bergen] }).form.selected).toEqual([oslo, bergen]);
  });

  it('BOT-62 clear the selection', () => {
    expect(run(norway, { type: 'selectionCleared' }).form.selected).toEqual([]);
  });

  it('choose and drop one university', () => {
    const both = run(norway, { type: 'universityChosen', university: bergen });
    expect(both.form.selected).toEqual([oslo, bergen]);
    expect(run(both, { type: 'universityDropped', university: oslo }).form.selected).toEqual([bergen]);
  });

  it('BOT-64 begin at the first page with another page size', () => {
    expect(run(norway, { type: 'pageTurned', page: 4 }, { type: 'pageSizeChosen', size: 50 })).toMatchObject({
      page: 1,
      pageSize: 50,
    });
  });

  it('BOT-55 to BOT-58 A-55 Clear all filters resets the filters and keeps name, number, proposal and area', () => {
    const own = { area, name: 'Nordic', professors: 3, targets: 20, proposal: true, account: 41 };
    const full = shown({
      ...nordic,
      form: { ...nordic.form, ...own, mode: 'local', ranks: [2, 9], areasText: 'a, b', minPublications: 4 },
    });
    expect(run(full, { type: 'filtersCleared' })).toMatchObject({
      applied: null,
      form: { ...emptyWizard.form, ...own },
    });
  });
});
