import type { PauseCode } from '../platform/deps.ts';
import type { MessageKey } from '../platform/http/messages/translate.ts';

/** Why a bot was paused automatically, with the sentences for its person. */
export const pauseSentences = {
  gmail_reconnect: 'pausedGmailReconnect',
  gmail_disconnected: 'pausedGmailDisconnected',
  bounces: 'pausedBounces',
  domain_policy: 'pausedDomainPolicy',
} as const satisfies Record<PauseCode, MessageKey>;

/** Why a professor was found but not written to. */
export const skipSentences = {
  contacted: 'skippedContacted',
  do_not_contact: 'skippedDoNotContact',
  no_publication: 'skippedNoPublication',
  few_publications: 'skippedFewPublications',
} as const satisfies Record<string, MessageKey>;
export type SkipCode = keyof typeof skipSentences;

/** Why a run wrote no letter to a professor who may be written to (MAT-02, MAT-03). */
export const undraftedSentences = {
  not_close: 'undraftedNotClose',
  run_filled: 'undraftedRunFilled',
  department_taken: 'undraftedDepartmentTaken',
  university_taken: 'undraftedUniversityTaken',
} as const satisfies Record<string, MessageKey>;
export type UndraftedCode = keyof typeof undraftedSentences;

/** Warnings about a finished run. */
export const warningSentences = {
  no_universities: 'warnNoUniversities',
  professors_full: 'warnProfessorsFull',
  unread: 'warnUnread',
  no_professors: 'warnNoProfessors',
  no_address: 'warnNoAddress',
  no_proposal: 'warnNoProposal',
  limit_reached: 'warnLimitReached',
} as const satisfies Record<string, MessageKey>;
export type WarningCode = keyof typeof warningSentences;

/** Why a run failed. */
export const errorSentences = {
  failed: 'runFailed',
  directory_outage: 'runDirectoryOutage',
} as const satisfies Record<string, MessageKey>;
export type ErrorCode = keyof typeof errorSentences;
