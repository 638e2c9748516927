import type { Bot } from '@peyk/api-types';
import { List } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import type { BotAction } from '../../botActions';
import type { BotEntry } from '../BotList.states';
import { BotRow } from './BotRow';

interface BotRowsProps {
  entries: readonly BotEntry[];
  onAction: (bot: Bot, action: BotAction) => void;
  onDelete: (bot: Bot) => void;
}

export function BotRows({ entries, onAction, onDelete }: BotRowsProps) {
  const t = useT();
  return (
    <List label={t('bots.listLabel')}>
      {entries.map((entry, index) => (
        <BotRow
          key={entry.bot.id}
          entry={entry}
          first={index === 0}
          onAction={(action) => onAction(entry.bot, action)}
          onDelete={() => onDelete(entry.bot)}
        />
      ))}
    </List>
  );
}
