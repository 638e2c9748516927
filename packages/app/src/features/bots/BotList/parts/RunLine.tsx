import type { Bot, BotRun } from '@peyk/api-types';
import { ProgressBar } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import { useRunWords } from '../../BotDetail/parts/useRunWords';
import { sendsNothing, stagesOf } from '../../BotDetail/runFacts';

/** The current stage of a running bot, and its progress. */
export function RunLine({ bot, run }: { bot: Bot; run: BotRun }) {
  const t = useT();
  const { title } = useRunWords(run);
  const stage = stagesOf(run).find(({ id }) => id === run.stage);
  return (
    <ProgressBar
      label={title}
      value={run.status === 'queued' ? null : (stage?.fraction ?? null)}
      now={sendsNothing(bot, run) ? t('bots.dryRun') : undefined}
    />
  );
}
