import type { Bot, GmailAccount } from '@peyk/api-types';
import type { ApiResult } from '../../../api/useApi';
import type { Edit } from '../../../forms/edits/useEdit';
import type { BotEditState, SaveProblem } from './BotEdit.states';
import type { EditFaults, EditForm } from './editForm';

export interface EditUiState {
  faults: EditFaults;
  saveProblem: SaveProblem | null;
  saving: boolean;
}

interface BotEditInput {
  bot: Pick<ApiResult<Bot>, 'problem'>;
  edit: Edit<Bot, EditForm> | null;
  /** Somebody is in the middle of it. */
  isTouched: boolean;
  accounts: Pick<ApiResult<readonly GmailAccount[]>, 'data' | 'problem'>;
  leaving: boolean;
  uiState: EditUiState;
}

/** The answers and what the person is doing as one picture. What was typed outlives whatever the server says. */
export function toBotEditState({ bot, edit, isTouched, accounts, leaving, uiState }: BotEditInput): BotEditState {
  const { faults, saveProblem, saving } = uiState;
  // A bot that is gone has nothing to edit, unless somebody is in the middle of it.
  if (bot.problem?.kind === 'notFound' && !isTouched) return { status: 'notFound' };
  if (edit === null)
    return bot.problem ? { status: 'failed', problem: bot.problem } : { status: 'loading', saveProblem };
  return {
    status: 'ready',
    bot: edit.stored,
    form: edit.form,
    clashes: edit.clashes,
    restored: edit.restored,
    faults,
    saveProblem,
    saving,
    accounts:
      accounts.data !== undefined
        ? { status: 'ready', accounts: accounts.data }
        : { status: accounts.problem ? 'failed' : 'loading' },
    leaving,
  };
}
