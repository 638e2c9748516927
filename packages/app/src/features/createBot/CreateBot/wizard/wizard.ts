import { canApply, criteriaOf } from './criteria';
import { faultsOf, firstFaultyStep, hasFaults, ranksFault, stepOf } from './faults';
import {
  type ChosenUniversity,
  type Faults,
  type FieldId,
  type PageSize,
  type Scope,
  type StepId,
  type Wizard,
  type WizardForm,
  anywhere,
  clearedFilters,
  emptyWizard,
  nameLimit,
  stepIds,
} from './types';

/** Fields whose change affects no other field. */
export type PlainFields = Pick<
  WizardForm,
  'name' | 'professors' | 'targets' | 'proposal' | 'mode' | 'ranks' | 'query' | 'areasText' | 'minPublications'
>;

export type WizardEvent =
  | { type: 'areaPicked'; area: NonNullable<WizardForm['area']> }
  | { type: 'edited'; fields: Partial<PlainFields> }
  /** The name that the choices so far suggest, until the person types one. */
  | { type: 'nameProposed'; name: string }
  | { type: 'scopeChosen'; scope: Scope }
  | { type: 'countryChosen'; country: string }
  | { type: 'continentChosen'; continent: string }
  | { type: 'subcontinentChosen'; subcontinent: string | null }
  /** Every country with a university. */
  | { type: 'anywhereChosen'; countries: readonly string[] }
  | { type: 'countryAdded' | 'countryRemoved'; country: string }
  | { type: 'countriesAdded'; countries: readonly string[] }
  | { type: 'filtersApplied' }
  | { type: 'filtersCleared' }
  | { type: 'universityChosen' | 'universityDropped'; university: ChosenUniversity }
  /** All results of the filters, not only the current page. */
  | { type: 'allChosen'; universities: readonly ChosenUniversity[] }
  | { type: 'selectionCleared' }
  | { type: 'pageTurned'; page: number }
  | { type: 'pageSizeChosen'; size: PageSize }
  | { type: 'accountPicked'; account: number }
  /** The current options. A choice that is not among them was deleted, has expired or was disconnected. */
  | { type: 'areasKnown' | 'accountsKnown'; ids: readonly number[] }
  /** The stored draft of this person. It may arrive late: anything entered by then takes precedence. */
  | { type: 'draftFound'; draft: Wizard }
  /** The person's only interest, which needs no choice. */
  | { type: 'onlyAreaKnown'; area: NonNullable<WizardForm['area']> }
  | { type: 'nextPressed' }
  | { type: 'backPressed' }
  | { type: 'stepChosen'; step: StepId }
  /** 'Find Professors': shows what is missing, or marks all steps as completed if nothing is. */
  | { type: 'submitted' }
  | { type: 'refused'; faults: Faults };

/** The next state of the wizard (specification, sections 4 and 5; ). */
export function wizardReducer(wizard: Wizard, event: WizardEvent): Wizard {
  switch (event.type) {
    case 'areaPicked':
      return withForm(wizard, { area: event.area }, 'area');
    case 'edited':
      return withForm(wizard, typed(event.fields), ...fieldsTouchedBy(event.fields));
    case 'nameProposed': {
      const name = cut(event.name);
      return wizard.form.nameTyped || wizard.form.name === name ? wizard : withForm(wizard, { name }, 'name');
    }
    case 'scopeChosen':
      return event.scope === wizard.form.scope ? wizard : newScope(wizard, { scope: event.scope, query: '' });
    case 'countryChosen':
      return event.country === wizard.form.country ? wizard : newScope(wizard, { country: event.country, query: '' });
    case 'continentChosen':
      if (event.continent === wizard.form.continent) return wizard;
      return newScope(wizard, { continent: event.continent, subcontinent: null, countries: [] });
    case 'subcontinentChosen':
      return event.subcontinent === wizard.form.subcontinent
        ? wizard
        : newScope(wizard, { subcontinent: event.subcontinent });
    case 'anywhereChosen':
      return newScope(wizard, { continent: anywhere, subcontinent: null, countries: event.countries });
    case 'countriesAdded':
      return newScope(wizard, { countries: [...new Set([...wizard.form.countries, ...event.countries])] });
    case 'countryAdded':
      if (wizard.form.countries.includes(event.country)) return wizard;
      return newScope(wizard, { countries: [...wizard.form.countries, event.country] });
    case 'countryRemoved':
      return newScope(wizard, { countries: wizard.form.countries.filter((name) => name !== event.country) });
    case 'filtersApplied':
      return applied(wizard);
    case 'filtersCleared':
      return { ...withForm(wizard, clearedFilters, ...filterFields), applied: null, page: 1 };
    case 'universityChosen':
      return withForm(wizard, { selected: [...without(wizard, [event.university]), event.university] }, 'universities');
    case 'universityDropped':
      return withForm(wizard, { selected: without(wizard, [event.university]) }, 'universities');
    case 'allChosen':
      return withForm(
        wizard,
        { selected: [...without(wizard, event.universities), ...event.universities] },
        'universities',
      );
    case 'selectionCleared':
      return withForm(wizard, { selected: [] }, 'universities');
    case 'pageTurned':
      return { ...wizard, page: event.page };
    case 'pageSizeChosen':
      return { ...wizard, pageSize: event.size, page: 1 };
    case 'accountPicked':
      return withForm(wizard, { account: event.account }, 'account');
    case 'areasKnown':
      return isGone(wizard.form.area?.id, event.ids) ? withForm(wizard, { area: null }) : wizard;
    case 'accountsKnown':
      return knownAccount(wizard, event.ids);
    case 'onlyAreaKnown':
      return wizard.form.area === null ? withForm(wizard, { area: event.area }, 'area') : wizard;
    case 'draftFound':
      return wizard === emptyWizard ? event.draft : wizard;
    case 'nextPressed':
      return next(wizard);
    case 'backPressed':
      return goTo(wizard, stepIds[stepIds.indexOf(wizard.step) - 1] ?? wizard.step);
    case 'stepChosen':
      return goTo(wizard, event.step);
    case 'submitted':
      return submitted(wizard);
    case 'refused':
      return refused(wizard, event.faults);
  }
}

