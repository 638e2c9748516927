import type { Bot } from '@peyk/api-types';
import { useT } from '../../i18n/I18n';
import { Confirm } from '../../ui/Confirm/Confirm';
import { named } from '../../i18n/named';

interface StopQuestionProps {
  /** The bot to stop; null while the dialog is closed. */
  bot: Bot | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Confirms a stop, which withdraws every approval of the bot that has not led to an email yet. */
export function StopQuestion({ bot, onConfirm, onCancel }: StopQuestionProps) {
  const t = useT();
  return (
    <Confirm
      open={bot !== null}
      title={t('bots.stopTitle', { name: named(t, bot?.name) })}
      body={t('bots.stopBody', { count: bot?.emails_approved ?? 0 })}
      confirmLabel={t('bots.actions.stop')}
      cancelLabel={t('common.cancel')}
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
