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

/** The time of the bot's next scheduled run; a button to start the schedule if there is none. */
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
  // Nothing is shown during a run, or where an older server sends no `next_run_at`.
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
