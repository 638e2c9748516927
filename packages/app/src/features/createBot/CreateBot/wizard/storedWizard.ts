import { type Criteria, pageSizes } from '../../../../entities/bot/search/finder';
import { dropEdit, keepEdit, keptEdit } from '../../../../session/unsavedEdits';
import { type StepId, type Wizard, type WizardForm, emptyWizard, stepIds } from './types';

/** The key of the wizard among the kept forms. */
const name = 'createBot';

/** A draft of an earlier version of the app does not say whether its name was typed. */
type KeptForm = Omit<WizardForm, 'nameTyped'> & Partial<Pick<WizardForm, 'nameTyped'>>;
type Kept = Pick<Wizard, 'step' | 'completed' | 'applied' | 'page' | 'pageSize'> & { form: KeptForm };

/** Stores the part of the wizard that survives a reload. */
export function storeWizard({ step, completed, form, applied, page, pageSize }: Wizard, owner: number): void {
  // JSON cannot represent NaN.
  const [min, max] = form.ranks.map((rank, index) =>
    Number.isNaN(rank) ? (emptyWizard.form.ranks[index] ?? 1) : rank,
  );
  const ranks = [min ?? 1, max ?? 1] as const;
  keepEdit(owner, name, { step, completed, form: { ...form, ranks }, applied, page, pageSize } satisfies Kept);
}

/** The stored wizard of this person; an empty one if there is none or it is malformed. */
export function loadWizard(owner: number): Wizard {
  const kept = keptEdit(owner, name);
  if (!isKept(kept)) return emptyWizard;
  return {
    ...emptyWizard,
    ...kept,
    form: { ...emptyWizard.form, ...kept.form, nameTyped: kept.form.nameTyped ?? kept.form.name !== '' },
  };
}

export function clearWizard(owner: number): void {
  dropEdit(owner, name);
}

type Check = (value: unknown) => boolean;
const isString: Check = (value) => typeof value === 'string';
const isInteger: Check = (value) => Number.isSafeInteger(value);
const isBoolean: Check = (value) => typeof value === 'boolean';
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const bag =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(checks).every(([name, check]) => check((value as Record<string, unknown>)[name]));

const isRange: Check = (value) => Array.isArray(value) && value.length === 2 && value.every(isInteger);
const isMode = oneOf(['world', 'local', 'name']);
const isStep = oneOf(stepIds satisfies readonly StepId[]);
const isNamed = bag({ id: isInteger, name: isString });
const formChecks: Record<keyof WizardForm, Check> = {
  area: orNull(isNamed),
  name: isString,
  // Absent in a draft of an earlier version of the app, whose name was typed.
  nameTyped: (value) => value === undefined || isBoolean(value),
  professors: orNull(isInteger),
  // Absent in a draft of an earlier version of the app.
  targets: (value) => value === undefined || orNull(isInteger)(value),
  proposal: isBoolean,
  scope: oneOf(['country', 'continent']),
  country: orNull(isString),
  continent: orNull(isString),
  subcontinent: orNull(isString),
  countries: listOf(isString),
  mode: isMode,
  ranks: isRange,
  query: isString,
  selected: listOf(isNamed),
  areasText: isString,
  minPublications: orNull(isInteger),
  account: orNull(isInteger),
};
const criteriaChecks: Record<keyof Criteria, Check> = {
  countries: listOf(isString),
  mode: isMode,
  ranks: isRange,
  query: isString,
};
const isKeptShape = bag({
  step: isStep,
  completed: listOf(isStep),
  form: bag(formChecks),
  applied: orNull(bag(criteriaChecks)),
  page: isInteger,
  pageSize: oneOf(pageSizes),
});
const isKept = (value: unknown): value is Kept => isKeptShape(value);
