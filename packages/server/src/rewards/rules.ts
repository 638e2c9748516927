import type { PersonEvent } from '../platform/events.ts';

/** `once`: for each subject of the event, whenever it happens. Days and weeks are the person's own. */
export type Period = 'once' | 'day' | 'week';

export interface Rule {
  /** What has to happen. */
  event: RewardedEvent;
  /** How often in the period. */
  times: number;
  per: Period;
  xp: number;
  coins: number;
  /** Where it may not come later than so many of the person's own days after what it is about. */
  withinDays?: number;
}

/**
 * The events that a rule may name. None is the sending of an email, and none is counted from emails that were sent: what professors value is
 * care, not volume (QST-03).
 */
export const rewardedEvents = [
  'bot_created',
  'source_opened',
  'sentence_bound',
  'section_completed',
  'paper_added_by_doi',
  'answer_recorded',
  'day_rested',
  'week_calm',
] as const satisfies readonly PersonEvent[];

export type RewardedEvent = (typeof rewardedEvents)[number];

/** Everything that earns something (QST-01). The name of a rule is the kind of its rows in the ledger and must not change. */
export const rules = {
  'bot-created': { event: 'bot_created', times: 1, per: 'once', xp: 25, coins: 8 },
  'open-source': { event: 'source_opened', times: 1, per: 'day', xp: 10, coins: 3 },
  'bind-sentence': { event: 'sentence_bound', times: 1, per: 'day', xp: 10, coins: 3 },
  'complete-section': { event: 'section_completed', times: 1, per: 'once', xp: 15, coins: 5 },
  'paper-by-doi': { event: 'paper_added_by_doi', times: 1, per: 'week', xp: 15, coins: 5 },
  'sort-answer': { event: 'answer_recorded', times: 1, per: 'week', withinDays: 2, xp: 15, coins: 5 },
  'day-of-rest': { event: 'day_rested', times: 1, per: 'week', xp: 10, coins: 4 },
  'calm-week': { event: 'week_calm', times: 1, per: 'week', xp: 40, coins: 15 },
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;
export const ruleNames = Object.keys(rules) as RuleName[];
export const ruleOf = (name: RuleName): Rule => rules[name];

/** The rules that are shown as quests: what a person can do again, or for each section. The reward of a new bot is said where bots are made. */
export const quests = ruleNames.filter((name) => name !== 'bot-created');

/** The rewards that keep a streak: something was done. A rest or a calm week alone does not. */
export const keepsStreak: readonly RuleName[] = [
  'open-source',
  'bind-sentence',
  'complete-section',
  'paper-by-doi',
  'sort-answer',
];
