import { describe, expect, it } from 'vitest';
import { canApply, countriesOf, isOutdated, keepsNothing } from '../../../../entities/bot/search/criteria';
import { stepOf } from './faults';
import { type Faults, type FieldId, type Wizard, type WizardForm, stepIds } from './types';
import { type WizardEvent, wizardReducer } from './wizard';

const oslo = { id: 501, name: 'University of Oslo' };
const bergen = { id: 503, name: 'University of Bergen' };
const elsewhere = { id: 900, name: 'Aalto University' };
const fields = Object.keys(stepOf) as FieldId[];
const said = (only: readonly FieldId[]): Faults =>
  Object.fromEntries(only.map((field) => [field, { code: 'said', params: { text: field } }]));

/** Every field differs from its initial value, so that any change by an event is visible. */
const full: Wizard = {
  step: 'filters',
  completed: ['research'],
  form: {
    area: { id: 31, name: 'Structural health monitoring' },
    nameTyped: true,
    name: 'Nordic',
    professors: 3,
    targets: 20,
    proposal: true,
    scope: 'continent',
    country: 'Norway',
    continent: 'Europe',
    subcontinent: 'Northern Europe',
    countries: ['Norway', 'Sweden', 'Finland'],
    mode: 'local',
    ranks: [2, 9],
    query: 'oslo',
    selected: [elsewhere, oslo],
    areasText: 'a, b',
    minPublications: 4,
    account: 41,
  },
  faults: said(fields),
  applied: { countries: ['Norway', 'Sweden', 'Finland'], mode: 'local', ranks: [2, 9], query: '' },
  page: 3,
  pageSize: 25,
  attention: { to: 'fault', count: 4 },
};

const changed = (form: Partial<WizardForm>, settled: readonly FieldId[], rest: Partial<Wizard> = {}): Wizard => ({
  ...full,
  ...rest,
  form: { ...full.form, ...form },
  faults: said(fields.filter((field) => !settled.includes(field))),
});
/** A new place resets the choice, the results, and the faults of both. */
const moved = (form: Partial<WizardForm>): Wizard =>
  changed({ ...form, selected: [] }, ['country', 'query', 'universities'], { applied: null, page: 1 });
const area = { id: 32, name: 'Sensors' };

