import type { AdvancedFilters, Bot, BotPatch } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import { fieldErrors } from '../../../api/problem';
import { areasIn } from '../../../entities/bot/areas';
import { defaultInterval, defaultTargets } from '../../../entities/bot/runs';
import { type Fault as RuleFault, type Rules, check } from '../../../forms/validate';

export const maxName = 120;
export const maxProfessors = 100;

/** A bot as a person edits it: flat, whatever of it the contract nests. */
export interface EditForm {
  name: string;
  gmail_account: number | null;
  research_area: string;
  /** Further areas between commas. */
  research_areas: string;
  description: string;
  num_professors: number | null;
  need_research_proposal: boolean;
  min_publications: number | null;
  min_rank: number | null;
  max_rank: number | null;
  run_interval: number | null;
  max_targets: number | null;
}
export type EditField = keyof EditForm;

/** Why a field cannot be saved: a rule of ours, or the words of the server. */
export type EditFault = RuleFault | { kind: 'said'; text: string } | { kind: 'ranksUpsideDown' };
export type EditFaults = Partial<Record<EditField, EditFault>>;

/** Whether ranks decide which universities the bot looks at. */
export function isRanked({ advanced_filters: filters }: Bot): boolean {
  return filters.search_mode !== 'name';
}

/** A bot in the form, with the defaults where it says nothing. */
export function formOf(bot: Bot): EditForm {
  const filters = bot.advanced_filters;
  const area = filters.research_area ?? '';
  return {
    name: bot.name,
    gmail_account: bot.gmail_account,
    research_area: area,
    research_areas: (filters.research_areas ?? []).filter((each) => each !== area).join(', '),
    description: filters.description ?? '',
    num_professors: bot.num_professors,
    need_research_proposal: bot.need_research_proposal,
    min_publications: filters.min_publications ?? null,
    min_rank: filters.min_rank ?? null,
    max_rank: filters.max_rank ?? null,
    run_interval: filters.run_interval ?? defaultInterval,
    max_targets: filters.max_targets ?? defaultTargets,
  };
}

const rules: Partial<Record<EditField, Rules>> = {
  name: { required: true, minLength: 2, maxLength: maxName },
  research_area: { required: true, maxLength: 300 },
  num_professors: { required: true, min: 1, max: maxProfessors },
  run_interval: { required: true, min: 1 },
  max_targets: { required: true, min: 1 },
  min_publications: { min: 0 },
  min_rank: { min: 1 },
  max_rank: { min: 1 },
};

/** What is wrong with the form (specification, section 5); the ranks only where they are shown. */
export function faultsOf(form: EditForm, ranked: boolean): EditFaults {
  const faults: EditFaults = {};
  for (const [field, rule] of Object.entries(rules) as [EditField, Rules][]) {
    if (!ranked && (field === 'min_rank' || field === 'max_rank')) continue;
    const value = form[field];
    const fault = check(typeof value === 'string' ? value.trim() : typeof value === 'number' ? value : null, rule);
    if (fault) faults[field] = fault;
  }
  const { min_rank: min, max_rank: max } = form;
  if (ranked && min !== null && max !== null && max < min && !faults.min_rank && !faults.max_rank)
    faults.max_rank = { kind: 'ranksUpsideDown' };
  return faults;
}

/**
 * The body of the PATCH: only what was changed, null where nothing was. The filters merge on the server, which
 * keeps the keys that nobody here knows; sent back as they were read, they would undo what somebody else changed.
 */
export function patchOf(bot: Bot, form: EditForm): BotPatch | null {
  const before = formOf(bot);
  const changed = (field: EditField) => before[field] !== form[field];
  const patch: BotPatch = {};
  if (changed('name')) patch.name = form.name.trim();
  if (changed('gmail_account') && form.gmail_account !== null) patch.gmail_account = form.gmail_account;
  if (changed('num_professors') && form.num_professors !== null) patch.num_professors = form.num_professors;
  if (changed('need_research_proposal')) patch.need_research_proposal = form.need_research_proposal;
  const filters: AdvancedFilters = {};
  const stored = bot.advanced_filters;
  const area = form.research_area.trim();
  const wasListed = stored.research_areas?.includes(stored.research_area ?? '') ?? false;
  if (changed('research_area')) filters.research_area = area;
  // The list may hold the chosen area as well, and then changes with it.
  if (changed('research_areas') || (changed('research_area') && wasListed))
    filters.research_areas = [...new Set([...(wasListed ? [area] : []), ...areasIn(form.research_areas)])];
  if (changed('description')) filters.description = form.description.trim() || null;
  for (const field of ['min_publications', 'min_rank', 'max_rank', 'run_interval', 'max_targets'] as const) {
    if (changed(field)) filters[field] = form[field];
  }
  if (Object.keys(filters).length > 0) patch.advanced_filters = filters;
  if (Object.keys(patch).length === 0) return null;
  return bot.version === undefined ? patch : { ...patch, version: bot.version };
}

/**
 * The server's field errors on our fields. A nested name says the way to a field and maybe on to a part of it:
 * `advanced_filters.max_rank`, `advanced_filters.research_areas.3`.
 */
export function faultsFrom(problem: Problem): {
  faults: EditFaults;
  /** Some of it belongs to no field. */
  rest: boolean;
} {
  const said = Object.entries(fieldErrors(problem));
  const faults: EditFaults = {};
  let rest = said.length === 0;
  for (const [name, [text]] of said) {
    const field = name.split('.').findLast(isField);
    if (field === undefined) rest = true;
    else if (text !== undefined) faults[field] ??= { kind: 'said', text };
  }
  return { faults, rest };
}

const fields: Record<EditField, true> = {
  name: true,
  gmail_account: true,
  research_area: true,
  research_areas: true,
  description: true,
  num_professors: true,
  need_research_proposal: true,
  min_publications: true,
  min_rank: true,
  max_rank: true,
  run_interval: true,
  max_targets: true,
};
const isField = (name: string): name is EditField => Object.hasOwn(fields, name);
