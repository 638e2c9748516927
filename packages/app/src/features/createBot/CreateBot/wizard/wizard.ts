import type { FinderEvent } from '../../../../entities/bot/search/finder';
import { fieldsTouchedBy as searchFieldsTouchedBy, finderReducer } from '../../../../entities/bot/search/finderReducer';
import { faultsOf, firstFaultyStep, hasFaults, stepOf } from './faults';
import {
  type Faults,
  type FieldId,
  type StepId,
  type Wizard,
  type WizardForm,
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
  | Exclude<FinderEvent, { type: 'edited' }>
  | { type: 'filtersCleared' }
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
    case 'filtersApplied':
      return applied(wizard);
    case 'filtersCleared':
      return { ...withForm(wizard, clearedFilters, ...filterFields), applied: null, page: 1 };
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
    default:
      return finderReducer(wizard, event);
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
  touched.push(...searchFieldsTouchedBy(fields));
  if ('areasText' in fields) touched.push('areas');
  if ('minPublications' in fields) touched.push('minPublications');
  return touched;
}

/** The fields that 'Clear all filters' empties. */
const filterFields: readonly FieldId[] = ['country', 'ranks', 'query', 'universities', 'areas', 'minPublications'];

const isGone = (chosen: number | null | undefined, offered: readonly number[]): boolean =>
  typeof chosen === 'number' && !offered.includes(chosen);

function applied(wizard: Wizard): Wizard {
  const next = finderReducer(wizard, { type: 'filtersApplied' });
  return next.faults.ranks === wizard.faults.ranks ? next : callAttention(next, 'fault');
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
