import type { Criteria, Wizard, WizardForm } from './types';

/** The names of the countries chosen in the form. */
export function countriesOf({ scope, country, countries }: WizardForm): readonly string[] {
  if (scope === 'continent') return countries;
  return country === null ? [] : [country];
}

/** The current filters. Only rank or query, whichever the mode uses: a change of the other must not count. */
export function criteriaOf(form: WizardForm): Criteria {
  const { mode, ranks, query } = form;
  return {
    countries: countriesOf(form),
    mode,
    ranks: mode === 'name' ? [0, 0] : ranks,
    query: mode === 'name' ? query.trim() : '',
  };
}

/** 'Apply Filters' needs at least one country (BOT-52, BOT-53). */
export function canApply(form: WizardForm): boolean {
  return countriesOf(form).length > 0;
}

/** Whether the filters cannot match any university: by name, without a name (BOT-50). */
export function keepsNothing({ mode, query }: Pick<WizardForm, 'mode' | 'query'>): boolean {
  return mode === 'name' && query.trim() === '';
}

/** Whether the filters have changed since the shown results were computed. */
export function isOutdated({ applied, form }: Wizard): boolean {
  return applied !== null && JSON.stringify(applied) !== JSON.stringify(criteriaOf(form));
}
