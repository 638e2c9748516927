import type { User } from '@peyk/api-types';
import { Auto, Avatar, Inline, Skeleton, Stack, Text, XpCoinPill } from '@peyk/design-system';
import { useT } from '../../../i18n/I18n';
import type { AppShellState } from '../AppShell.states';
import { nameOf, photoOf, rewardsOf } from '../../../entities/user/person';

/** XP and coins of the signed-in person; renders nothing where they are unavailable. */
export function AccountPill({ state, compact }: { state: AppShellState; compact?: boolean }) {
  const t = useT();
  if (state.account === 'unknown') return null;
  if (state.account !== 'signedIn') return <Skeleton shape="text" width="96px" />;
  const { xp, coins } = rewardsOf(state.user);
  return <XpCoinPill compact={compact} xp={xp} coins={coins} label={t('shell.xpPill', { xp, coins })} />;
}

/** The signed-in person, at the top of the menu of a phone. */
export function Person({ user }: { user: User }) {
  const t = useT();
  return (
    <Inline gap={12} wrap={false}>
      <Avatar name={nameOf(user)} src={photoOf(user)} />
      <Stack gap={4}>
        <Text size="ui" weight="semibold" tone="strong">
          <Auto>{nameOf(user)}</Auto>
        </Text>
        <Text size="small" tone="muted">
          {t('shell.level', { level: rewardsOf(user).level })}
        </Text>
      </Stack>
    </Inline>
  );
}
