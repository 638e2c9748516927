import type { Bot } from '@peyk/api-types';
import { Auto, Badge, Box, Grid, IconButton, IconLink, Inline, Link, Stack, Text } from '@peyk/design-system';
import { formatNumber, formatPlain, formatPast } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import { ProblemMessage } from '../../../../ui/ProblemView/ProblemView';
import { paths } from '../../../../paths';
import { isOpen } from '../../BotDetail/runFacts';
import { BotActionButtons } from '../../BotActionButtons';
import { BotFigure } from '../../../../entities/bot/BotFigure';
import { BotStatusPill } from '../../../../entities/bot/BotStatusPill';
import { nextRunWords } from '../../nextRun';
import { type BotAction, lastRunOf } from '../../botActions';
import { useScopeWords } from '../../../../entities/bot/useScopeWords';
import { remedyFor } from '../../../../entities/bot/remedy';
import type { BotEntry } from '../BotList.states';
import { RunLine } from './RunLine';
import { named } from '../../../../i18n/named';

interface BotRowProps {
  entry: BotEntry;
  /** The first row of the sheet has no line above it. */
  first: boolean;
  onAction: (action: BotAction) => void;
  onDelete: () => void;
}

/** One bot: name, status, three numbers and actions. Further lines appear only for a run, a schedule or a problem. */
export function BotRow({ entry: { bot, busy, problem }, first, onAction, onDelete }: BotRowProps) {
  const t = useT();
  return (
    <Box as="li" padding={20} border={first ? false : 'top'}>
      <Stack gap={12}>
        <Grid columns={{ base: '1', desktop: 'record-wide' }} gap={16} align="center">
          <About bot={bot} />
          <Figures bot={bot} />
          <Inline gap={8} justify="between">
            <Box grow="phoneWhole">
              <Inline gap={8} wrap={false}>
                <BotActionButtons status={bot.status} busy={busy} onAction={onAction} size="small" />
              </Inline>
            </Box>
            <Inline gap={4} wrap={false}>
              <IconLink
                icon="pencil"
                href={paths.botEdit(bot.id)}
                label={t('bots.actions.editNamed', { name: named(t, bot.name) })}
              />
              <IconButton
                icon="trash"
                label={t('bots.actions.deleteNamed', { name: named(t, bot.name) })}
                busy={busy === 'delete'}
                disabled={busy !== null && busy !== 'delete'}
                onPress={onDelete}
              />
            </Inline>
          </Inline>
        </Grid>
        {problem ? <ProblemMessage problem={problem} title={t('bots.actionFailed')} /> : null}
      </Stack>
    </Box>
  );
}

function About({ bot }: { bot: Bot }) {
  const t = useT();
  const locale = useLocale();
  const { area, places, top } = useScopeWords(bot);
  const facts = [area, ...places, t('bots.professors', { count: bot.num_professors })].filter((fact) => fact !== null);
  const run = bot.latest_run;
  const way = remedyFor(bot);
  const next = nextRunWords(locale, bot);
  return (
    <Stack gap={8}>
      <Inline gap={8}>
        <Link href={paths.bot(bot.id)} tone="plain" weight="semibold">
          <Auto>{named(t, bot.name)}</Auto>
        </Link>
        <BotStatusPill status={bot.status} />
        {top === null ? null : <Badge tone="neutral">{t('bots.top', { rank: formatPlain(locale, top) })}</Badge>}
      </Inline>
      <Text size="small" tone="muted">
        {facts.map((fact, index) => (
          <span key={fact}>
            {index ? '\u00a0• ' : null}
            <Auto>{fact}</Auto>
          </span>
        ))}
      </Text>
      {run && isOpen(run) ? (
        <RunLine bot={bot} run={run} />
      ) : next ? (
        <Text size="small" tone="muted">
          {t(`bots.schedule.${next.words}`, { when: next.when })}
        </Text>
      ) : null}
      {bot.paused_reason ? (
        <Text size="small" tone="danger">
          <Auto>{bot.paused_reason}</Auto> {way ? <Link href={way.href}>{t(`bots.${way.words}`)}</Link> : null}
        </Text>
      ) : null}
    </Stack>
  );
}

function Figures({ bot }: { bot: Bot }) {
  const t = useT();
  const locale = useLocale();
  const lastRun = lastRunOf(bot);
  return (
    <Grid columns={{ base: '2', tablet: '4', desktop: 'figures' }} gap={12}>
      <BotFigure value={formatNumber(locale, bot.drafts_waiting ?? 0)} label={t('bots.toReview')} />
      <BotFigure
        value={formatNumber(locale, bot.matches_found)}
        label={t('bots.matches', { count: bot.matches_found })}
      />
      <BotFigure
        value={formatNumber(locale, bot.emails_sent)}
        label={t('bots.emailsSent', { count: bot.emails_sent })}
      />
      <BotFigure inWords value={lastRun ? formatPast(locale, lastRun) : t('bots.never')} label={t('bots.lastRun')} />
    </Grid>
  );
}
