import type { Country, GmailAccount, ResearchInterest, SendingState, University } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import { toState } from '../../../api/toState';
import type { ApiResult } from '../../../api/useApi';
import type { Standings } from '../../../entities/sentences/threeSentences';
import type { Connect } from '../../../entities/gmailAccount/connect';
import type { CreateBotState, Suggestions } from './CreateBot.states';
import { countriesOf } from './wizard/criteria';
import type { Wizard } from './wizard/types';

type Result<Data> = Pick<ApiResult<readonly Data[]>, 'data' | 'problem' | 'refreshing'>;

export interface CreateBotFacts {
  wizard: Wizard;
  interests: Result<ResearchInterest>;
  countries: Result<Country>;
  /** The universities of the countries in the filters; no data while none are needed. */
  universities: Result<University>;
  accounts: Result<GmailAccount>;
  /** Those of `universities` that match the applied filters. */
  kept: readonly University[];
  /** The debounced text of the type-ahead. */
  query: string;
  /** Those of `universities` that match `query`. */
  suggested: readonly University[];
  sentences: Standings | null;
  limits: SendingState['limits'] | null;
  connect: Connect;
  sending: boolean;
  problem: Problem | null;
}

/** Combines the wizard and the API results into the state of the page. */
export function createBotState({
  wizard,
  interests,
  countries,
  universities,
  accounts,
  kept,
  query,
  suggested,
  sentences,
  limits,
  connect,
  sending,
  problem,
}: CreateBotFacts): CreateBotState {
  // Universities cannot be requested without the countries, so the countries' problem is theirs too.
  const found = countries.data ? universities : { ...universities, problem: universities.problem ?? countries.problem };
  return {
    wizard,
    interests: toState(interests, (data) => ({ interests: data })),
    countries: toState(countries, (data) => ({ countries: data })),
    results: wizard.applied ? toState(found, () => ({ universities: kept })) : null,
    suggestions: suggestionsFor(wizard, found, query, suggested),
    accounts: toState(accounts, (data) => ({ accounts: data })),
    sentences,
    limits,
    connect,
    sending,
    problem,
  };
}

function suggestionsFor(
  { form }: Wizard,
  { data, problem }: Result<University>,
  query: string,
  items: readonly University[],
): Suggestions {
  if (form.mode !== 'name' || countriesOf(form).length === 0 || !form.query.trim())
    return { status: 'idle', items: [] };
  if (data === undefined) return { status: problem ? 'failed' : 'loading', items: [] };
  // Until the text is debounced, the suggestions for the previous one stay.
  if (query.trim() !== form.query.trim()) return { status: 'loading', items };
  return { status: items.length ? 'idle' : 'empty', items };
}

/** The countries whose universities are needed now: once filters are applied, or while a name is typed. */
export function neededCountries(wizard: Wizard, countries: readonly Country[] | undefined): readonly Country[] | null {
  if (!countries || (wizard.applied === null && wizard.form.mode !== 'name')) return null;
  const wanted = new Set(countriesOf(wizard.form));
  return countries.filter(({ name }) => wanted.has(name));
}
