import type { GmailAccount, ResearchInterest, SendingState, University } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import type { Loadable } from '../../../api/toState';
import { MockGmailEnding, MockGmailExpired, MockGmailNeedsReconnect } from '../../../mocks/fixtures/gmail';
import { MockInterestLongPersian, MockInterests } from '../../../mocks/fixtures/interest';
import {
  MockLongNames,
  MockManyUniversities,
  MockNordicCountries,
  MockNordicUniversities,
} from '../../../mocks/fixtures/nordic';
import { MockSending } from '../../../mocks/fixtures/sending';
import { MockCountries, MockUniversities } from '../../../mocks/fixtures/university';
import { criteriaOf } from '../../../entities/bot/search/criteria';
import type { FinderState } from '../../../entities/bot/search/finderState';
import { sentencesStates } from '../../../entities/sentences/ThreeSentencesNotice.states';
import type { Standings } from '../../../entities/sentences/threeSentences';
import { type Connect, idleConnect } from '../../../entities/gmailAccount/connect';
import { connectStates } from '../../../entities/gmailAccount/ConnectNotice.states';
import { type Wizard, type WizardForm, emptyWizard } from './wizard/types';

export interface CreateBotState extends Omit<FinderState, 'finder'> {
  wizard: Wizard;
  interests: Loadable<{ interests: readonly ResearchInterest[] }>;
  /** The chosen interest has no English name that anybody knows, so that a run would compare nothing with it (LTR-05). */
  withoutEnglish: boolean;
  accounts: Loadable<{ accounts: readonly GmailAccount[] }>;
  /** How the person stands with the three sentences of their own, where one is lacking (LTR-01). */
  sentences: Standings | null;
  /** The person's limits of sending; null while they are not known. */
  limits: SendingState['limits'] | null;
  connect: Connect;
  /** The request that creates the bot is running. */
  sending: boolean;
  /** Why it was not created, if that belongs to no field. */
  problem: Problem | null;
}

type Ready<Data> = { status: 'ready'; refreshing: boolean; notice: Problem | null } & Data;
const ready = <Data>(data: Data): Ready<Data> => ({ status: 'ready', refreshing: false, notice: null, ...data });
const offline: Problem = { kind: 'network' };
/** Cached data stays when a refetch fails. */
const stale = <Data>(data: Data): Ready<Data> => ({ ...ready(data), notice: offline });
const said = (text: string) => ({ code: 'said', params: { text } }) as const;

const base: CreateBotState = {
  wizard: emptyWizard,
  interests: ready({ interests: MockInterests }),
  withoutEnglish: false,
  countries: ready({ countries: MockCountries }),
  results: null,
  suggestions: { status: 'idle', items: [] },
  accounts: ready({ accounts: [MockGmailEnding] }),
  sentences: null,
  limits: MockSending.limits,
  connect: idleConnect,
  sending: false,
  problem: null,
};

const area = { id: 31, name: 'Structural health monitoring' };
const onStep = (step: Wizard['step'], form: Partial<WizardForm> = {}, rest: Partial<Wizard> = {}): Wizard => ({
  ...emptyWizard,
  step,
  completed: step === 'research' ? [] : step === 'filters' ? ['research'] : ['research', 'filters'],
  ...rest,
  form: { ...emptyWizard.form, area, ...form },
});
const applied = (wizard: Wizard): Wizard => ({ ...wizard, applied: criteriaOf(wizard.form) });

const named = (universities: readonly University[]) => universities.map(({ id, name }) => ({ id, name }));
const chosen = [0, 1, 2, 3, 5, 6, 9, 11, 12, 13, 14, 15, 16, 17]
  .flatMap((index) => MockNordicUniversities[index] ?? [])
  .map(({ id, name }) => ({ id, name }));
