import type { Country, GmailAccount, ResearchInterest, University } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import type { Loadable } from '../../../api/toState';
import { MockGmail, MockGmailExpired, MockGmailNeedsReconnect } from '../../../mocks/fixtures/gmail';
import { MockInterestLongPersian, MockInterests } from '../../../mocks/fixtures/interest';
import { MockCountries, MockUniversities, MockUniversity } from '../../../mocks/fixtures/university';
import { type Connect, idleConnect } from '../../../modules/GmailConnect/connect';
import { connectStates } from '../../../modules/GmailConnect/ConnectNotice.states';
import { criteriaOf } from './wizard/criteria';
import { type Wizard, type WizardForm, emptyWizard } from './wizard/types';

/** What the type-ahead offers. */
export interface Suggestions {
  status: 'idle' | 'loading' | 'failed' | 'empty';
  items: readonly University[];
}

export interface CreateBotState {
  wizard: Wizard;
  interests: Loadable<{ interests: readonly ResearchInterest[] }>;
  countries: Loadable<{ countries: readonly Country[] }>;
  /** What the applied filters keep; null before they are applied. */
  results: Loadable<{ universities: readonly University[] }> | null;
  suggestions: Suggestions;
  accounts: Loadable<{ accounts: readonly GmailAccount[] }>;
  connect: Connect;
  /** The bot is on its way to the server. */
  sending: boolean;
  /** Why it was not created, where that belongs to no field. */
  problem: Problem | null;
}

type Ready<Data> = { status: 'ready'; refreshing: boolean; notice: Problem | null } & Data;
const ready = <Data>(data: Data): Ready<Data> => ({ status: 'ready', refreshing: false, notice: null, ...data });
const offline: Problem = { kind: 'network' };

