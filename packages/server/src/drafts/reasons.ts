import type { MessageKey } from '../platform/http/messages/translate.ts';

/** Why a draft is in its state: the stored code and the message key of its sentence. */
export const failureSentences = {
  refused: 'failureRefused',
  unknown: 'failureUnknown',
  reconnect: 'failureReconnect',
  disconnected: 'failureDisconnected',
  recipient_changed: 'failureRecipientChanged',
  do_not_contact: 'failureDoNotContact',
  already_contacted: 'failureAlreadyContacted',
  mailbox_contacted: 'failureMailboxContacted',
  checks: 'failureChecks',
  bot_stopped: 'failureBotStopped',
  not_sent: 'failureNotSent',
  looked: 'failureLooked',
  interrupted: 'failureInterrupted',
  draft_gone: 'failureDraftGone',
  unavailable: 'failureUnavailable',
  domain_policy: 'failureDomainPolicy',
  bounced: 'failureBounced',
  attachments: 'failureAttachments',
} as const satisfies Record<string, MessageKey>;
export type FailureCode = keyof typeof failureSentences;

/** Why an approved draft is delayed. */
export const delaySentences = {
  window: 'delayWindow',
  holiday: 'delayHoliday',
  cap: 'delayCap',
  mailbox: 'delayMailbox',
  department: 'delayDepartment',
  university: 'delayUniversity',
  fairness: 'delayFairness',
  paused: 'delayPaused',
  bot_paused: 'delayBotPaused',
  gmail_limit: 'delayGmailLimit',
  gmail_busy: 'delayGmailBusy',
  gmail_blocked: 'delayGmailBlocked',
  bounces: 'delayBounces',
  google: 'delayGoogle',
} as const satisfies Record<string, MessageKey>;
export type DelayCode = keyof typeof delaySentences;