const nordic: Partial<WizardForm> = {
  name: 'Nordic bridge monitoring',
  professors: 3,
  proposal: true,
  scope: 'continent',
  continent: 'Europe',
  subcontinent: 'Northern Europe',
  countries: ['Norway', 'Sweden', 'Denmark', 'Finland'],
  ranks: [1, 200],
};
const withNordic: CreateBotState = { ...base, countries: ready({ countries: MockNordicCountries }) };
const nordicResults = ready({ universities: MockNordicUniversities });
const byName: Partial<WizardForm> = { name: 'Oslo only', country: 'Norway', mode: 'name', query: 'univ' };

export const createBotStates = {
  research: { ...base, wizard: onStep('research', { area: null }) },
  researchPicked: { ...base, wizard: onStep('research') },
  researchMissing: {
    ...base,
    wizard: onStep('research', { area: null }, { faults: { area: { code: 'areaMissing' } } }),
  },
  researchLoading: { ...base, interests: { status: 'loading' } },
  researchFailed: { ...base, interests: { status: 'failed', problem: offline } },
  researchEmpty: { ...base, interests: ready({ interests: [] }) },
  researchEmptyMissing: {
    ...base,
    wizard: onStep('research', { area: null }, { faults: { area: { code: 'areaMissing' } } }),
    interests: ready({ interests: [] }),
  },
  researchStale: { ...base, wizard: onStep('research'), interests: stale({ interests: MockInterests }) },
  researchLongPersian: { ...base, interests: ready({ interests: [...MockInterests, MockInterestLongPersian] }) },
  researchWithoutEnglish: {
    ...base,
    interests: ready({ interests: [...MockInterests, MockInterestLongPersian] }),
    wizard: onStep('research', {
      area: { id: MockInterestLongPersian.id, name: MockInterestLongPersian.interest_name },
    }),
    withoutEnglish: true,
  },

  filters: { ...base, wizard: onStep('filters') },
  filtersManyEmails: { ...base, wizard: onStep('filters', { name: 'Norway', country: 'Norway', targets: 50 }) },
  filtersLimitsUnknown: { ...base, wizard: onStep('filters'), limits: null },
  filtersReady: { ...base, wizard: onStep('filters', { name: 'Norway', country: 'Norway' }) },
  filtersNameMissing: {
    ...base,
    wizard: onStep(
      'filters',
      { professors: null, targets: 51, ranks: [90, 10] },
      {
        faults: {
          name: { code: 'nameMissing' },
          professors: { code: 'required' },
          targets: { code: 'maximum', params: { limit: 50 } },
          ranks: { code: 'ranksUpsideDown' },
        },
      },
    ),
  },
  filtersRefused: {
    ...base,
    wizard: onStep(
      'filters',
      { name: 'N', country: 'Norway' },
      { faults: { country: said('Please select a country from the list.') } },
    ),
  },
  /** Submitted from the last step: the server refused the name, so the second step is no longer complete. */
  filtersNameRefused: {
    ...base,
    wizard: onStep(
      'filters',
      { name: 'Nordic', country: 'Norway', account: MockGmailEnding.id },
      {
        completed: ['research'],
        faults: { name: said('Contains hidden characters. Please type it.') },
      },
    ),
  },
  filtersContinentRefused: {
    ...withNordic,
    wizard: onStep('filters', nordic, { faults: { country: said('Please select a country from the list.') } }),
  },
  advancedRefused: {
    ...base,
    wizard: onStep(
      'filters',
      { name: 'N', areasText: 'x' },
      { faults: { areas: said('Must be at most 300 characters.') } },
    ),
  },
  filtersByContinent: { ...withNordic, wizard: onStep('filters', { ...nordic, countries: [] }) },
  filtersCountriesLoading: { ...base, wizard: onStep('filters'), countries: { status: 'loading' } },
  filtersCountriesFailed: {
    ...base,
    wizard: onStep('filters'),
    countries: { status: 'failed', problem: { kind: 'server', detail: null } },
  },
  filtersContinentsFailed: {
    ...base,
    wizard: onStep('filters', { scope: 'continent' }),
    countries: { status: 'failed', problem: { kind: 'server', detail: null } },
  },
  filtersContinentsFailedWithReason: {
    ...base,
    wizard: onStep('filters', { scope: 'continent' }),
    countries: {
      status: 'failed',
      problem: {
        kind: 'server',
        detail:
          'The directory of universities and professors cannot be reached at the moment. Please try again in a few minutes.',
      },
    },
  },
  filtersByName: {
    ...base,
    wizard: onStep('filters', { ...byName, selected: [{ id: 501, name: 'University of Oslo' }] }),
    suggestions: { status: 'idle', items: MockUniversities },
  },
  filtersByNameWaits: { ...base, wizard: onStep('filters', { name: 'Somewhere', mode: 'name' }) },
  filtersByNameTyping: {
    ...base,
    wizard: onStep('filters', { ...byName, query: '' }),
    suggestions: { status: 'idle', items: MockUniversities },
  },
  filtersByNameLoading: {
    ...base,
    wizard: onStep('filters', byName),
    suggestions: { status: 'loading', items: [] },
  },
  filtersByNameManyChosen: {
    ...base,
    wizard: onStep('filters', { ...byName, query: '', selected: named(MockNordicUniversities) }),
  },
  filtersByNameNothing: {
    ...base,
    wizard: onStep('filters', { ...byName, query: 'zzz' }),
    suggestions: { status: 'empty', items: [] },
  },
  filtersByNameFailed: { ...base, wizard: onStep('filters', byName), suggestions: { status: 'failed', items: [] } },

  resultsLoading: { ...withNordic, wizard: applied(onStep('filters', nordic)), results: { status: 'loading' } },
  resultsFailed: {
    ...withNordic,
    wizard: applied(onStep('filters', nordic)),
    results: { status: 'failed', problem: offline },
  },
  resultsEmpty: {
    ...withNordic,
    wizard: applied(onStep('filters', { ...nordic, ranks: [1, 2] })),
    results: ready({ universities: [] }),
  },
  resultsEmptyQuery: {
    ...base,
    wizard: applied(onStep('filters', { ...byName, query: '' })),
    results: ready({ universities: [] }),
  },
  results: {
    ...withNordic,
    wizard: applied(onStep('filters', { ...nordic, selected: chosen })),
    results: nordicResults,
  },
  resultsLastPage: {
    ...withNordic,
    wizard: { ...applied(onStep('filters', { ...nordic, selected: chosen })), page: 4 },
    results: nordicResults,
  },
  resultsManyPages: {
    ...withNordic,
    wizard: { ...applied(onStep('filters', nordic)), page: 31 },
    results: ready({ universities: MockManyUniversities }),
  },
  resultsAllChosen: {
    ...withNordic,
    wizard: applied(onStep('filters', { ...nordic, selected: named(MockNordicUniversities) })),
    results: nordicResults,
  },
  resultsTooMany: {
    ...withNordic,
    wizard: applied(
      onStep(
        'filters',
        { ...nordic, selected: named(MockManyUniversities) },
        { faults: { universities: { code: 'tooManyUniversities' } } },
      ),
    ),
    results: ready({ universities: MockManyUniversities }),
  },
  resultsLongNames: {
    ...withNordic,
    wizard: applied(onStep('filters', { ...nordic, selected: named(MockLongNames.slice(0, 1)) })),
    results: ready({ universities: MockLongNames }),
  },
  resultsUnranked: {
    ...base,
    wizard: applied(onStep('filters', byName)),
    results: ready({ universities: MockUniversities.filter(({ id }) => id === 501 || id === 504) }),
  },
  resultsStale: {
    ...withNordic,
    wizard: applied(onStep('filters', nordic)),
    results: stale({ universities: MockNordicUniversities }),
  },
  resultsOutdated: {
    ...withNordic,
    wizard: {
      ...applied(onStep('filters', nordic)),
      form: { ...emptyWizard.form, area, ...nordic, ranks: [1, 300], selected: chosen },
    },
    results: nordicResults,
  },
  resultsChosenElsewhere: {
    ...base,
    wizard: applied(
      onStep('filters', {
        name: 'Norway',
        country: 'Norway',
        selected: [
          { id: 501, name: 'University of Oslo' },
          { id: 999, name: 'Delft University of Technology' },
        ],
      }),
    ),
    results: ready({ universities: MockUniversities }),
  },

  gmail: { ...base, wizard: onStep('gmail', { name: 'Nordic', professors: 3, selected: chosen }) },
  gmailPicked: {
    ...base,
    wizard: onStep('gmail', { ...nordic, selected: chosen, account: MockGmailEnding.id }),
  },
  gmailSentencesMissing: {
    ...base,
    wizard: onStep('gmail', { ...nordic, selected: chosen, account: MockGmailEnding.id }),
    sentences: sentencesStates.allMissing,
  },
  gmailMissing: {
    ...base,
    wizard: onStep('gmail', { name: 'Nordic' }, { faults: { account: { code: 'accountMissing' } } }),
  },
  gmailLoading: { ...base, wizard: onStep('gmail'), accounts: { status: 'loading' } },
  gmailFailed: { ...base, wizard: onStep('gmail'), accounts: { status: 'failed', problem: offline } },
  gmailEmpty: { ...base, wizard: onStep('gmail'), accounts: ready({ accounts: [] }) },
  gmailExpired: {
    ...base,
    wizard: onStep('gmail'),
    accounts: ready({ accounts: [MockGmailEnding, MockGmailExpired, MockGmailNeedsReconnect] }),
  },
  gmailConnecting: {
    ...base,
    wizard: onStep('gmail'),
    accounts: ready({ accounts: [] }),
    connect: connectStates.waiting,
  },
  gmailPopupBlocked: {
    ...base,
    wizard: onStep('gmail'),
    accounts: ready({ accounts: [] }),
    connect: connectStates.blocked,
  },
  gmailPopupClosed: { ...base, wizard: onStep('gmail', { name: 'Nordic' }), connect: connectStates.cancelled },
  gmailNotConnected: { ...base, wizard: onStep('gmail', { name: 'Nordic' }), connect: connectStates.refusedWithReason },
  /** Google revoked the permission after the account was chosen. */
  gmailRefused: {
    ...base,
    wizard: onStep(
      'gmail',
      { name: 'Nordic' },
      {
        faults: {
          account: said('This Gmail account is no longer connected. Please reconnect it or select another one.'),
        },
      },
    ),
    accounts: ready({ accounts: [MockGmailExpired, MockGmailEnding] }),
  },
  gmailStale: {
    ...base,
    wizard: onStep('gmail', { name: 'Nordic' }),
    accounts: stale({ accounts: [MockGmailEnding] }),
  },
  gmailConnected: {
    ...base,
    wizard: onStep('gmail', { name: 'Nordic', account: MockGmailEnding.id }),
    connect: connectStates.connected,
  },
  sending: {
    ...base,
    wizard: onStep('gmail', { name: 'Nordic', account: MockGmailEnding.id, selected: chosen }),
    sending: true,
  },
  notCreated: {
    ...base,
    wizard: onStep('gmail', { name: 'Nordic', account: MockGmailEnding.id, selected: chosen }),
    problem: { kind: 'server', detail: null },
  },
  notCreatedWithReason: {
    ...base,
    wizard: onStep('gmail', { name: 'Nordic', account: MockGmailEnding.id }),
    problem: {
      kind: 'invalid',
      detail: 'You have 200 bots, the most an account can have. Delete one before you create another.',
      code: 'bots_full',
      fields: {},
    },
  },
} satisfies Record<string, CreateBotState>;
