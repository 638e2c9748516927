import type { Bot } from '@peyk/api-types';
import { Button, Inline, Text } from '@peyk/design-system';
import { useLocale, useT } from '../../../../i18n/I18n';
import { defaultInterval } from '../../../../entities/bot/runs';
import { knownStatus } from '../../../../entities/bot/botStatus';
import type { BotAction } from '../../botActions';
import { nextRunWords } from '../../nextRun';

interface ScheduleProps {
  bot: Bot;
  /** The person has paused everything (R17). */
  paused: boolean;
  busy: BotAction | 'schedule' | 'runAgain' | null;
  onStart: () => void;
}

/** When the bot runs again by itself; where it would not, the way to make it. */
export function Schedule({ bot, paused, busy, onStart }: ScheduleProps) {
  const t = useT();
  const locale = useLocale();
  const next = nextRunWords(locale, bot);
  const line = (words: string) => (
    <Text as="span" size="caption" tone="muted">
      {words}
    </Text>
  );
  if (next) return line(t(`bots.schedule.${next.words}`, { when: next.when }));
  // What a run does to the schedule, and what an older server knows of it, is not told here.
  if (knownStatus(bot.status) !== 'Active' || bot.next_run_at !== null) return null;
  if (paused) return line(t('botDetail.schedule.paused'));
  return (
    <Inline gap={12}>
      {line(t('botDetail.schedule.none'))}
      <Button
        size="small"
        tone="quiet"
        busy={busy === 'schedule'}
        disabled={busy !== null && busy !== 'schedule'}
        onPress={onStart}
      >
        {t('botDetail.schedule.start', { count: bot.advanced_filters.run_interval ?? defaultInterval })}
      </Button>
    </Inline>
  );
}
