import type { Bot, Country } from '@peyk/api-types';
import { useEffect, useRef, useState } from 'react';
import { formOfSearch, searchOf } from '../../../entities/bot/search/botSearch';
import {
  type Finder,
  type FinderEvent,
  type SearchFaults,
  type SearchForm,
  emptySearch,
} from '../../../entities/bot/search/finder';
import { finderReducer } from '../../../entities/bot/search/finderReducer';
import { type FinderState, finderState, inPlaces, neededCountries } from '../../../entities/bot/search/finderState';
import { useCountries } from '../../../entities/bot/search/useCountries';
import { useFoundUniversities } from '../../../entities/bot/search/useFoundUniversities';
import { type EditForm, searchIn } from './editForm';

type View = Pick<Finder, 'applied' | 'page' | 'pageSize'>;

const closed: View = { applied: null, page: 1, pageSize: 10 };
const noCountries: readonly Country[] = [];
const noForm: Pick<EditForm, 'search'> = { search: '' };

interface SearchEdit {
  /** Null until the bot is known. */
  state: FinderState | null;
  /** The fields; null until the countries are known, without which the places of the bot have no names. */
  form: SearchForm | null;
  dispatch: (event: FinderEvent) => void;
  /** The faults that a save found at the fields of the search. */
  setFaults: (faults: SearchFaults) => void;
  onRetryCountries: () => void;
  onRetryUniversities: () => void;
}

/** The search of a bot in the fields of the wizard. */
export function useSearchEdit({
  bot,
  form: edited,
  onChange,
  onRefused,
}: {
  bot: Bot | null;
  form: Pick<EditForm, 'search'> | null;
  onChange: (change: Pick<EditForm, 'search'>) => void;
  /** 'Apply Filters' found a fault. */
  onRefused: (faults: SearchFaults) => void;
}): SearchEdit {
  const [view, setView] = useState(closed);
  const [faults, setFaults] = useState<SearchFaults>({});
  const [typed, setTyped] = useState<SearchForm | null>(null);
  const countries = useCountries();
  const known = countries.result.data ?? noCountries;
  const textOf = (form: SearchForm) => JSON.stringify(searchOf(form, known));

  // What is typed says more than what is sent for it, as a space at the end of a name, so it counts while both agree.
  const stored = bot && formOfSearch(searchIn(edited ?? noForm, bot), known, () => undefined);
  const form = typed && edited && textOf(typed) === edited.search ? typed : stored;
  const finder: Finder = { ...view, form: form ?? emptySearch, faults };
  // The names of the chosen universities are in the lists of their countries alone.
  const needed =
    form && form.selected.length > 0 && countries.result.data
      ? inPlaces(form, known)
      : neededCountries(finder, countries.result.data);
  const found = useFoundUniversities(finder, form ? needed : null);
  const names = new Map(found.universities.data?.map(({ id, name }) => [id, name]));
  const named: Finder = {
    ...finder,
    form: {
      ...finder.form,
      selected: finder.form.selected.map(({ id, name }) => ({ id, name: name || (names.get(id) ?? '') })),
    },
  };

  // One press may bring two events, before the page is drawn again.
  const newest = useRef(named);
  useEffect(() => {
    newest.current = named;
  });
  const dispatch = (event: FinderEvent) => {
    const before = newest.current;
    const next = finderReducer(before, event);
    newest.current = next;
    setView({ applied: next.applied, page: next.page, pageSize: next.pageSize });
    if (next.form !== before.form) {
      setTyped(next.form);
      onChange({ search: textOf(next.form) });
    }
    setFaults(next.faults);
    if (event.type === 'filtersApplied' && next.faults.ranks) onRefused(next.faults);
  };

  return {
    state: form && finderState(named, { countries: countries.result, ...found }),
    form: countries.result.data ? form : null,
    dispatch,
    setFaults,
    onRetryCountries: () => void countries.reload(),
    onRetryUniversities: () => void (countries.result.data ? found.universities.reload() : countries.reload()),
  };
}
