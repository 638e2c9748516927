import type { BotResult, EmailDraft, GmailAccount, MatchScore, Professor, User } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import { isUsable } from '../../../entities/gmailAccount/accounts';
import type { DraftEditorState, DraftReady, GmailPart, MatchPart } from './DraftEditor.states';

interface Part<Data> {
  data: Data | undefined;
  problem: Problem | null;
}

export interface DraftEditorInput {
  draft: Part<EmailDraft>;
  professor: Part<Professor>;
  matches: Part<readonly MatchScore[]>;
  accounts: Part<readonly GmailAccount[]>;
  /** The first page of the bot whose queue this is. */
  results: readonly BotResult[] | undefined;
  user: User | null;
  hasMailbox: boolean;
  botId: number | null;
  memory: Pick<
    DraftReady,
    | 'editing'
    | 'marks'
    | 'stated'
    | 'binding'
    | 'answers'
    | 'keeping'
    | 'rewrite'
    | 'earlier'
    | 'undo'
    | 'recipient'
    | 'busy'
    | 'problem'
  > & {
    creating: boolean;
    createProblem: Problem | null;
  };
}

/** Combines the API results and the UI state into the state of the page. */
export function toDraftEditorState(input: DraftEditorInput): DraftEditorState {
  const { draft, professor, memory, botId } = input;
  if (draft.data === undefined) {
    if (professor.problem?.kind === 'notFound') return { status: 'noProfessor' };
    if (draft.problem?.kind === 'notFound') {
      if (professor.data) {
        return {
          status: 'none',
          name: professor.data.full_name,
          creating: memory.creating,
          problem: memory.createProblem,
          botId,
        };
      }
      return professor.problem ? { status: 'failed', problem: professor.problem } : { status: 'loading' };
    }
    return draft.problem ? { status: 'failed', problem: draft.problem } : { status: 'loading' };
  }
  const { creating: _, createProblem: __, ...shown } = memory;
  return {
    status: 'ready',
    draft: draft.data,
    professor: professor.data ?? null,
    match: matchPart(input.matches),
    sender: input.user ? nameOfSender(input.user) : '',
    gmail: gmailPart(input.accounts, draft.data),
    ...shown,
    botId,
    next: nextOf(input.results ?? [], draft.data.professor),
    hasMailbox: input.hasMailbox,
  };
}

/** The name that an email is from: the Latin one of the profile, as below the email, or both names. */
const nameOfSender = ({ latin_name, first_name, last_name }: User): string =>
  latin_name?.trim() || `${first_name ?? ''} ${last_name ?? ''}`.trim();

function matchPart({ data, problem }: Part<readonly MatchScore[]>): MatchPart {
  if (data === undefined) return { status: problem ? 'failed' : 'loading' };
  const [match] = data;
  return match ? { status: 'ready', match } : { status: 'none' };
}

/**
 * The mailbox it leaves from: its own, else the only one. If the list cannot be loaded, the server decides, as it does in any case; of several
 * accounts it takes none by itself.
 */
function gmailPart({ data, problem }: Part<readonly GmailAccount[]>, draft: EmailDraft): GmailPart {
  if (data === undefined) return problem ? { status: 'ready', email: draft.from_email } : { status: 'checking' };
  const usable = data.filter((account) => isUsable(account));
  const account = usable.find(({ id }) => id === draft.gmail_account) ?? (usable.length === 1 ? usable[0] : undefined);
  if (usable.length) return { status: 'ready', email: account?.email ?? null };
  return { status: data.length ? 'reconnect' : 'missing' };
}

function nextOf(results: readonly BotResult[], professorId: number): DraftReady['next'] {
  const next = results.find(
    ({ state, draft, professor }) => state === 'needs_review' && draft !== null && professor.id !== professorId,
  );
  return next ? { professorId: next.professor.id, name: next.professor.full_name } : null;
}
