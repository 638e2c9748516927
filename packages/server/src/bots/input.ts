import type { AdvancedFilters, BotCreate, BotPatch } from '@peyk/api-types';
import type { WithDirectory } from '../directory/directory.ts';
import type { EditedFields } from '../platform/db/editConflicts.ts';
import type { Deps } from '../platform/deps.ts';
import { countryById } from '../directory/countries.ts';
import { type FieldMessages, invalidFields } from '../platform/http/errors.ts';
import { proposalFault } from '../attachments/files.ts';
import { accountState, ownAccount } from '../gmail/accounts.ts';
import { interestsOf, type Target } from './plan.ts';

/** The fields of a bot that a person may write. */
export interface BotFields extends Target {
  name: string;
  gmail_account_id: number | null;
  attach_cv: boolean;
  proposal_file_id: number | null;
  proposal_max_pages: number;
}

const DEFAULT_PROFESSORS = 5;
/** Longer than what nearly every faculty asks for. */
const DEFAULT_PROPOSAL_PAGES = 10;

/** Normalises names and the comma list (also split on '،', A-57), so that the stored filters are those that the run uses. */
function cleanFilters(filters: AdvancedFilters): AdvancedFilters {
  const cleaned: AdvancedFilters = { ...filters };
  if (typeof filters.research_area === 'string') cleaned.research_area = filters.research_area.trim();
  if (filters.research_areas) {
    const areas = filters.research_areas.flatMap((area) => area.split(/[,،]/u)).map((area) => area.trim());
    cleaned.research_areas = [...new Set(areas)].filter((area) => area !== '');
  }
  if (filters.selected_universities) cleaned.selected_universities = [...new Set(filters.selected_universities)];
  return cleaned;
}

/** Only invisible characters: white space, zero-width joiners and bidi marks. */
const isUnseen = (text: string): boolean => /^[\s\p{Cf}]*$/u.test(text);

const cleanName = (name: string): string => name.normalize('NFC').trim();

/** The fields of a new bot with their defaults. */
export function newBotFields(body: BotCreate): BotFields {
  return {
    name: cleanName(body.name),
    gmail_account_id: body.gmail_account,
    target_country: body.target_country ?? null,
    target_university_name: body.target_university_name?.trim() || null,
    num_professors: body.num_professors ?? DEFAULT_PROFESSORS,
    need_research_proposal: body.need_research_proposal ?? false,
    attach_cv: body.attach_cv ?? false,
    proposal_file_id: body.attach_proposal ?? null,
    proposal_max_pages: body.proposal_max_pages ?? DEFAULT_PROPOSAL_PAGES,
    advanced_filters: cleanFilters(body.advanced_filters),
  };
}

/** The fields after a change. Filters that the body does not name are kept, even unknown ones. */
export function changedBotFields(bot: BotFields, body: BotPatch): BotFields {
  return {
    name: body.name === undefined ? bot.name : cleanName(body.name),
    gmail_account_id: body.gmail_account ?? bot.gmail_account_id,
    target_country: body.target_country === undefined ? bot.target_country : body.target_country,
    target_university_name:
      body.target_university_name === undefined
        ? bot.target_university_name
        : body.target_university_name?.trim() || null,
    num_professors: body.num_professors ?? bot.num_professors,
    need_research_proposal: body.need_research_proposal ?? bot.need_research_proposal,
    attach_cv: body.attach_cv ?? bot.attach_cv,
    proposal_file_id: body.attach_proposal === undefined ? bot.proposal_file_id : body.attach_proposal,
    proposal_max_pages: body.proposal_max_pages ?? bot.proposal_max_pages,
    advanced_filters: cleanFilters({ ...bot.advanced_filters, ...body.advanced_filters }),
  };
}

/** The fields as compared for edit conflicts: each filter counts separately. */
export function flatFields({ advanced_filters: filters, ...fields }: BotFields): EditedFields {
  const nested = Object.entries(filters).map(([name, value]) => [`advanced_filters.${name}`, value]);
  return { ...fields, ...Object.fromEntries(nested) };
}

/** Why the person cannot use a Gmail account, as a message key; null when it can send. */
export async function accountProblem(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: number,
  accountId: number | null,
): Promise<'gmailAccountUnknown' | 'gmailAccountExpired' | null> {
  const account = accountId === null ? undefined : await ownAccount(db, userId, accountId);
  if (!account) return 'gmailAccountUnknown';
  return accountState(account, now()) === 'connected' ? null : 'gmailAccountExpired';
}

/**
 * Whether the directory has all universities in these filters. Call it outside a transaction: the directory uses another connection, and
 * requests that hold one while waiting for a second can exhaust the pool and deadlock.
 */
export async function knowsUniversities(
  { directory }: WithDirectory,
  filters: AdvancedFilters | undefined,
): Promise<boolean> {
  const chosen = [...new Set(filters?.selected_universities ?? [])];
  return (
    chosen.length === 0 || (await directory.universities({ ids: chosen, page: 1, pageSize: 1 })).total === chosen.length
  );
}

/**
 * Throws a 400 that names every invalid field. `universitiesKnown` is the result of `knowsUniversities` for the body. `before` is the
 * stored bot: unchanged fields are not validated again.
 */
export async function checkBotFields(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: number,
  bot: BotFields,
  universitiesKnown: boolean,
  before?: BotFields,
): Promise<void> {
  const fields: FieldMessages = {};
  const filters = bot.advanced_filters;
  if (isUnseen(bot.name)) fields.name = [{ key: 'required' }];
  if (interestsOf(filters).length === 0 || !filters.research_area)
    fields['advanced_filters.research_area'] = [{ key: 'required' }];
  if (filters.min_rank && filters.max_rank && filters.max_rank < filters.min_rank) {
    fields['advanced_filters.max_rank'] = [{ key: 'rankOrder' }];
  }
  if (bot.gmail_account_id !== before?.gmail_account_id) {
    const problem = await accountProblem(deps, userId, bot.gmail_account_id);
    if (problem) fields.gmail_account = [{ key: problem }];
  }
  if (bot.target_country !== null && !countryById(bot.target_country))
    fields.target_country = [{ key: 'countryUnknown' }];
  const chosen = filters.selected_universities ?? [];
  if (!universitiesKnown && String(chosen) !== String(before?.advanced_filters.selected_universities)) {
    fields['advanced_filters.selected_universities'] = [{ key: 'universityUnknown' }];
  }
  Object.assign(fields, await proposalFaults(deps, userId, bot, before));
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

/** What is wrong with the proposal of a bot, at the field that was changed. */
async function proposalFaults(
  { db }: Pick<Deps, 'db'>,
  userId: number,
  { proposal_file_id: id, proposal_max_pages: most }: BotFields,
  before?: BotFields,
): Promise<FieldMessages> {
  const isKept = id === before?.proposal_file_id;
  if (id === null || (isKept && most === before?.proposal_max_pages)) return {};
  const fault = await proposalFault(db, userId, id, most);
  return fault ? { [isKept ? 'proposal_max_pages' : 'attach_proposal']: [fault] } : {};
}
