import { limits } from '@peyk/api-types/limits/BotCreate';
import { defaultTargets } from '../../../../entities/bot/runs';
import {
  type Finder,
  type SearchField,
  type SearchFaults,
  type SearchForm,
  type SearchMode,
  emptySearch,
  searchWords,
} from '../../../../entities/bot/search/finder';
import { limitOf } from '../../../../forms/check';
import type { Fault as FieldFault, OwnWords } from '../../../../forms/fault';

/** The steps of the wizard, in order (specification, section 4). */
export const stepIds = ['research', 'filters', 'gmail'] as const;
export type StepId = (typeof stepIds)[number];

/** What a person entered. */
export interface WizardForm extends SearchForm {
  area: { id: number; name: string } | null;
  name: string;
  /** False while the name is the one that the wizard proposes. */
  nameTyped: boolean;
  /** Per university; null while the field is empty. */
  professors: number | null;
  /** The most emails of a run; null while the field is empty. */
  targets: number | null;
  proposal: boolean;
  /** Separated by commas, as typed. */
  areasText: string;
  minPublications: number | null;
  account: number | null;
}

/** The fields beside those of the search. */
type OwnFieldId = 'area' | 'name' | 'professors' | 'targets' | 'areas' | 'minPublications' | 'account';

/** Where a message can be shown. */
export type FieldId = OwnFieldId | SearchField;

/** The messages of faults that only the wizard reports. */
export const ownWords = {
  ...searchWords,
  areaMissing: (t) => t('createBot.faults.areaMissing'),
  nameMissing: (t) => t('createBot.faults.nameMissing'),
  accountMissing: (t) => t('createBot.faults.accountMissing'),
} satisfies OwnWords<string>;

/** A fault of a field; it is turned into text where it is shown. */
export type Fault = FieldFault<keyof typeof ownWords>;
export type Faults = { [Field in OwnFieldId]?: Fault } & SearchFaults;

export interface Wizard extends Finder {
  step: StepId;
  completed: readonly StepId[];
  form: WizardForm;
  faults: Faults;
  /** Where focus must move; `count` increases with each move. */
  attention: { to: 'step' | 'fault'; count: number };
}

export const nameLimit = limitOf(limits.name, 'maxLength');

/** The values that 'Clear all filters' restores. */
export const clearedFilters = {
  ...emptySearch,
  areasText: '',
  minPublications: null,
} satisfies Partial<WizardForm>;

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