describe('an event changes what it is about and nothing else', () => {
  it.each<[WizardEvent, Wizard]>([
    [{ type: 'areaPicked', area }, changed({ area }, ['area'])],
    [{ type: 'edited', fields: { name: 'South' } }, changed({ name: 'South' }, ['name'])],
    [{ type: 'edited', fields: { professors: null } }, changed({ professors: null }, ['professors'])],
    [{ type: 'edited', fields: { targets: null } }, changed({ targets: null }, ['targets'])],
    [{ type: 'edited', fields: { proposal: false } }, changed({ proposal: false }, [])],
    [{ type: 'edited', fields: { mode: 'name' } }, changed({ mode: 'name' }, ['professors', 'ranks', 'query'])],
    [{ type: 'edited', fields: { ranks: [1, 5] } }, changed({ ranks: [1, 5] }, ['ranks'])],
    [{ type: 'edited', fields: { query: 'lund' } }, changed({ query: 'lund' }, ['query'])],
    [{ type: 'edited', fields: { areasText: '' } }, changed({ areasText: '' }, ['areas'])],
    [{ type: 'edited', fields: { minPublications: null } }, changed({ minPublications: null }, ['minPublications'])],
    [{ type: 'scopeChosen', scope: 'country' }, moved({ scope: 'country', query: '' })],
    [{ type: 'countryChosen', country: 'Iran' }, moved({ country: 'Iran', query: '' })],
    [{ type: 'continentChosen', continent: 'Asia' }, moved({ continent: 'Asia', subcontinent: null, countries: [] })],
    [{ type: 'subcontinentChosen', subcontinent: null }, moved({ subcontinent: null })],
    [
      { type: 'anywhereChosen', countries: ['Norway', 'Iran'] },
      moved({ continent: '*', subcontinent: null, countries: ['Norway', 'Iran'] }),
    ],
    [
      { type: 'countriesAdded', countries: ['Sweden', 'Denmark'] },
      moved({ countries: ['Norway', 'Sweden', 'Finland', 'Denmark'] }),
    ],
    [{ type: 'countryAdded', country: 'Germany' }, moved({ countries: ['Norway', 'Sweden', 'Finland', 'Germany'] })],
    [{ type: 'countryRemoved', country: 'Sweden' }, moved({ countries: ['Norway', 'Finland'] })],
    [
      { type: 'universityChosen', university: bergen },
      changed({ selected: [elsewhere, oslo, bergen] }, ['universities']),
    ],
    [{ type: 'universityDropped', university: elsewhere }, changed({ selected: [oslo] }, ['universities'])],
    [{ type: 'selectionCleared' }, changed({ selected: [] }, ['universities'])],
    [
      { type: 'pageTurned', page: 7 },
      { ...full, page: 7 },
    ],
    [
      { type: 'pageSizeChosen', size: 50 },
      { ...full, pageSize: 50, page: 1 },
    ],
    [{ type: 'filtersApplied' }, { ...full, page: 1 }],
    [{ type: 'accountPicked', account: 42 }, changed({ account: 42 }, ['account'])],
    [{ type: 'areasKnown', ids: [30, 32] }, changed({ area: null }, [])],
    [{ type: 'accountsKnown', ids: [31, 40] }, changed({ account: null }, [])],
    [{ type: 'backPressed' }, { ...full, step: 'research', faults: {}, attention: { to: 'step', count: 5 } }],
    [
      { type: 'stepChosen', step: 'gmail' },
      { ...full, step: 'gmail', faults: {}, attention: { to: 'step', count: 5 } },
    ],
    [
      { type: 'nextPressed' },
      {
        ...full,
        step: 'gmail',
        completed: ['research', 'filters'],
        faults: {},
        attention: { to: 'step', count: 5 },
      },
    ],
    [{ type: 'submitted' }, { ...full, completed: ['research', 'filters', 'gmail'], faults: {} }],
  ])('%j', (event, after) => {
    expect(wizardReducer(full, event)).toEqual(after);
  });

  it.each<WizardEvent>([
    { type: 'scopeChosen', scope: 'continent' },
    { type: 'countryChosen', country: 'Norway' },
    { type: 'continentChosen', continent: 'Europe' },
    { type: 'subcontinentChosen', subcontinent: 'Northern Europe' },
    { type: 'countryAdded', country: 'Sweden' },
    { type: 'nameProposed', name: 'Another' },
    { type: 'onlyAreaKnown', area: { id: 1, name: 'Another' } },
    { type: 'accountsKnown', ids: [41] },
    { type: 'refused', faults: {} },
  ])('%j is as it was', (event) => {
    expect(wizardReducer(full, event)).toBe(full);
  });

  it('A-55 Clear all filters keeps what is no filter, and the messages there', () => {
    expect(wizardReducer(full, { type: 'filtersCleared' })).toEqual(
      changed(
        {
          scope: 'country',
          country: null,
          continent: null,
          subcontinent: null,
          countries: [],
          mode: 'world',
          ranks: [1, 100],
          query: '',
          selected: [],
          areasText: '',
          minPublications: null,
        },
        ['country', 'ranks', 'query', 'universities', 'areas', 'minPublications'],
        { applied: null, page: 1 },
      ),
    );
  });
});

describe('the choice', () => {
  it('A-53 Select All keeps what was chosen among other results, and takes each once', () => {
    const after = wizardReducer(full, { type: 'allChosen', universities: [bergen, oslo] });
    expect(after).toEqual(changed({ selected: [elsewhere, bergen, oslo] }, ['universities']));
  });

  it('takes a university that is chosen again once', () => {
    const after = wizardReducer(full, { type: 'universityChosen', university: elsewhere });
    expect(after.form.selected).toEqual([oslo, elsewhere]);
  });
});

