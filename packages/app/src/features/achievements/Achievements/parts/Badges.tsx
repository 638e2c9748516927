import { Heading, Inline, Medal, SampleSheet, Stack, Text } from '@peyk/design-system';
import { RewardPill } from '../../../../entities/rewards/RewardPill';
import { BADGES } from '../../../../entities/rewards/samples';
import { SampleSection } from '../../../../entities/rewards/SampleSection';
import { useT } from '../../../../i18n/I18n';

/** The three badges of the specification with what each is for and what it earns. */
export function Badges() {
  const t = useT();
  return (
    <SampleSection title={t('rewards.badges.title')} aside={t('achievements.note')}>
      <SampleSheet
        label={t('rewards.badges.title')}
        columns={3}
        cells={BADGES.map(({ name, icon, reward }) => (
          <Inline key={name} gap={16} wrap={false}>
            <Medal icon={icon} />
            <Stack gap={4} align="start">
              <Heading level={3}>{t(`rewards.badges.${name}`)}</Heading>
              <Text size="small" tone="muted">
                {t(`rewards.badges.${name}For`)}
              </Text>
              <RewardPill reward={reward} />
            </Stack>
          </Inline>
        ))}
      />
    </SampleSection>
  );
}
