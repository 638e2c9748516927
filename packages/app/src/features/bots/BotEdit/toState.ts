import type { Bot, GmailAccount } from '@peyk/api-types';
import type { ApiResult } from '../../../api/useApi';
import type { BotEditState, SaveProblem } from './BotEdit.states';
import type { EditFaults, EditForm } from './editForm';

/** The bot as it was when the form was opened, and what the person has made of it. */
export interface Opened {
  bot: Bot;
  form: EditForm;
}

export interface EditMemory {
  /** Null until the first change: until then the newest answer is what is edited. */
  opened: Opened | null;
  faults: EditFaults;
  saveProblem: SaveProblem | null;
  saving: boolean;
}

interface BotEditInput {
  bot: Pick<ApiResult<Bot>, 'problem'>;
  opened: Opened | null;
  accounts: Pick<ApiResult<readonly GmailAccount[]>, 'data' | 'problem'>;
  leaving: boolean;
  memory: EditMemory;
}

/** The answers and what the person is doing as one picture. What was typed outlives whatever the server says. */
export function toBotEditState({ bot, opened, accounts, leaving, memory }: BotEditInput): BotEditState {
  const { faults, saveProblem, saving } = memory;
  // A bot that is gone has nothing to edit, unless somebody is in the middle of it.
  if (bot.problem?.kind === 'notFound' && memory.opened === null) return { status: 'notFound' };
  if (opened === null)
    return bot.problem ? { status: 'failed', problem: bot.problem } : { status: 'loading', saveProblem };
  return {
    status: 'ready',
    ...opened,
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