const base: CreateBotState = {
  wizard: emptyWizard,
  interests: ready({ interests: MockInterests }),
  countries: ready({ countries: MockCountries }),
  results: null,
  suggestions: { status: 'idle', items: [] },
  accounts: ready({ accounts: [MockGmail] }),
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

const directory: readonly (readonly [name: string, code: string, country: string, world: number, local: number])[] = [
  ['Kvarnby Institute of Technology', 'SE', 'Sweden', 41, 1],
  ['Skagen Technical University', 'DK', 'Denmark', 58, 1],
  ['University of Tavasta', 'FI', 'Finland', 74, 1],
  ['Nordmark University of Technology', 'NO', 'Norway', 89, 1],
  ['Vättern University', 'SE', 'Sweden', 96, 2],
  ['Limfjord University', 'DK', 'Denmark', 112, 2],
  ['Aurland University', 'NO', 'Norway', 127, 2],
  ['Päijänne Institute of Science', 'FI', 'Finland', 143, 2],
  ['University of Österås', 'SE', 'Sweden', 158, 3],
  ['Jutland School of Engineering', 'DK', 'Denmark', 171, 3],
];
const nordicUniversities: readonly University[] = Array.from({ length: 34 }, (_, index) => {
  const [name, code, country, world, local] = directory[index % directory.length] ?? directory[0]!;
  const round = Math.floor(index / directory.length);
  return {
    ...MockUniversity,
    id: 601 + index,
    name: round === 0 ? name : `${name}, Campus ${round + 1}`,
    country_code: code,
    country_name: country,
    world_rank: world + round * 140,
    rank: world + round * 140,
    country_rank: local + round * 3,
  };
});
const chosen = [0, 1, 2, 3, 5, 6, 9, 11, 12, 13, 14, 15, 16, 17]
  .flatMap((index) => nordicUniversities[index] ?? [])
  .map(({ id, name }) => ({ id, name }));
const nordicCountries: readonly Country[] = [
  ...MockCountries,
  ...[
    ['DK', 'Denmark'],
    ['FI', 'Finland'],
    ['IS', 'Iceland'],
    ['EE', 'Estonia'],
  ].map(([code = '', name = '']): Country => ({
    name,
    code,
    region: 'Europe',
    subregion: 'Northern Europe',
    region_code: '150',
    subregion_code: '154',
  })),
];
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
const withNordic: CreateBotState = { ...base, countries: ready({ countries: nordicCountries }) };
const nordicResults = ready({ universities: nordicUniversities });
const byName: Partial<WizardForm> = { name: 'Oslo only', country: 'Norway', mode: 'name', query: 'univ' };

export const createBotStates = {
  research: { ...base, wizard: onStep('research', { area: null }) },
  researchPicked: { ...base, wizard: onStep('research') },
  researchMissing: {
    ...base,
    wizard: onStep('research', { area: null }, { faults: { area: { kind: 'areaMissing' } } }),
  },
  researchLoading: { ...base, interests: { status: 'loading' } },
  researchFailed: { ...base, interests: { status: 'failed', problem: offline } },
  researchEmpty: { ...base, interests: ready({ interests: [] }) },
  researchLongPersian: { ...base, interests: ready({ interests: [...MockInterests, MockInterestLongPersian] }) },

  filters: { ...base, wizard: onStep('filters') },
  filtersNameMissing: {
    ...base,
    wizard: onStep(
      'filters',
      { professors: null, ranks: [90, 10] },
      {
        faults: { name: { kind: 'nameMissing' }, professors: { kind: 'required' }, ranks: { kind: 'ranksUpsideDown' } },
      },
    ),
  },
  filtersRefused: {
    ...base,
    wizard: onStep(
      'filters',
      { name: 'N', country: 'Norway' },
      { faults: { country: { kind: 'said', text: 'No such country.' } } },
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
    countries: { status: 'failed', problem: { kind: 'server', detail: 'The directory is being renewed.' } },
  },
  filtersByName: {
    ...base,
    wizard: onStep('filters', { ...byName, selected: [{ id: 501, name: 'University of Oslo' }] }),
    suggestions: { status: 'idle', items: MockUniversities },
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
          { id: 999, name: 'Elsewhere' },
        ],
      }),
    ),
    results: ready({ universities: MockUniversities }),
  },

  gmail: { ...base, wizard: onStep('gmail', { name: 'Nordic', professors: 3, selected: chosen }) },
  gmailPicked: {
    ...base,
    wizard: onStep('gmail', { name: 'Nordic', professors: 3, selected: chosen, account: MockGmail.id }),
  },
  gmailMissing: {
    ...base,
    wizard: onStep('gmail', { name: 'Nordic' }, { faults: { account: { kind: 'accountMissing' } } }),
  },
  gmailLoading: { ...base, wizard: onStep('gmail'), accounts: { status: 'loading' } },
  gmailFailed: { ...base, wizard: onStep('gmail'), accounts: { status: 'failed', problem: offline } },
  gmailEmpty: { ...base, wizard: onStep('gmail'), accounts: ready({ accounts: [] }) },
  gmailExpired: {
    ...base,
    wizard: onStep('gmail'),
    accounts: ready({ accounts: [MockGmail, MockGmailExpired, MockGmailNeedsReconnect] }),
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
  gmailConnected: {
    ...base,
    wizard: onStep('gmail', { name: 'Nordic', account: MockGmail.id }),
    connect: connectStates.connected,
  },
  sending: {
    ...base,
    wizard: onStep('gmail', { name: 'Nordic', account: MockGmail.id, selected: chosen }),
    sending: true,
  },
  notCreated: {
    ...base,
    wizard: onStep('gmail', { name: 'Nordic', account: MockGmail.id, selected: chosen }),
    problem: { kind: 'server', detail: null },
  },
  notCreatedWithReason: {
    ...base,
    wizard: onStep('gmail', { name: 'Nordic', account: MockGmail.id }),
    problem: { kind: 'conflict', detail: 'You already have ten bots at work.', code: null },
  },
} satisfies Record<string, CreateBotState>;
