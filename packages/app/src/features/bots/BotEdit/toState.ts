import type { AccountFile, Bot, GmailAccount, SendingState } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import type { ApiResult } from '../../../api/useApi';
import type { FinderState } from '../../../entities/bot/search/finderState';
import type { Edit } from '../../../forms/edits/useEdit';
import { proposalsOf } from '../../../entities/draft/attachments/uploadProposal';
import type { BotEditState, FilesPart, SaveProblem } from './BotEdit.states';
import type { EditFaults, EditForm } from './editForm';

export interface EditUiState {
  faults: EditFaults;
  saveProblem: SaveProblem | null;
  saving: boolean;
  /** A proposal is being uploaded. */
  uploading: boolean;
  /** Why the last one was not uploaded. */
  uploadProblem: Problem | null;
}

interface BotEditInput {
  bot: Pick<ApiResult<Bot>, 'problem'>;
  edit: Edit<Bot, EditForm> | null;
  /** The form has unsaved changes. */
  isTouched: boolean;
  accounts: Pick<ApiResult<readonly GmailAccount[]>, 'data' | 'problem'>;
  files: Pick<ApiResult<readonly AccountFile[]>, 'data' | 'problem'>;
  sending: Pick<ApiResult<SendingState>, 'data'>;
  /** Null until the bot is known. */
  search: FinderState | null;
  leaving: boolean;
  uiState: EditUiState;
}

/** Combines the API results and the UI state into the state of the page. Typed values survive any response. */
export function toBotEditState({
  bot,
  edit,
  isTouched,
  accounts,
  files,
  sending,
  search,
  leaving,
  uiState,
}: BotEditInput): BotEditState {
  const { faults, saveProblem, saving } = uiState;
  // A deleted bot is not found, unless the form has unsaved changes.
  if (bot.problem?.kind === 'notFound' && !isTouched) return { status: 'notFound' };
  if (edit === null || search === null)
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
    files: filesPart(edit.stored, files, uiState),
    search,
    limits: sending.data?.limits ?? null,
    leaving,
  };
}

function filesPart(
  bot: Bot,
  { data, problem }: BotEditInput['files'],
  { uploading, uploadProblem }: EditUiState,
): FilesPart {
  if (bot.attach_cv === undefined) return { status: 'absent' };
  if (data === undefined) return { status: problem ? 'failed' : 'loading' };
  return { status: 'ready', proposals: proposalsOf(data), uploading, problem: uploadProblem };
}
