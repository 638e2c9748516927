import { SampleSheet, Stack, Text } from '@peyk/design-system';
import { useT } from '../../i18n/I18n';
import { RewardPill } from './RewardPill';
import { WEEKLY_CHALLENGES } from './samples';
import { SampleSection } from './SampleSection';

/** The weekly challenges of the specification, which are static. */
export function WeeklyChallenges() {
  const t = useT();
  return (
    <SampleSection title={t('rewards.challenges.title')}>
      <SampleSheet
        label={t('rewards.challenges.title')}
        columns={3}
        cells={WEEKLY_CHALLENGES.map(({ name, reward }) => (
          <Stack key={name} gap={4} align="start">
            <Text size="ui" weight="semibold" tone="strong">
              {t(`rewards.challenges.${name}`)}
            </Text>
            <Text size="small" tone="muted">
              {t(`rewards.challenges.${name}Goal`)}
            </Text>
            <RewardPill reward={reward} />
          </Stack>
        ))}
      />
    </SampleSection>
  );
}
