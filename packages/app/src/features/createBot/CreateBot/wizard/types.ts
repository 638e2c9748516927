import { limits as filterLimits } from '@peyk/api-types/limits/AdvancedFiltersInput';
import { limits } from '@peyk/api-types/limits/BotCreate';
import { defaultTargets } from '../../../../entities/bot/runs';
import { limitOf } from '../../../../forms/check';
import type { Fault as FieldFault, OwnWords } from '../../../../forms/fault';

/** The steps of the wizard, in order (specification, section 4). */
export const stepIds = ['research', 'filters', 'gmail'] as const;
export type StepId = (typeof stepIds)[number];

/** The continent of somebody who looks in every country with a university. */
export const anywhere = '*';

export type Scope = 'country' | 'continent';
export type SearchMode = 'world' | 'local' | 'name';
export type RankRange = readonly [min: number, max: number];

/** A chosen university; its name is kept, because the results that contain it may be gone. */
export interface ChosenUniversity {
  id: number;
  name: string;
}

/** What a person entered. Countries are kept by their English name: an id is optional in the contract. */
export interface WizardForm {
  area: { id: number; name: string } | null;
  name: string;
  /** False while the name is the one that the wizard proposes. */
  nameTyped: boolean;
  /** Per university; null while the field is empty. */
  professors: number | null;
  /** The most emails of a run; null while the field is empty. */
  targets: number | null;
  proposal: boolean;
  scope: Scope;
  country: string | null;
  continent: string | null;
  subcontinent: string | null;
  countries: readonly string[];
  mode: SearchMode;
  ranks: RankRange;
  query: string;
  selected: readonly ChosenUniversity[];
  /** Separated by commas, as typed. */
  areasText: string;
  minPublications: number | null;
  account: number | null;
}

/** The filters that 'Apply Filters' applied: the universities shown match these, not the fields. */
export interface Criteria {
  countries: readonly string[];
  mode: SearchMode;
  ranks: RankRange;
  query: string;
}

/** Where a message can be shown. All are fields, except `universities`, which is a table. */
export type FieldId =
  | 'area'
  | 'name'
  | 'professors'
  | 'targets'
  | 'country'
  | 'ranks'
  | 'query'
  | 'universities'
  | 'areas'
  | 'minPublications'
  | 'account';

/** The messages of faults that only the wizard reports. */
export const ownWords = {
  areaMissing: (t) => t('createBot.faults.areaMissing'),
  nameMissing: (t) => t('createBot.faults.nameMissing'),
  accountMissing: (t) => t('createBot.faults.accountMissing'),
  ranksUpsideDown: (t) => t('createBot.faults.ranksUpsideDown'),
  tooManyUniversities: (t) => t('createBot.faults.tooManyUniversities', { max: universitiesLimit }),
} satisfies OwnWords<string>;

/** A fault of a field; it is turned into text where it is shown. */
export type Fault = FieldFault<keyof typeof ownWords>;
export type Faults = Partial<Record<FieldId, Fault>>;

export const pageSizes = [10, 25, 50] as const;
export type PageSize = (typeof pageSizes)[number];

export interface Wizard {
  step: StepId;
  completed: readonly StepId[];
  form: WizardForm;
  faults: Faults;
  /** Null hides the results. */
  applied: Criteria | null;
  page: number;
  pageSize: PageSize;
  /** Where focus must move; `count` increases with each move. */
  attention: { to: 'step' | 'fault'; count: number };
}

export const nameLimit = limitOf(limits.name, 'maxLength');
/** The maximum of universities chosen one by one; with none chosen, a bot takes all that match its filters. */
export const universitiesLimit = limitOf(filterLimits.selected_universities, 'maxItems');
export const defaultRanks: RankRange = [1, 100];

/** The values that 'Clear all filters' restores. */
export const clearedFilters = {
  scope: 'country',
  country: null,
  continent: null,
  subcontinent: null,
  countries: [],
  mode: 'world',
  ranks: defaultRanks,
  query: '',
  selected: [],
  areasText: '',
  minPublications: null,
} as const satisfies Partial<WizardForm>;

export const emptyWizard: Wizard = {
  step: 'research',
  completed: [],
  form: {
    area: null,
    name: '',
    nameTyped: false,
    professors: 5,
    targets: defaultTargets,
    proposal: false,
    ...clearedFilters,
    account: null,
  },
  faults: {},
  applied: null,
  page: 1,
  pageSize: 10,
  attention: { to: 'step', count: 0 },
};

/** The maximum of professors per university that the fields accept. */
export const professorsLimit = (mode: SearchMode): number =>
  mode === 'name' ? 50 : limitOf(limits.num_professors, 'maximum');

/** The most emails of a run that the wizard accepts (MAT-03). */
export const targetsLimit = 50;
