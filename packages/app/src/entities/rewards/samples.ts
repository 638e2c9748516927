import type { IconName } from '@peyk/design-system';

/** What a step earns. */
export interface Reward {
  xp: number;
  coins: number;
}

/* The static content of the specification, sections 2 and 9, in the order of the pages. Its names are words of the catalogue. */

/** The badges, on the dashboard and on their own page. */
export const BADGES = [
  { name: 'weeklyWarrior', icon: 'flame', reward: { xp: 250, coins: 100 } },
  { name: 'firstContact', icon: 'reply', reward: { xp: 80, coins: 40 } },
  { name: 'outreachInitiate', icon: 'send', reward: { xp: 50, coins: 20 } },
] as const satisfies readonly { name: string; icon: IconName; reward: Reward }[];

export const DAILY_QUESTS = [
  { name: 'warmUp', reward: { xp: 10, coins: 5 } },
  { name: 'radar', reward: { xp: 5, coins: 2 } },
  { name: 'sharpen', reward: { xp: 10, coins: 3 } },
  { name: 'proposal', reward: { xp: 15, coins: 7 } },
] as const satisfies readonly { name: string; reward: Reward }[];

export const WEEKLY_CHALLENGES = [
  { name: 'marathon', reward: { xp: 100, coins: 50 } },
  { name: 'inbox', reward: { xp: 80, coins: 40 } },
  { name: 'explorer', reward: { xp: 90, coins: 35 } },
] as const satisfies readonly { name: string; reward: Reward }[];

export const STORE = [
  { name: 'templates', icon: 'file', price: 25 },
  { name: 'priority', icon: 'target', price: 50 },
  { name: 'booster', icon: 'rocket', price: 40 },
  { name: 'freeze', icon: 'snowflake', price: 20 },
] as const satisfies readonly { name: string; icon: IconName; price: number }[];
