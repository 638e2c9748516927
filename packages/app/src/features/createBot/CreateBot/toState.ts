import type { Country, GmailAccount, ResearchInterest, University } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import { toState } from '../../../api/toState';
import type { ApiResult } from '../../../api/useApi';
import type { Connect } from '../../../modules/GmailConnect/connect';
import type { CreateBotState, Suggestions } from './CreateBot.states';
import { countriesOf } from './wizard/criteria';
import type { Wizard } from './wizard/types';
import { filterUniversities, suggestUniversities } from './wizard/universities';

type Result<Data> = Pick<ApiResult<readonly Data[]>, 'data' | 'problem' | 'refreshing'>;

export interface CreateBotFacts {
  wizard: Wizard;
  interests: Result<ResearchInterest>;
  countries: Result<Country>;
  /** Those of the countries the filters point at; nothing while none is needed. */
  universities: Result<University>;
  accounts: Result<GmailAccount>;
  /** The text of the type-ahead once it has stood still. */
  query: string;
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
  query,
  connect,
  sending,
  problem,
}: CreateBotFacts): CreateBotState {
  const { applied } = wizard;
  return {
    wizard,
    interests: toState(interests, (data) => ({ interests: data })),
    countries: toState(countries, (data) => ({ countries: data })),
    results: applied ? toState(universities, (data) => ({ universities: filterUniversities(data, applied) })) : null,
    suggestions: suggestionsFor(wizard, universities, query),
    accounts: toState(accounts, (data) => ({ accounts: data })),
    connect,
    sending,
    problem,
  };
}

function suggestionsFor({ form }: Wizard, { data, problem }: Result<University>, query: string): Suggestions {
  const none = { items: [] };
  if (form.mode !== 'name' || countriesOf(form).length === 0 || !form.query.trim()) return { status: 'idle', ...none };
  if (data === undefined) return { status: problem ? 'failed' : 'loading', ...none };
  if (query.trim() !== form.query.trim()) return { status: 'loading', items: suggestUniversities(data, query) };
  const items = suggestUniversities(data, query);
  return { status: items.length ? 'idle' : 'empty', items };
}

/** The countries whose universities are needed now: once filters are applied, or while a name is typed. */
export function neededCountries(wizard: Wizard, countries: readonly Country[] | undefined): readonly Country[] | null {
  if (!countries || (wizard.applied === null && wizard.form.mode !== 'name')) return null;
  const wanted = new Set(countriesOf(wizard.form));
  return countries.filter(({ name }) => wanted.has(name));
}
