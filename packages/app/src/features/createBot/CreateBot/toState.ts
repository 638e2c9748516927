import type { GmailAccount, ResearchInterest, SendingState } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import { toState } from '../../../api/toState';
import type { ApiResult } from '../../../api/useApi';
import { type FinderFacts, finderState } from '../../../entities/bot/search/finderState';
import type { Standings } from '../../../entities/sentences/threeSentences';
import type { Connect } from '../../../entities/gmailAccount/connect';
import type { CreateBotState } from './CreateBot.states';
import type { Wizard } from './wizard/types';

type Result<Data> = Pick<ApiResult<readonly Data[]>, 'data' | 'problem' | 'refreshing'>;

export interface CreateBotFacts extends FinderFacts {
  wizard: Wizard;
  interests: Result<ResearchInterest>;
  withoutEnglish: boolean;
  accounts: Result<GmailAccount>;
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
  withoutEnglish,
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
  const { finder: _, ...search } = finderState(wizard, { countries, universities, kept, query, suggested });
  return {
    wizard,
    ...search,
    interests: toState(interests, (data) => ({ interests: data })),
    withoutEnglish,
    accounts: toState(accounts, (data) => ({ accounts: data })),
    sentences,
    limits,
    connect,
    sending,
    problem,
  };
}