describe('the steps', () => {
  it('completes a step again without a second tick', () => {
    const after = wizardReducer({ ...full, completed: ['filters', 'research'] }, { type: 'nextPressed' });
    expect(after.completed).toEqual(['filters', 'research']);
  });

  it.each(fields)(
    'BOT-88 a refusal of %s alone leads to its step, takes its tick and leaves the others theirs',
    (field) => {
      const step = stepOf[field];
      const done: Wizard = { ...full, step: 'gmail', completed: stepIds };
      expect(wizardReducer(done, { type: 'refused', faults: said([field]) })).toEqual({
        ...done,
        step,
        completed: stepIds.filter((id) => id !== step),
        faults: said([field]),
        attention: { to: 'fault', count: 5 },
      });
    },
  );

  it('A-42 of two faulty steps the first is shown, and both lose their tick', () => {
    const done: Wizard = {
      ...full,
      step: 'gmail',
      completed: stepIds,
      form: { ...full.form, area: null, account: null },
    };
    expect(wizardReducer(done, { type: 'submitted' })).toEqual({
      ...done,
      step: 'research',
      completed: ['filters'],
      faults: { area: { code: 'areaMissing' } },
      attention: { to: 'fault', count: 5 },
    });
  });
});

it('filters that cannot be applied are told at their ranks, and every other message stays', () => {
  const upsideDown: Wizard = { ...full, form: { ...full.form, ranks: [9, 2] } };
  expect(wizardReducer(upsideDown, { type: 'filtersApplied' })).toEqual({
    ...upsideDown,
    faults: { ...full.faults, ranks: { code: 'ranksUpsideDown' } },
    attention: { to: 'fault', count: 5 },
  });
});

describe('the countries that are meant', () => {
  const several = { scope: 'continent', countries: ['Norway', 'Sweden'] } as const;
  it.each<[string, Partial<WizardForm>, readonly string[]]>([
    ['are all that were added below a continent, and not the one that was chosen alone', several, several.countries],
    ['are none below a continent to which none was added', { scope: 'continent', countries: [] }, []],
    ['are the one that was chosen alone, and not those below a continent', { scope: 'country' }, ['Norway']],
    ['are none where none was chosen alone', { scope: 'country', country: null }, []],
  ])('BOT-52 BOT-53 %s', (_, form, meant) => {
    const now = { ...full.form, ...form };
    expect(countriesOf(now)).toEqual(meant);
    expect(canApply(now)).toBe(meant.length > 0);
  });

  it.each([
    ['name', '', true],
    ['name', ' \t', true],
    ['name', ' oslo', false],
    ['world', '', false],
    ['local', '', false],
  ] as const)('BOT-50 the filters by %s with the name %j keep nothing: %s', (mode, query, nothing) => {
    expect(keepsNothing({ mode, query })).toBe(nothing);
  });
});

describe('results are outdated', () => {
  it.each<[string, Partial<WizardForm>, boolean]>([
    ['by the lower rank', { ranks: [3, 9] }, true],
    ['by the upper rank', { ranks: [2, 10] }, true],
    ['by another kind of rank', { mode: 'world' }, true],
    ['by the names', { mode: 'name' }, true],
    ['by a country more', { countries: ['Norway', 'Sweden', 'Finland', 'Germany'] }, true],
    ['by a country in place of another', { countries: ['Norway', 'Sweden', 'Germany'] }, true],
    ['by one country in place of several', { scope: 'country' }, true],
    ['not by a name that is not looked for', { query: 'lund' }, false],
    ['not by a country that is not looked in', { country: 'Iran' }, false],
    ['not by areas, publications, a number or a proposal', { areasText: '', minPublications: 9, professors: 1 }, false],
  ])('A-54 %s', (_, form, outdated) => {
    expect(isOutdated({ ...full, form: { ...full.form, ...form } })).toBe(outdated);
  });

  it('A-54 by another name, and not by blanks around it', () => {
    const form: WizardForm = { ...full.form, mode: 'name' };
    const byName: Wizard = {
      ...full,
      form,
      applied: { countries: form.countries, mode: 'name', ranks: [0, 0], query: 'oslo' },
    };
    expect(isOutdated({ ...byName, form: { ...form, query: ' oslo ' } })).toBe(false);
    expect(isOutdated({ ...byName, form: { ...form, query: 'osl' } })).toBe(true);
    expect(isOutdated({ ...byName, form: { ...form, ranks: [7, 8] } })).toBe(false);
  });
});
