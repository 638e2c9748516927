import type { Criteria, Wizard, WizardForm } from './types';

/** The names of the countries that the fields point at. */
export function countriesOf({ scope, country, countries }: WizardForm): readonly string[] {
  if (scope === 'continent') return countries;
  return country === null ? [] : [country];
}

/** The filters as they stand. Of rank and query only what the mode reads: the other may change unseen. */
export function criteriaOf(form: WizardForm): Criteria {
  const { mode, ranks, query } = form;
  return {
    countries: countriesOf(form),
    mode,
    ranks: mode === 'name' ? [0, 0] : ranks,
    query: mode === 'name' ? query.trim() : '',
  };
}

/** 'Apply Filters' needs a country, or at least one (BOT-52, BOT-53). */
export function canApply(form: WizardForm): boolean {
  return countriesOf(form).length > 0;
}

/** Whether the filters can keep no university at all: by name, without a name (BOT-50). */
export function keepsNothing({ mode, query }: Pick<WizardForm, 'mode' | 'query'>): boolean {
  return mode === 'name' && query.trim() === '';
}

/** Whether the results on screen answer to filters that changed since. */
export function isOutdated({ applied, form }: Wizard): boolean {
  return applied !== null && JSON.stringify(applied) !== JSON.stringify(criteriaOf(form));
}
