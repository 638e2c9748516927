import { type Criteria, type StepId, type Wizard, type WizardForm, emptyWizard, pageSizes, stepIds } from './types';

/** Kept for the tab only, and gone with it. */
const key = 'peyk.createBot';
const version = 1;

interface Kept {
  version: number;
  owner: number;
  wizard: Pick<Wizard, 'step' | 'completed' | 'form' | 'applied' | 'page' | 'pageSize'>;
}

/** What survives a reload, as text. `owner` is the id of the person: nobody finds the draft of somebody else. */
export function writeDraft({ step, completed, form, applied, page, pageSize }: Wizard, owner: number): string {
  return JSON.stringify({ version, owner, wizard: { step, completed, form, applied, page, pageSize } } satisfies Kept);
}

/** The wizard as it was left; a new one for garbage, for another version and for somebody else's draft. */
export function readDraft(text: string | null, owner: number): Wizard {
  const kept = parse(text);
  if (!kept || kept.owner !== owner) return emptyWizard;
  return { ...emptyWizard, ...kept.wizard };
}

export function keepDraft(wizard: Wizard, owner: number): void {
  inStorage((storage) => storage.setItem(key, writeDraft(wizard, owner)));
}

export function keptDraft(owner: number): Wizard {
  return readDraft(inStorage((storage) => storage.getItem(key)) ?? null, owner);
}

export function dropDraft(): void {
  inStorage((storage) => storage.removeItem(key));
}

/** Storage may be blocked or full; then the wizard lives as long as its page. */
function inStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(globalThis.sessionStorage);
  } catch {
    return undefined;
  }
}

function parse(text: string | null): Kept | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isKept(value) ? value : null;
  } catch {
    return null;
  }
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
  professors: orNull(isInteger),
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
  version: oneOf([version]),
  owner: isInteger,
  wizard: bag({
    step: isStep,
    completed: listOf(isStep),
    form: bag(formChecks),
    applied: orNull(bag(criteriaChecks)),
    page: isInteger,
    pageSize: oneOf(pageSizes),
  }),
});
const isKept = (value: unknown): value is Kept => isKeptShape(value);
