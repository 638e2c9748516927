import { canApply, criteriaOf, ranksFault } from './criteria';
import {
  type ChosenUniversity,
  type Finder,
  type FinderEvent,
  type SearchField,
  type SearchForm,
  anywhere,
} from './finder';

/** The next state of a search (specification, section 5; ); what else `finder` holds stays as it is. */
export function finderReducer<Whole extends Finder>(finder: Whole, event: FinderEvent): Whole {
  const { form } = finder;
  switch (event.type) {
    case 'edited':
      return withForm(finder, event.fields, ...fieldsTouchedBy(event.fields));
    case 'scopeChosen':
      return event.scope === form.scope ? finder : newScope(finder, { scope: event.scope, query: '' });
    case 'countryChosen':
      return event.country === form.country ? finder : newScope(finder, { country: event.country, query: '' });
    case 'continentChosen':
      if (event.continent === form.continent) return finder;
      return newScope(finder, { continent: event.continent, subcontinent: null, countries: [] });
    case 'subcontinentChosen':
      return event.subcontinent === form.subcontinent ? finder : newScope(finder, { subcontinent: event.subcontinent });
    case 'anywhereChosen':
      return newScope(finder, { continent: anywhere, subcontinent: null, countries: event.countries });
    case 'countriesAdded':
      return newScope(finder, { countries: [...new Set([...form.countries, ...event.countries])] });
    case 'countryAdded':
      if (form.countries.includes(event.country)) return finder;
      return newScope(finder, { countries: [...form.countries, event.country] });
    case 'countryRemoved':
      return newScope(finder, { countries: form.countries.filter((name) => name !== event.country) });
    case 'filtersApplied':
      return applied(finder);
    case 'universityChosen':
      return withForm(finder, { selected: [...without(form, [event.university]), event.university] }, 'universities');
    case 'universityDropped':
      return withForm(finder, { selected: without(form, [event.university]) }, 'universities');
    case 'allChosen':
      return withForm(
        finder,
        { selected: [...without(form, event.universities), ...event.universities] },
        'universities',
      );
    case 'selectionCleared':
      return withForm(finder, { selected: [] }, 'universities');
    case 'pageTurned':
      return { ...finder, page: event.page };
    case 'pageSizeChosen':
      return { ...finder, pageSize: event.size, page: 1 };
  }
}

function withForm<Whole extends Finder>(
  finder: Whole,
  fields: Partial<SearchForm>,
  ...settled: readonly SearchField[]
): Whole {
  const faults = { ...finder.faults };
  for (const field of settled) delete faults[field];
  return { ...finder, form: { ...finder.form, ...fields }, faults };
}

/** A new place clears the chosen universities and the results (BOT-69 to BOT-72, A-54). */
function newScope<Whole extends Finder>(finder: Whole, fields: Partial<SearchForm>): Whole {
  return {
    ...withForm(finder, { ...fields, selected: [] }, 'country', 'query', 'universities'),
    applied: null,
    page: 1,
  };
}

/** The fields whose faults an edit settles: a change of the mode settles those that depend on it. */
export function fieldsTouchedBy(fields: Partial<SearchForm>): SearchField[] {
  const touched: SearchField[] = [];
  if ('ranks' in fields || 'mode' in fields) touched.push('ranks');
  if ('query' in fields || 'mode' in fields) touched.push('query');
  return touched;
}

function without({ selected }: SearchForm, gone: readonly ChosenUniversity[]): ChosenUniversity[] {
  const ids = new Set(gone.map(({ id }) => id));
  return selected.filter(({ id }) => !ids.has(id));
}

function applied<Whole extends Finder>(finder: Whole): Whole {
  if (!canApply(finder.form)) return finder;
  const ranks = ranksFault(finder.form);
  if (ranks) return { ...finder, faults: { ...finder.faults, ranks } };
  return { ...finder, applied: criteriaOf(finder.form), page: 1 };
}
