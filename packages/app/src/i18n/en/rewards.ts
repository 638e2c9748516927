import { plural } from '../format';

/** Levels, and the static quests, badges and store of the dashboard and of the achievements page. */
export const rewards = {
  sample: 'Sample',
  sampleData: 'Sample data',
  xp: 'XP',
  coinsLabel: 'Coins',
  coins: ({ coins }: { coins: number }) => plural('en', coins, { one: '{{count}} coin', other: '{{count}} coins' }),
  badges: {
    title: 'Badges',
    weeklyWarrior: 'Weekly Warrior',
    weeklyWarriorFor: '7-day streak',
    firstContact: 'First Contact',
    firstContactFor: 'Received first reply',
    outreachInitiate: 'Outreach Initiate',
    outreachInitiateFor: 'Sent first email',
  },
  quests: {
    title: 'Daily Quests',
    resets: 'Resets in 14h 23m',
    warmUp: 'Warm-up Outreach',
    warmUpGoal: 'Open one draft',
    radar: 'Check Your Radar',
    radarGoal: 'Look at new matches',
    sharpen: 'Sharpen Your Profile',
    sharpenGoal: 'Add one missing detail',
    proposal: 'Proposal Polish',
    proposalGoal: 'Improve one paragraph',
  },
  challenges: {
    title: 'Weekly Challenges',
    marathon: 'Outreach Marathon',
    marathonGoal: '10 emails',
    inbox: 'Inbox Collector',
    inboxGoal: '3 replies',
    explorer: "Explorer's Badge",
    explorerGoal: '3 countries',
  },
  store: {
    title: 'Coin Store',
    balance: ({ coins }: { coins: number }) =>
      `Your balance: ${plural('en', coins, { one: '{{count}} coin', other: '{{count}} coins' })}`,
    balanceUnknown: 'Your balance: —',
    buy: 'Buy',
    buyNamed: 'Buy {{name}}',
    soon: '“{{name}}” is coming soon. Your balance is unchanged.',
    items: {
      templates: 'Premium Email Templates',
      priority: 'Priority Professor Match',
      booster: 'Proposal Booster Tool',
      freeze: 'Streak Freeze Token',
    },
  },
} as const;
