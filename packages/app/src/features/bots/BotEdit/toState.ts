import type { Bot, GmailAccount, SendingState } from '@peyk/api-types';
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
  /** The form has unsaved changes. */
  isTouched: boolean;
  accounts: Pick<ApiResult<readonly GmailAccount[]>, 'data' | 'problem'>;
  sending: Pick<ApiResult<SendingState>, 'data'>;
  leaving: boolean;
  uiState: EditUiState;
}

/** Combines the API results and the UI state into the state of the page. Typed values survive any response. */
export function toBotEditState({
  bot,
  edit,
  isTouched,
  accounts,
  sending,
  leaving,
  uiState,
}: BotEditInput): BotEditState {
  const { faults, saveProblem, saving } = uiState;
  // A deleted bot is not found, unless the form has unsaved changes.
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
    limits: sending.data?.limits ?? null,
    leaving,
  };
}
