import { Grid, Heading, Icon, type IconName, Inline, Link, SampleSheet, Stack, Text } from '@peyk/design-system';
import { BarChart, LineChart } from '@peyk/design-system/charts';
import type { ReactNode } from 'react';
import { CoinStore } from '../../../../entities/rewards/CoinStore';
import { RewardPill } from '../../../../entities/rewards/RewardPill';
import { BADGES, DAILY_QUESTS, type Reward, WEEKLY_CHALLENGES } from '../../../../entities/rewards/samples';
import { SampleSection } from '../../../../entities/rewards/SampleSection';
import { useT } from '../../../../i18n/I18n';
import { paths } from '../../../../paths';

export interface ExamplesProps {
  /** Null while unknown. */
  coins: number | null;
}

/** The static bands of the specification, together and last, in a file of their own because of the charts. */
export function Examples({ coins }: ExamplesProps) {
  return (
    <Stack gap={48}>
      <Grid columns={{ base: '1', desktop: 'main-aside' }} gap={24} align="start">
        <Analytics />
        <Activity />
      </Grid>
      <SmallSteps />
      <CoinStore coins={coins} />
    </Stack>
  );
}

/** Eight weeks up to the same Friday: a chart of dates needs some, and these say in which year the example was made. */
const REPLIES = [
  { date: '2026-10-02', value: 1 },
  { date: '2026-10-09', value: 1 },
  { date: '2026-10-16', value: 2 },
  { date: '2026-10-23', value: 2 },
  { date: '2026-10-30', value: 3 },
  { date: '2026-11-06', value: 2 },
  { date: '2026-11-13', value: 4 },
  { date: '2026-11-20', value: 5 },
];
const EMAILS = { mon: 4, tue: 6, wed: 3, thu: 5, fri: 5, sat: 0, sun: 0 } as const;
const DAYS = Object.keys(EMAILS) as (keyof typeof EMAILS)[];

function Analytics() {
  const t = useT();
  return (
    <SampleSection title={t('dashboard.analytics.title')} mark="sampleData">
      <SampleSheet
        label={t('dashboard.analytics.title')}
        columns={2}
        cells={[
          <LineChart
            key="trend"
            finding={t('dashboard.analytics.trend')}
            description={t('dashboard.analytics.trendWords')}
            columns={{ label: t('dashboard.analytics.week'), value: t('dashboard.analytics.replies') }}
            unit={{ one: t('dashboard.analytics.reply'), other: t('dashboard.analytics.repliesUnit') }}
            values={REPLIES}
          />,
          <BarChart
            key="week"
            finding={t('dashboard.analytics.week7')}
            description={t('dashboard.analytics.week7Words')}
            columns={{ label: t('dashboard.analytics.day'), value: t('dashboard.analytics.emails') }}
            unit={{ one: t('dashboard.analytics.email'), other: t('dashboard.analytics.emailsUnit') }}
            values={DAYS.map((day) => ({
              label: t(`dashboard.analytics.days.${day}`),
              short: t(`dashboard.analytics.shortDays.${day}`),
              value: EMAILS[day],
            }))}
            highlight={t('dashboard.analytics.days.tue')}
          />,
          <Inline key="scores" gap={12} justify="between">
            <Heading level={3}>{t('dashboard.analytics.scores')}</Heading>
            <Text as="span" size="small" tone="muted">
              {t('dashboard.analytics.soon')}
            </Text>
          </Inline>,
        ]}
      />
    </SampleSection>
  );
}

const ACTIVITY = [
  { name: 'replied', icon: 'reply' },
  { name: 'sent', icon: 'send' },
  { name: 'found', icon: 'telescope' },
  { name: 'badge', icon: 'trophy' },
] as const satisfies readonly { name: string; icon: IconName }[];

function Activity() {
  const t = useT();
  return (
    <SampleSection title={t('dashboard.activity.title')}>
      <SampleSheet
        label={t('dashboard.activity.title')}
        columns={1}
        dense
        cells={ACTIVITY.map(({ name, icon }) => (
          <Inline key={name} gap={12} wrap={false} align="start">
            <Icon name={icon} />
            <Stack gap={4}>
              <Text size="ui">{t(`dashboard.activity.${name}`)}</Text>
              <Text size="caption" tone="muted">
                {t(`dashboard.activity.${name}When`)}
              </Text>
            </Stack>
          </Inline>
        ))}
      />
    </SampleSection>
  );
}

function SmallSteps() {
  const t = useT();
  return (
    <SampleSection
      title={t('dashboard.small.title')}
      aside={<Link href={paths.achievements}>{t('dashboard.small.all')}</Link>}
    >
      <SampleSheet
        label={t('dashboard.small.title')}
        columns={3}
        cells={[
          <Rewards key="quests" title={t('rewards.quests.title')} lead={t('rewards.quests.resets')}>
            {DAILY_QUESTS.map(({ name, reward }) => (
              <RewardRow
                key={name}
                name={t(`rewards.quests.${name}`)}
                what={t(`rewards.quests.${name}Goal`)}
                reward={reward}
              />
            ))}
          </Rewards>,
          <Rewards key="challenges" title={t('rewards.challenges.title')} lead={t('dashboard.small.untilFriday')}>
            {WEEKLY_CHALLENGES.map(({ name, reward }) => (
              <RewardRow
                key={name}
                name={t(`rewards.challenges.${name}`)}
                what={t(`rewards.challenges.${name}Goal`)}
                reward={reward}
              />
            ))}
          </Rewards>,
          <Rewards key="badges" title={t('dashboard.small.recent')} lead={t('dashboard.small.recentWords')}>
            {BADGES.map(({ name, reward }) => (
              <RewardRow
                key={name}
                name={t(`rewards.badges.${name}`)}
                what={t(`rewards.badges.${name}For`)}
                reward={reward}
              />
            ))}
          </Rewards>,
        ]}
      />
    </SampleSection>
  );
}

function Rewards({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Heading level={3}>{title}</Heading>
        <Text size="small" tone="muted">
          {lead}
        </Text>
      </Stack>
      <Stack gap={12} as="ul">
        {children}
      </Stack>
    </Stack>
  );
}

function RewardRow({ name, what, reward }: { name: string; what: string; reward: Reward }) {
  return (
    <Inline as="li" gap={8} justify="between" align="start">
      <Stack gap={4}>
        <Text size="ui" weight="semibold" tone="strong">
          {name}
        </Text>
        <Text size="small" tone="muted">
          {what}
        </Text>
      </Stack>
      <RewardPill reward={reward} />
    </Inline>
  );
}
