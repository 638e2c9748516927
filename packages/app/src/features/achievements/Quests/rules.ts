/** The rules that are shown as quests, in words. Another server may have more, for which there are none. */
export const questRules = [
  'open-source',
  'bind-sentence',
  'complete-section',
  'paper-by-doi',
  'sort-answer',
  'day-of-rest',
  'calm-week',
] as const;

const named = [...questRules, 'bot-created', 'opening'] as const;

/** The word of a row of the ledger; `other` for a rule without one. */
export const ruleWord = (rule: string): (typeof named)[number] | 'other' =>
  named.find((each) => each === rule) ?? 'other';
