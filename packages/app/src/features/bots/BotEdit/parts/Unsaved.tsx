import { useT } from '../../../../i18n/I18n';
import { RestoredNote } from '../../../../forms/edits/RestoredNote';
import { SideBySide } from '../../../../forms/edits/SideBySide';
import { useVersions } from '../../../../forms/edits/useVersions';
import type { BotEditState } from '../BotEdit.states';
import type { EditField } from '../editForm';

interface UnsavedProps {
  state: Extract<BotEditState, { status: 'ready' }>;
  onKeepMine: (field: string) => void;
  onTakeTheirs: (field: string) => void;
}

/** What the form holds beside the stored bot: words of earlier, and fields that somebody else changed too. */
export function Unsaved({ state, onKeepMine, onTakeTheirs }: UnsavedProps) {
  const { bot, accounts } = state;
  const known = accounts.status === 'ready' ? accounts.accounts : [];
  const fields = useVersions(state.form, state.clashes, useLabels(), {
    gmail_account: (id) =>
      known.find((account) => account.id === id)?.email ?? (id === bot.gmail_account ? (bot.gmail_email ?? '') : ''),
  });
  if (fields.length > 0) return <SideBySide level={2} {...{ fields, onKeepMine, onTakeTheirs }} />;
  return state.restored ? <RestoredNote /> : null;
}

function useLabels(): Record<EditField, string> {
  const t = useT();
  return {
    name: t('botEdit.name'),
    gmail_account: t('botEdit.account'),
    research_area: t('botEdit.area'),
    research_areas: t('botEdit.areas'),
    description: t('botEdit.description'),
    num_professors: t('botEdit.counts.num_professors.label'),
    need_research_proposal: t('botEdit.proposal'),
    min_publications: t('botEdit.counts.min_publications.label'),
    min_rank: t('botEdit.counts.min_rank.label'),
    max_rank: t('botEdit.counts.max_rank.label'),
    run_interval: t('botEdit.counts.run_interval.label'),
    max_targets: t('botEdit.counts.max_targets.label'),
  };
}
