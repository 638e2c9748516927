import type { Country, GmailAccount, ResearchInterest, University } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import { toState } from '../../../api/toState';
import type { ApiResult } from '../../../api/useApi';
import type { Connect } from '../../../entities/gmailAccount/connect';
import type { CreateBotState, Suggestions } from './CreateBot.states';
import { countriesOf } from './wizard/criteria';
import type { Wizard } from './wizard/types';

type Result<Data> = Pick<ApiResult<readonly Data[]>, 'data' | 'problem' | 'refreshing'>;

export interface CreateBotFacts {
  wizard: Wizard;
  interests: Result<ResearchInterest>;
  countries: Result<Country>;
  /** Those of the countries the filters point at; nothing while none is needed. */
  universities: Result<University>;
  accounts: Result<GmailAccount>;
  /** Of those universities, what the applied filters keep. */
  kept: readonly University[];
  /** The text of the type-ahead once it has stood still. */
  query: string;
  /** Of those universities, what that text may mean. */
  suggested: readonly University[];
  connect: Connect;
  sending: boolean;
  problem: Problem | null;
}

/** What the wizard shows for what is known. */
export function createBotState({
  wizard,
  interests,
  countries,
  universities,
  accounts,
  kept,
  query,
  suggested,
  connect,
  sending,
  problem,
}: CreateBotFacts): CreateBotState {
  // Without countries nobody can ask for their universities.
  const found = countries.data ? universities : { ...universities, problem: universities.problem ?? countries.problem };
  return {
    wizard,
    interests: toState(interests, (data) => ({ interests: data })),
    countries: toState(countries, (data) => ({ countries: data })),
    results: wizard.applied ? toState(found, () => ({ universities: kept })) : null,
    suggestions: suggestionsFor(wizard, found, query, suggested),
    accounts: toState(accounts, (data) => ({ accounts: data })),
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
  // Those of the text before stay in their place until this one has stood still.
  if (query.trim() !== form.query.trim()) return { status: 'loading', items };
  return { status: items.length ? 'idle' : 'empty', items };
}

/** The countries whose universities are needed now: once filters are applied, or while a name is typed. */
export function neededCountries(wizard: Wizard, countries: readonly Country[] | undefined): readonly Country[] | null {
  if (!countries || (wizard.applied === null && wizard.form.mode !== 'name')) return null;
  const wanted = new Set(countriesOf(wizard.form));
  return countries.filter(({ name }) => wanted.has(name));
}
