import { limits as filterLimits } from '@peyk/api-types/limits/AdvancedFiltersInput';
import { limits } from '@peyk/api-types/limits/BotCreate';
import { hasTooMany, ranksFault } from '../../../../entities/bot/search/criteria';
import { check, rulesOf } from '../../../../forms/check';
import {
  type Fault,
  type FieldId,
  type Faults,
  type StepId,
  type WizardForm,
  professorsLimit,
  stepIds,
  targetsLimit,
} from './types';

/** The step that contains a field. */
export const stepOf: Record<FieldId, StepId> = {
  area: 'research',
  name: 'filters',
  professors: 'filters',
  targets: 'filters',
  country: 'filters',
  ranks: 'filters',
  query: 'filters',
  universities: 'filters',
  areas: 'filters',
  minPublications: 'filters',
  account: 'gmail',
};

/** The faults that prevent leaving or submitting a step (specification, section 5, Bot form; A-46). */
export function faultsOf(step: StepId, form: WizardForm): Faults {
  switch (step) {
    case 'research':
      return form.area ? {} : { area: { code: 'areaMissing' } };
    case 'filters': {
      const faults: Faults = {};
      const professors = professorsFault(form);
      const targets = check(form.targets, {
        ...rulesOf(filterLimits.max_targets),
        required: true,
        maximum: targetsLimit,
      });
      const ranks = ranksFault(form);
      const name = check(form.name, rulesOf(limits.name));
      const publications = check(form.minPublications, rulesOf(filterLimits.min_publications));
      if (name) faults.name = name.code === 'required' ? { code: 'nameMissing' } : name;
      if (publications) faults.minPublications = publications;
      if (professors) faults.professors = professors;
      if (targets) faults.targets = targets;
      if (ranks) faults.ranks = ranks;
      if (hasTooMany(form)) faults.universities = { code: 'tooManyUniversities' };
      return faults;
    }
    case 'gmail':
      return form.account === null ? { account: { code: 'accountMissing' } } : {};
  }
}

/** The first step with faults; null if there is none. */
export function firstFaultyStep(form: WizardForm): StepId | null {
  return stepIds.find((step) => hasFaults(faultsOf(step, form))) ?? null;
}

/** A form with all values that the server requires. */
export type CompleteForm = WizardForm & {
  area: NonNullable<WizardForm['area']>;
  professors: number;
  targets: number;
  account: number;
};

export function isComplete(form: WizardForm): form is CompleteForm {
  return firstFaultyStep(form) === null;
}

export function hasFaults(faults: Faults): boolean {
  return Object.keys(faults).length > 0;
}

const professorsFault = ({ professors, mode }: WizardForm): Fault | null =>
  check(professors, { ...rulesOf(limits.num_professors), maximum: professorsLimit(mode) });
