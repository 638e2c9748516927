import { RestoredNote } from '../../../../forms/edits/RestoredNote';
import { SideBySide } from '../../../../forms/edits/SideBySide';
import { useVersions } from '../../../../forms/edits/useVersions';
import { useT } from '../../../../i18n/I18n';
import { useFieldWords } from '../../../../forms/useFieldWords';
import type { BotEditState } from '../BotEdit.states';
import { botForm } from '../editForm';

interface UnsavedProps {
  state: Extract<BotEditState, { status: 'ready' }>;
  onKeepMine: (field: string) => void;
  onTakeTheirs: (field: string) => void;
}

/** How the form differs from the stored bot: restored unsaved text, and fields that were also changed elsewhere. */
export function Unsaved({ state, onKeepMine, onTakeTheirs }: UnsavedProps) {
  const t = useT();
  const { bot, accounts, files } = state;
  const { labels } = useFieldWords(botForm);
  const known = accounts.status === 'ready' ? accounts.accounts : [];
  const proposals = files.status === 'ready' ? files.proposals : [];
  const fields = useVersions(state.form, state.clashes, labels, {
    gmail_account: (id) =>
      known.find((account) => account.id === id)?.email ?? (id === bot.gmail_account ? (bot.gmail_email ?? '') : ''),
    attach_proposal: (id) =>
      id === null ? t('drafts.files.noProposal') : proposals.find((file) => file.id === id)?.name,
  });
  if (fields.length > 0) return <SideBySide level={2} {...{ fields, onKeepMine, onTakeTheirs }} />;
  return state.restored ? <RestoredNote /> : null;
}
