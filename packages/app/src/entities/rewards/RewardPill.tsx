import { XpCoinPill } from '@peyk/design-system';
import { useT } from '../../i18n/I18n';
import type { Reward } from './samples';

/** What a step earns, inside a line. */
export function RewardPill({ reward }: { reward: Reward }) {
  const t = useT();
  return <XpCoinPill xp={reward.xp} coins={reward.coins} label={t('shell.xpPill', reward)} look="inline" />;
}
