import type { AdvancedFilters, Bot, BotPatch } from '@peyk/api-types';
import { limits as filterLimits } from '@peyk/api-types/limits/AdvancedFilters';
import { limits } from '@peyk/api-types/limits/BotPatch';
import { defaultInterval, defaultTargets } from '../../../entities/bot/runs';
import { type ValuesOf, defineForm } from '../../../forms/defineForm';
import type { Faults } from '../../../forms/fault';
import { flag } from '../../../forms/kinds/flag';
import { list, textsIn } from '../../../forms/kinds/list';
import { longText } from '../../../forms/kinds/longText';
import { number } from '../../../forms/kinds/number';
import { text } from '../../../forms/kinds/text';
import type { Translate } from '../../../i18n/translator';

type CountField =
  | 'min_publications'
  | 'min_rank'
  | 'max_rank'
  | 'num_professors'
  | 'max_targets'
  | 'run_interval'
  | 'proposal_max_pages';
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
    min_rank: number(count('min_rank')),
    max_rank: number(count('max_rank')),
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
  {
    own: { ranksUpsideDown: (t) => t('botEdit.ranksUpsideDown') },
    rule: ({ min_rank: min, max_rank: max }) =>
      min !== null && max !== null && max < min ? { max_rank: { code: 'ranksUpsideDown' } } : {},
  },
);

export type EditForm = ValuesOf<typeof botForm>;
export type EditField = keyof EditForm;
export type EditFaults = Faults<string, 'ranksUpsideDown'>;

/** The pages of a proposal where the bot says nothing. */
const defaultProposalPages = 10;

/** Whether ranks decide which universities the bot searches. */
export function isRanked({ advanced_filters: filters }: Bot): boolean {
  return filters.search_mode !== 'name';
}

/** The form values of a bot, with defaults for what it lacks. */
export function formOf(bot: Bot): EditForm {
  const filters = bot.advanced_filters;
  const area = filters.research_area ?? '';
  return botForm.valuesOf({
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
}

/** The validation errors of the form; of the ranks only where they are shown. */
export const faultsOf = (form: EditForm, ranked: boolean): EditFaults =>
  botForm.check(ranked ? form : { ...form, min_rank: null, max_rank: null });

/**
 * The body of the PATCH: only changed fields, null if there are none. The server merges the filters and keeps
 * keys unknown to the app; sending unchanged fields back would overwrite changes made elsewhere.
 */
export function patchOf(bot: Bot, form: EditForm): BotPatch | null {
  const before = formOf(bot);
  const changed = (field: EditField) => before[field] !== form[field];
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
  for (const field of ['min_publications', 'min_rank', 'max_rank', 'run_interval', 'max_targets'] as const) {
    if (changed(field)) filters[field] = form[field];
  }
  if (Object.keys(filters).length > 0) patch.advanced_filters = filters;
  if (Object.keys(patch).length === 0) return null;
  return bot.version === undefined ? patch : { ...patch, version: bot.version };
}
