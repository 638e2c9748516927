import type { AdvancedFilters, Bot, BotPatch } from '@peyk/api-types';
import { limits as filterLimits } from '@peyk/api-types/limits/AdvancedFilters';
import { limits } from '@peyk/api-types/limits/BotPatch';
import { defaultInterval, defaultTargets } from '../../../entities/bot/runs';
import { type BotSearch, readSearch, searchOfBot } from '../../../entities/bot/search/botSearch';
import { hasTooMany, ranksFault } from '../../../entities/bot/search/criteria';
import {
  type SearchFaults,
  type SearchForm,
  searchFieldOf,
  type searchWords,
} from '../../../entities/bot/search/finder';
import type { Problem } from '../../../api/problem';
import { type ValuesOf, defineForm } from '../../../forms/defineForm';
import type { Faults } from '../../../forms/fault';
import { serverFaults } from '../../../forms/serverFaults';
import { flag } from '../../../forms/kinds/flag';
import { list, textsIn } from '../../../forms/kinds/list';
import { longText } from '../../../forms/kinds/longText';
import { number } from '../../../forms/kinds/number';
import { text } from '../../../forms/kinds/text';
import type { Translate } from '../../../i18n/translator';

type CountField = 'min_publications' | 'num_professors' | 'max_targets' | 'run_interval' | 'proposal_max_pages';
const count = (field: CountField) => ({
  label: (t: Translate) => t(`botEdit.counts.${field}.label`),
  help: (t: Translate) => t(`botEdit.counts.${field}.help`),
});

/** The form of a bot: flat, although the contract nests some fields. Limits beyond the contract's: specification, section 5. */
export const botForm = defineForm(
  { ...limits, ...filterLimits },
  {
    name: text({ label: (t) => t('botEdit.name'), rules: { minLength: 2 } }),
    // Not required: the account of a bot may have been removed.
    gmail_account: number({ label: (t) => t('botEdit.account'), rules: { required: false } }),
    research_area: text({ label: (t) => t('botEdit.area') }),
    research_areas: list({
      label: (t) => t('botEdit.areas'),
      help: (t) => t('botEdit.areasHelp'),
      rules: { required: false },
    }),
    description: longText({
      label: (t) => t('botEdit.description'),
      help: (t) => t('botEdit.descriptionHelp'),
      autoGrow: true,
    }),
    min_publications: number(count('min_publications')),
    num_professors: number(count('num_professors')),
    max_targets: number({ ...count('max_targets'), rules: { required: true } }),
    run_interval: number({
      ...count('run_interval'),
      unit: (t) => t('botEdit.minutes'),
      rules: { required: true },
    }),
    need_research_proposal: flag({ label: (t) => t('botEdit.proposal') }),
    attach_cv: flag({ label: (t) => t('botEdit.files.cv'), help: (t) => t('drafts.files.cvHelp') }),
    attach_proposal: number({ label: (t) => t('drafts.files.proposal'), rules: { required: false } }),
    proposal_max_pages: number({ ...count('proposal_max_pages'), rules: { required: true } }),
  },
);

/** The values of `botForm`. */
export type FieldValues = ValuesOf<typeof botForm>;
/** The fields of `botForm`, and the search as one value: its parts depend on one another, and edits are compared value by value. */
export type EditForm = FieldValues & {
  /** A `BotSearch` as JSON. */
  search: string;
};
export type EditField = keyof FieldValues;
export type EditFaults = Faults<string, keyof typeof searchWords>;

/** The pages of a proposal where the bot says nothing. */
const defaultProposalPages = 10;

