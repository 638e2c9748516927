import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as accounts from './migrations/0001_accounts.ts';
import * as profile from './migrations/0002_profile.ts';
import * as directory from './migrations/0003_directory.ts';
import * as mail from './migrations/0004_mail.ts';
import * as bots from './migrations/0005_bots.ts';
import * as sending from './migrations/0006_sending.ts';
import * as openalex from './migrations/0007_openalex.ts';
import * as keys from './migrations/0008_keys.ts';
import * as doNotContact from './migrations/0009_do_not_contact.ts';
import * as addresses from './migrations/0010_addresses.ts';
import * as draftChecks from './migrations/0011_draft_checks.ts';
import * as draftsAtGmail from './migrations/0012_drafts_at_gmail.ts';
import * as guarding from './migrations/0013_guarding.ts';
import * as versions from './migrations/0014_versions.ts';
import * as conversations from './migrations/0015_conversations.ts';
import * as positions from './migrations/0016_positions.ts';
import * as ownWords from './migrations/0017_own_words.ts';
import * as imports from './migrations/0018_imports.ts';
import * as movedByHand from './migrations/0019_moved_by_hand.ts';
import * as addressInEnglish from './migrations/0020_address_in_english.ts';
import * as persianName from './migrations/0021_persian_name.ts';
import * as wholeAbstracts from './migrations/0022_whole_abstracts.ts';
import * as matchClasses from './migrations/0023_match_classes.ts';
import * as statedSentences from './migrations/0024_stated_sentences.ts';
import * as interestsWithoutEnglish from './migrations/0025_interests_without_english.ts';
import * as factsOfMatches from './migrations/0026_facts_of_matches.ts';
import * as accountsOfAMailbox from './migrations/0027_accounts_of_a_mailbox.ts';
import * as boundSentences from './migrations/0028_bound_sentences.ts';
import * as languageModel from './migrations/0029_language_model.ts';
import * as rewards from './migrations/0030_rewards.ts';
import * as ownAccount from './migrations/0031_own_account.ts';
import * as notices from './migrations/0034_notices.ts';
import * as exportsOfAccounts from './migrations/0035_exports.ts';
import * as eventIndexes from './migrations/0036_event_indexes.ts';
import * as preferences from './migrations/0037_preferences.ts';
import * as attachments from './migrations/0038_attachments.ts';
import * as sourcesOfFacts from './migrations/0039_sources_of_facts.ts';
import * as botAttachments from './migrations/0040_bot_attachments.ts';
import * as searchOfProfessors from './migrations/0041_search_of_professors.ts';
import * as changes from './migrations/0042_changes.ts';
import * as answers from './migrations/0043_answers.ts';
import type { DB } from './schema.ts';

/** All migrations, in the order of their names. */
export const migrations: Record<string, Migration> = {
  '0001_accounts': accounts,
  '0002_profile': profile,
  '0003_directory': directory,
  '0004_mail': mail,
  '0005_bots': bots,
  '0006_sending': sending,
  '0007_openalex': openalex,
  '0008_keys': keys,
  '0009_do_not_contact': doNotContact,
  '0010_addresses': addresses,
  '0011_draft_checks': draftChecks,
  '0012_drafts_at_gmail': draftsAtGmail,
  '0013_guarding': guarding,
  '0014_versions': versions,
  '0015_conversations': conversations,
  '0016_positions': positions,
  '0017_own_words': ownWords,
  '0018_imports': imports,
  '0019_moved_by_hand': movedByHand,
  '0020_address_in_english': addressInEnglish,
  '0021_persian_name': persianName,
  '0022_whole_abstracts': wholeAbstracts,
  '0023_match_classes': matchClasses,
  '0024_stated_sentences': statedSentences,
  '0025_interests_without_english': interestsWithoutEnglish,
  '0026_facts_of_matches': factsOfMatches,
  '0027_accounts_of_a_mailbox': accountsOfAMailbox,
  '0028_bound_sentences': boundSentences,
  '0029_language_model': languageModel,
  '0030_rewards': rewards,
  '0031_own_account': ownAccount,
  '0034_notices': notices,
  '0035_exports': exportsOfAccounts,
  '0036_event_indexes': eventIndexes,
  '0037_preferences': preferences,
  '0038_attachments': attachments,
  '0039_sources_of_facts': sourcesOfFacts,
  '0040_bot_attachments': botAttachments,
  '0041_search_of_professors': searchOfProfessors,
  '0042_changes': changes,
  '0043_answers': answers,
};

/** Migrates the database to the newest version; safe when several processes start at once. */
export async function migrate(db: Kysely<DB>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db).catch(ignoreRace);
  await sql`create extension if not exists unaccent`.execute(db).catch(ignoreRace);
  await sql`create extension if not exists citext`.execute(db).catch(ignoreRace);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Two processes creating one extension at once: the loser gets a duplicate error although the extension exists. */
function ignoreRace(error: unknown): void {
  const code = (error as { code?: string }).code;
  if (code !== '23505' && code !== '42710') throw error;
}
