import { Box, Grid, Inline, LevelBar, Skeleton, Stack, Text, VisuallyHidden } from '@peyk/design-system';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import { PartProblem } from '../../../../ui/PartProblem/PartProblem';
import type { AchievementsState } from '../Achievements.states';

interface StandingFieldProps {
  state: AchievementsState;
  onRetry: () => void;
}

/** The level with its progress, and the totals that the server knows. */
export function StandingField({ state, onRetry }: StandingFieldProps) {
  const t = useT();
  if (state.status === 'failed') {
    return <PartProblem quiet={null} problem={state.problem} title={t('failures.profile.fetch')} onRetry={onRetry} />;
  }
  return (
    <Stack gap={16}>
      {state.status === 'ready' && state.notice ? (
        <PartProblem
          look="message"
          kept
          problem={state.notice}
          title={t('failures.profile.fetch')}
          onRetry={onRetry}
          quiet={null}
        />
      ) : null}
      <Box as="section" labelledBy="standing" surface="field" radius="card" padding={24}>
        <VisuallyHidden as="h2" id="standing">
          {t('achievements.standing')}
        </VisuallyHidden>
        <Inline gap={32}>
          <Box grow>
            {state.status === 'ready' ? (
              <LevelBar level={state.standing.level} progress={state.standing.progress} detailed />
            ) : (
              <AwaitedLevel />
            )}
          </Box>
          <Box grow="line">
            <Totals standing={state.status === 'ready' ? state.standing : null} />
          </Box>
        </Inline>
      </Box>
    </Stack>
  );
}

/** As high as the level: a line, the bar, a line. */
function AwaitedLevel() {
  const t = useT();
  return (
    <div role="status">
      <VisuallyHidden>{t('achievements.loading')}</VisuallyHidden>
      <Stack gap={8}>
        <Skeleton shape="text" width="30%" />
        <Skeleton shape="block" height="8px" />
        <Skeleton shape="text" width="50%" />
      </Stack>
    </div>
  );
}

function Totals({ standing }: { standing: { xp: number; coins: number } | null }) {
  const t = useT();
  const locale = useLocale();
  const shown = (value: number | undefined) =>
    value === undefined ? <Skeleton shape="title" width="60%" /> : formatNumber(locale, value);
  return (
    <Grid as="dl" columns={{ base: '2' }} gap={32}>
      <Total label={t('rewards.xp')}>{shown(standing?.xp)}</Total>
      <Total label={t('rewards.coinsLabel')}>{shown(standing?.coins)}</Total>
    </Grid>
  );
}

function Total({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text as="dt" size="small" tone="onFieldMuted">
        {label}
      </Text>
      <Text as="dd" size="lead" weight="semibold" tone="onField">
        {children}
      </Text>
    </div>
  );
}
