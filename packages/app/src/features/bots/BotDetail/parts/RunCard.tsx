import type { Bot, BotRun } from '@peyk/api-types';
import {
  Auto,
  Button,
  Card,
  Heading,
  Hide,
  Icon,
  Inline,
  InlineMessage,
  Skeleton,
  Stack,
  StageProgress,
  Text,
  useAnnounce,
} from '@peyk/design-system';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatNumber, formatPast } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import { PartProblem } from '../../../../ui/PartProblem/PartProblem';
import type { RunPart } from '../BotDetail.states';
import { isOpen, milestoneOf, sendsNothing, spokenPhase, stagesOf } from '../runFacts';
import { useRunWords } from './useRunWords';

interface RunCardProps {
  bot: Bot;
  part: RunPart;
  /** The time of the next scheduled run. */
  schedule: ReactNode;
  /** Offered when a run is over and another may begin. */
  onRunAgain: (() => void) | null;
  busy: boolean;
  onRetry: () => void;
}

/** The current run, as text and five segments. */
export function RunCard({ bot, part, schedule, onRunAgain, busy, onRetry }: RunCardProps) {
  const t = useT();
  if (part.status === 'failed')
    return <PartProblem look="card" problem={part.problem} onRetry={onRetry} quiet={null} />;
  if (part.status === 'loading') return <RunSkeleton />;
  return (
    <Card padding="large" as="section" labelledBy="run-heading">
      {part.status === 'none' ? (
        <Stack gap={8}>
          <Heading level={2} id="run-heading">
            {t('botRun.none.title')}
          </Heading>
          <Text tone="muted">{t('botRun.none.body')}</Text>
        </Stack>
      ) : null}
      {part.status === 'known' ? (
        <KnownRun bot={bot} run={part.run} lost={part.lost} schedule={schedule} onRunAgain={onRunAgain} busy={busy} />
      ) : null}
    </Card>
  );
}

/** The words of a run, its five stages and the line below them: on a phone the stages stand below one another. */
export function RunSkeleton() {
  return (
    <Card padding="large">
      <Stack gap={20}>
        <Skeleton shape="title" width="40%" height="32px" />
        <Skeleton shape="text" width="60%" />
        <Hide above="tablet">
          <Skeleton shape="block" height="200px" />
        </Hide>
        <Hide below="tablet">
          <Skeleton shape="block" height="44px" />
        </Hide>
        <Skeleton shape="text" width="30%" height="20px" />
      </Stack>
    </Card>
  );
}

function KnownRun({
  bot,
  run,
  lost,
  schedule,
  onRunAgain,
  busy,
}: {
  bot: Bot;
  run: BotRun;
  lost: boolean;
  schedule: ReactNode;
  onRunAgain: (() => void) | null;
  busy: boolean;
}) {
  const t = useT();
  const locale = useLocale();
  const { title, detail, when } = useRunWords(run);
  const said = detail ?? (run.counts.skipped ? t('botRun.skipped', { count: run.counts.skipped }) : null);
  useSpokenMilestones(run);
  return (
    <Stack gap={20}>
      <Inline gap={16} justify="between" align="start">
        <Stack gap={4}>
          <Heading level={2} id="run-heading">
            {title}
          </Heading>
          {said ? (
            <Text size="small" tone="muted" clamp={2}>
              {said}
            </Text>
          ) : null}
        </Stack>
        <Inline gap={8} wrap={false}>
          <Icon name="shield" size={18} />
          <Text as="span" size="small" tone="success" weight="semibold">
            {t(sendsNothing(bot, run) ? 'botRun.dry' : 'botRun.real')}
          </Text>
        </Inline>
      </Inline>
      {run.error ? (
        <InlineMessage tone="danger">
          <Auto>{run.error}</Auto>
        </InlineMessage>
      ) : null}
      {lost ? (
        <InlineMessage tone="warning" role="status">
          {t('botDetail.stale')}
        </InlineMessage>
      ) : null}
      <StageProgress
        label={t('botRun.stages.label')}
        stages={stagesOf(run).map((stage) => ({
          ...stage,
          label: t(`botRun.stages.${stage.id}`, { count: stage.value }),
          value: formatNumber(locale, stage.value),
        }))}
      />
      <Inline gap={12} justify="between">
        <Inline gap={12}>
          <Text as="span" size="caption" tone="muted">
            {t(`botRun.${when.kind}`, { when: formatPast(locale, when.at) })}
          </Text>
          {schedule}
        </Inline>
        {onRunAgain && !isOpen(run) ? (
          <Button size="small" icon="play" busy={busy} onPress={onRunAgain}>
            {t('botDetail.runAgain')}
          </Button>
        ) : null}
      </Inline>
    </Stack>
  );
}

/** Announces each stage once in the live region, when it is first reached after the page was opened. */
function useSpokenMilestones(run: BotRun): void {
  const t = useT();
  const announce = useAnnounce();
  const reached = useRef<{ run: number; milestone: number } | null>(null);
  const milestone = milestoneOf(run);
  useEffect(() => {
    const before = reached.current;
    if (before?.run === run.id && milestone <= before.milestone) return;
    reached.current = { run: run.id, milestone };
    const phase = spokenPhase(milestone);
    if (before && phase) announce(t(`botRun.spoken.${phase}`));
  }, [run.id, milestone, announce, t]);
}
