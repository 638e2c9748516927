import { Auto, Box, Grid, IconButton, Inline, Link, Stack, Text } from '@peyk/design-system';
import { formatNumber, formatRelative } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import { ProblemMessage } from '../../../../modules/ProblemView/ProblemView';
import { paths } from '../../../../paths';
import type { BotAction } from '../../botActions';
import { BotActionButtons } from '../../BotActionButtons';
import { BotStatusPill } from '../../BotStatusPill';
import { useScopeWords } from '../../useScopeWords';
import type { BotEntry } from '../BotList.states';

interface BotRowProps {
  entry: BotEntry;
  /** The first row of the sheet has no line above it. */
  first: boolean;
  onAction: (action: BotAction) => void;
  onDelete: () => void;
}

/** One bot: name and state, three numbers, what may be done. It grows only to say what happens or what is wrong. */
export function BotRow({ entry: { bot, busy, problem }, first, onAction, onDelete }: BotRowProps) {
  const t = useT();
  const locale = useLocale();
  const { area, places } = useScopeWords(bot);
  const facts = [area, ...places].filter((fact) => fact !== null);
  const open = bot.latest_run?.status === 'queued' || bot.latest_run?.status === 'running';
  return (
    <Box as="li" padding={20} border={first ? false : 'top'}>
      <Stack gap={12}>
        <Grid columns={{ base: '1', desktop: 'main-aside' }} gap={16} align="center">
          <Grid columns={{ base: '1', tablet: '2' }} gap={16} align="center">
            <Stack gap={4}>
              <Inline gap={8}>
                <Link href={paths.bot(bot.id)} tone="plain" weight="semibold">
                  <Auto>{bot.name}</Auto>
                </Link>
                <BotStatusPill status={bot.status} />
              </Inline>
              <Text size="small" tone="muted">
                {facts.length
                  ? facts.map((fact, index) => (
                      <span key={fact}>
                        {index ? ' • ' : null}
                        <Auto>{fact}</Auto>
                      </span>
                    ))
                  : t('bots.noPlace')}
              </Text>
              {open && bot.latest_run?.dry_run ? (
                <Text size="small" tone="success" weight="medium">
                  {t('bots.dryRun')}
                </Text>
              ) : null}
            </Stack>
            <Grid columns={{ base: '3' }} gap={12}>
              <Figure value={formatNumber(locale, bot.matches_found)} label={t('bots.matches')} />
              <Figure value={formatNumber(locale, bot.emails_sent)} label={t('bots.emailsSent')} />
              <Figure
                value={bot.last_run_at ? formatRelative(locale, bot.last_run_at) : t('bots.never')}
                label={t('bots.lastRun')}
              />
            </Grid>
          </Grid>
          <Inline gap={8} justify="end">
            <BotActionButtons status={bot.status} busy={busy} onAction={onAction} size="small" />
            <IconButton
              icon="trash"
              label={t('bots.actions.deleteNamed', { name: bot.name })}
              disabled={busy !== null}
              onPress={onDelete}
            />
          </Inline>
        </Grid>
        {bot.paused_reason ? (
          <Text size="small" tone="danger">
            <Auto>{bot.paused_reason}</Auto>
          </Text>
        ) : null}
        {problem ? <ProblemMessage problem={problem} title={t('bots.actionFailed')} /> : null}
      </Stack>
    </Box>
  );
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <Stack gap={4}>
      <Text size="ui" tone="strong" weight="semibold" numeric>
        {value}
      </Text>
      <Text size="caption" tone="muted">
        {label}
      </Text>
    </Stack>
  );
}