/** The form values of a bot, with defaults for what it lacks. */
export function formOf(bot: Bot): EditForm {
  const filters = bot.advanced_filters;
  const area = filters.research_area ?? '';
  const values = botForm.valuesOf({
    ...filters,
    name: bot.name,
    gmail_account: bot.gmail_account ?? undefined,
    num_professors: bot.num_professors,
    need_research_proposal: bot.need_research_proposal,
    attach_cv: bot.attach_cv,
    attach_proposal: bot.attach_proposal ?? undefined,
    proposal_max_pages: bot.proposal_max_pages ?? defaultProposalPages,
    research_areas: (filters.research_areas ?? []).filter((each) => each !== area),
    run_interval: filters.run_interval ?? defaultInterval,
    max_targets: filters.max_targets ?? defaultTargets,
  });
  return { ...values, search: JSON.stringify(searchOfBot(bot)) };
}

/** The search in a form; that of the bot where a kept form holds no readable one. */
export function searchIn(form: Pick<EditForm, 'search'>, bot: Bot): BotSearch {
  return readSearch(form.search) ?? searchOfBot(bot);
}

/** The validation errors of the form and of the fields of its search, where these are known. */
export function faultsOf(form: EditForm, search: SearchForm | null): EditFaults {
  const faults: { -readonly [Field in keyof EditFaults]: EditFaults[Field] } = { ...botForm.check(form) };
  const ranks = search && ranksFault(search);
  if (ranks) faults['ranks'] = ranks;
  if (search && hasTooMany(search)) faults['universities'] = { code: 'tooManyUniversities' };
  return faults;
}

/** Those faults of the form that are shown at its search. */
export const searchFaultsIn = ({ country, ranks, query, universities }: EditFaults): SearchFaults => ({
  ...(country && { country }),
  ...(ranks && { ranks }),
  ...(query && { query }),
  ...(universities && { universities }),
});

/** What the server says about fields, at those of the form and of its search. */
export const faultsFrom = (problem: Problem) =>
  serverFaults(problem, (name): string | undefined =>
    Object.hasOwn(botForm.fields, name) ? name : Object.hasOwn(searchFieldOf, name) ? searchFieldOf[name] : undefined,
  );

/**
 * The body of the PATCH: only changed fields, null if there are none. The server merges the filters and keeps
 * keys unknown to the app; sending unchanged fields back would overwrite changes made elsewhere. Of the search all
 * fields are sent, because half of one search with half of another would be a third.
 */
export function patchOf(bot: Bot, form: EditForm): BotPatch | null {
  const before = formOf(bot);
  const changed = (field: keyof EditForm) => before[field] !== form[field];
  const patch: BotPatch = {};
  if (changed('name')) patch.name = form.name.trim();
  if (changed('gmail_account') && form.gmail_account !== null) patch.gmail_account = form.gmail_account;
  if (changed('num_professors') && form.num_professors !== null) patch.num_professors = form.num_professors;
  if (changed('need_research_proposal')) patch.need_research_proposal = form.need_research_proposal;
  if (changed('attach_cv')) patch.attach_cv = form.attach_cv;
  if (changed('attach_proposal')) patch.attach_proposal = form.attach_proposal;
  if (changed('proposal_max_pages') && form.proposal_max_pages !== null)
    patch.proposal_max_pages = form.proposal_max_pages;
  const filters: AdvancedFilters = {};
  const stored = bot.advanced_filters;
  const area = form.research_area.trim();
  const wasListed = stored.research_areas?.includes(stored.research_area ?? '') ?? false;
  if (changed('research_area')) filters.research_area = area;
  // If the list contains the chosen area, it changes with it.
  if (changed('research_areas') || (changed('research_area') && wasListed))
    filters.research_areas = [...new Set([...(wasListed ? [area] : []), ...textsIn(form.research_areas)])];
  if (changed('description')) filters.description = form.description.trim() || null;
  for (const field of ['min_publications', 'run_interval', 'max_targets'] as const) {
    if (changed(field)) filters[field] = form[field];
  }
  if (changed('search')) {
    const { filters: places, ...target } = searchIn(form, bot);
    Object.assign(patch, target);
    Object.assign(filters, places);
  }
  if (Object.keys(filters).length > 0) patch.advanced_filters = filters;
  if (Object.keys(patch).length === 0) return null;
  return bot.version === undefined ? patch : { ...patch, version: bot.version };
}