/** The only account needs no choice; in place of one that is gone, nothing is chosen for the person. */
function knownAccount(wizard: Wizard, ids: readonly number[]): Wizard {
  const [only, other] = ids;
  if (isGone(wizard.form.account, ids)) return withForm(wizard, { account: null });
  if (wizard.form.account !== null || only === undefined || other !== undefined) return wizard;
  return withForm(wizard, { account: only }, 'account');
}

function withForm(wizard: Wizard, fields: Partial<WizardForm>, ...settled: FieldId[]): Wizard {
  const faults = { ...wizard.faults };
  for (const field of settled) delete faults[field];
  return { ...wizard, form: { ...wizard.form, ...fields }, faults };
}

/** A new place clears the chosen universities and the results (BOT-69 to BOT-72, A-54). */
function newScope(wizard: Wizard, fields: Partial<WizardForm>): Wizard {
  return {
    ...withForm(wizard, { ...fields, selected: [] }, 'country', 'query', 'universities'),
    applied: null,
    page: 1,
  };
}

/** By code points, as the contract counts them, so that no emoji is cut in half. */
const cut = (name: string): string => Array.from(name).slice(0, nameLimit).join('');

function typed(fields: Partial<PlainFields>): Partial<WizardForm> {
  return fields.name === undefined ? fields : { ...fields, name: cut(fields.name), nameTyped: true };
}

function fieldsTouchedBy(fields: Partial<PlainFields>): FieldId[] {
  const touched: FieldId[] = [];
  if ('name' in fields) touched.push('name');
  if ('professors' in fields || 'mode' in fields) touched.push('professors');
  if ('targets' in fields) touched.push('targets');
  if ('ranks' in fields || 'mode' in fields) touched.push('ranks');
  if ('query' in fields || 'mode' in fields) touched.push('query');
  if ('areasText' in fields) touched.push('areas');
  if ('minPublications' in fields) touched.push('minPublications');
  return touched;
}

/** The fields that 'Clear all filters' empties. */
const filterFields: readonly FieldId[] = ['country', 'ranks', 'query', 'universities', 'areas', 'minPublications'];

const isGone = (chosen: number | null | undefined, offered: readonly number[]): boolean =>
  typeof chosen === 'number' && !offered.includes(chosen);

function without(wizard: Wizard, gone: readonly ChosenUniversity[]): ChosenUniversity[] {
  const ids = new Set(gone.map(({ id }) => id));
  return wizard.form.selected.filter(({ id }) => !ids.has(id));
}

function applied(wizard: Wizard): Wizard {
  if (!canApply(wizard.form)) return wizard;
  const ranks = ranksFault(wizard.form);
  if (ranks) return callAttention({ ...wizard, faults: { ...wizard.faults, ranks } }, 'fault');
  return { ...wizard, applied: criteriaOf(wizard.form), page: 1 };
}

function next(wizard: Wizard): Wizard {
  const faults = faultsOf(wizard.step, wizard.form);
  if (hasFaults(faults)) return callAttention({ ...wizard, faults }, 'fault');
  const following = stepIds[stepIds.indexOf(wizard.step) + 1];
  const done = { ...wizard, completed: withStep(wizard.completed, wizard.step) };
  return following ? goTo(done, following) : done;
}

function goTo(wizard: Wizard, step: StepId): Wizard {
  return step === wizard.step ? { ...wizard, faults: {} } : callAttention({ ...wizard, step, faults: {} }, 'step');
}

/** Validates all steps, shows the first faulty one, and removes the ticks of all faulty ones. */
function submitted(wizard: Wizard): Wizard {
  const step = firstFaultyStep(wizard.form);
  if (!step) return { ...wizard, completed: stepIds, faults: {} };
  const completed = wizard.completed.filter((id) => !hasFaults(faultsOf(id, wizard.form)));
  return callAttention({ ...wizard, step, completed, faults: faultsOf(step, wizard.form) }, 'fault');
}

function refused(wizard: Wizard, faults: Faults): Wizard {
  const steps = new Set((Object.keys(faults) as FieldId[]).map((field) => stepOf[field]));
  const step = stepIds.find((id) => steps.has(id));
  if (!step) return wizard;
  return callAttention(
    { ...wizard, step, faults, completed: wizard.completed.filter((id) => !steps.has(id)) },
    'fault',
  );
}

function withStep(completed: readonly StepId[], step: StepId): readonly StepId[] {
  return completed.includes(step) ? completed : [...completed, step];
}

function callAttention(wizard: Wizard, to: Wizard['attention']['to']): Wizard {
  return { ...wizard, attention: { to, count: wizard.attention.count + 1 } };
}
