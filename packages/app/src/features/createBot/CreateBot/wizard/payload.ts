import type { Bot, BotCreate, BotRun, Country } from '@peyk/api-types';
import type { Problem } from '../../../../api/problem';
import { searchOf } from '../../../../entities/bot/search/botSearch';
import { searchFieldOf } from '../../../../entities/bot/search/finder';
import { textsIn } from '../../../../forms/kinds/list';
import { serverFaults } from '../../../../forms/serverFaults';
import type { CompleteForm } from './faults';
import type { FieldId, WizardForm } from './types';

/**
 * The body of POST /bots/create/ (specification, section 3; ). `countries` gives the ids of the
 * names in the form.
 */
export function createBody(form: CompleteForm, countries: readonly Country[]): BotCreate {
  const { filters, ...target } = searchOf(form, countries);
  return {
    name: form.name.trim(),
    gmail_account: form.account,
    ...target,
    need_research_proposal: form.proposal,
    num_professors: form.professors,
    advanced_filters: {
      research_area: form.area.name,
      research_areas: textsIn(form.areasText),
      ...filters,
      min_publications: form.minPublications,
      max_targets: form.targets,
    },
  };
}

/** The result of a creation, from either shape of the response. */
export interface Created {
  bot: Bot;
  run: BotRun | null;
  warning: string | null;
  /** The response has a field `run`: if that is null, the server tried and failed, and `warning` holds the reason. */
  runWasTried: boolean;
}

export function readCreated(answer: Bot | { bot: Bot; run: BotRun | null; warning?: string | null }): Created {
  if ('bot' in answer) return { bot: answer.bot, run: answer.run, warning: answer.warning ?? null, runWasTried: true };
  return { bot: answer, run: null, warning: null, runWasTried: false };
}

/** Maps the server's fields to those of the form. */
const fieldOf: Readonly<Record<string, FieldId>> = {
  name: 'name',
  num_professors: 'professors',
  gmail_account: 'account',
  ...searchFieldOf,
  research_area: 'area',
  research_areas: 'areas',
  min_publications: 'minPublications',
  max_targets: 'targets',
};

/** The server's validation errors, mapped to the fields of the form. */
export const faultsFrom = (problem: Problem) =>
  serverFaults(problem, (name) => (Object.hasOwn(fieldOf, name) ? fieldOf[name] : undefined));

/** The maximum of professors for the choice: universities times professors of each. */
export function mostProfessors({ selected, professors }: WizardForm): number {
  return selected.length * (professors ?? 0);
}
