import type { EmailDraft } from '@peyk/api-types';
import { useState } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { type Outcome, api, attempt, perform } from '../../../api/client';
import type { Problem } from '../../../api/problem';
import { listOf } from '../../../api/toState';
import { useApi, useRefetch } from '../../../api/useApi';
import { useT } from '../../../i18n/I18n';
import { changesOf } from '../../../forms/edits/rebase';
import { useEdit } from '../../../forms/edits/useEdit';
import { useGmailAccounts } from '../../../entities/gmailAccount/useGmailAccounts';
import { usePageTitle } from '../../../ui/pageChange';
import { idOf } from '../../../paths';
import { useUser } from '../../../entities/user/useUser';
import { canChange } from '../../../entities/draft/draftState';
import { useDraft } from '../../../entities/draft/useDraft';
import { type DraftAct, useDraftActs } from '../../../entities/draft/useDraftActs';
import type { DraftReady, Editing, LetterText } from './DraftEditor.states';
import { DraftEditorView } from './DraftEditorView';
import { toDraftEditorState } from './toState';
import { useRecipient } from './useRecipient';
import { named } from '../../../i18n/named';

/** /professors/{professorId}/email */
export function DraftEditor() {
  const id = idOf(useParams()['professorId']);
  // The key resets the state (edits, errors) when the professor changes.
  return <DraftOf key={id} professorId={id} />;
}

function DraftOf({ professorId }: { professorId: number | null }) {
  const t = useT();
  const [query] = useSearchParams();
  const botId = idOf(query.get('bot') ?? undefined);
  const refetch = useRefetch();
  const user = useUser();
  const draft = useDraft(professorId);
  const acts = useDraftActs();
  const one = { params: { path: { id: professorId ?? 0 } } };
  const professor = useApi(professorId === null ? null : '/api/professor/professors/{id}/', one, {
    revalidateOnFocus: false,
  });
  const matches = useApi(professorId === null ? null : '/api/matching/match-scores/', {
    params: { query: { professor: professorId ?? 0 } },
  });
  const results = useApi(botId === null ? null : '/bots/{id}/results/', {
    params: { path: { id: botId ?? 0 }, query: { page: 1, page_size: 20 } },
  });
  const config = useApi('/api/config/');
  const { result: accounts } = useGmailAccounts();

  const [begin, setBegin] = useState<Editing['begin'] | null>();
  const [saving, setSaving] = useState<Pick<Editing, 'saving' | 'problem'>>(atRest);
  const [busy, setBusy] = useState<DraftAct | null>(null);
  const [problem, setProblem] = useState<DraftReady['problem']>(null);
  const [creating, setCreating] = useState(false);
  const [createProblem, setCreateProblem] = useState<Problem | null>(null);
  const recipient = useRecipient(
    professorId,
    draft.data ? (draft.data.to_email ?? professor.data?.email ?? '') : null,
    async () => {
      await Promise.all([draft.reload(), professor.reload(), refetch('/bots/{id}/results/')]);
    },
  );

  usePageTitle(draft.data ? t('drafts.heading', { name: named(t, draft.data.professor_name) }) : t('drafts.title'));

  const create = async () => {
    if (professorId === null) return;
    setCreating(true);
    setCreateProblem(null);
    const created = await attempt(
      api.POST('/api/emails/email-drafts/get-or-create/', { body: { professor: professorId } }),
    );
    if (created.ok) await draft.replace(created.data);
    else setCreateProblem(created.problem);
    setCreating(false);
  };

  const act = async (what: DraftAct) => {
    if (!draft.data) return;
    setBusy(what);
    setProblem(null);
    recipient.flush();
    const outcome = await acts.act(what, { ...draft.data, to_email: recipient.state.value.trim() || null });
    if (!outcome.ok) setProblem({ act: what, problem: outcome.problem });
    await acts.refresh();
    setBusy(null);
  };

  const letter = useEdit(professorId === null ? null : `letter.${professorId}`, user?.id ?? null, draft.data ?? null, {
    formOf,
    send,
  });
  const isLeft = letter.edit?.restored === true && draft.data !== undefined && canChange(draft.data.state);
  // Unsaved edits open the form, until the person opens or closes it.
  const open = begin === undefined && isLeft ? 'body' : begin;
  const editing: Editing | null =
    letter.edit && open
      ? { ...letter.edit.form, clashes: letter.edit.clashes, restored: letter.edit.restored, begin: open, ...saving }
      : null;
  const close = () => {
    letter.forget();
    setBegin(null);
    setSaving(atRest);
  };

  const save = async () => {
    if (!open) return;
    setBegin(open);
    setSaving({ saving: true, problem: null });
    const saved = await letter.save();
    if (saved === null) return setSaving(atRest);
    // Also after a conflict: the page shows the draft as stored.
    if (saved.kind !== 'failed') await (saved.stored ? draft.replace(saved.stored) : draft.reload());
    if (saved.kind === 'saved') setBegin(null);
    if (saved.kind === 'saved' || saved.kind === 'savedInPart') {
      setProblem(null);
      // The review queue of a bot caches the same draft, and would show the old text on the way back.
      void refetch('/bots/{id}/results/');
    }
    setSaving({ saving: false, problem: saved.kind === 'failed' ? saved.problem : null });
  };

  return (
    <DraftEditorView
      state={
        professorId === null
          ? { status: 'noProfessor' }
          : toDraftEditorState({
              draft,
              professor,
              matches: {
                data: matches.data === undefined ? undefined : listOf(matches.data).items,
                problem: matches.problem,
              },
              accounts,
              results: results.data?.results,
              user,
              hasMailbox: config.data?.local_mailbox ?? false,
              botId,
              memory: { editing, recipient: recipient.state, busy, problem, creating, createProblem },
            })
      }
      onRetry={() => void Promise.all([draft.reload(), professor.reload()])}
      onCreate={() => void create()}
      onAct={(what) => void act(what)}
      onEdit={setBegin}
      onEditChange={letter.change}
      onSave={() => void save()}
      onCancel={close}
      onKeepMine={letter.keepMine}
      onTakeTheirs={letter.takeTheirs}
      onRecipientOpen={recipient.open}
      onRecipientChange={recipient.change}
      onRecipientBlur={recipient.flush}
    />
  );
}

const atRest = { saving: false, problem: null };
const formOf = ({ subject, body }: EmailDraft): LetterText => ({ subject, body });

function send(draft: EmailDraft, text: LetterText): Promise<Outcome<EmailDraft | null>> | null {
  const changes = changesOf(formOf(draft), text);
  if (changes === null) return null;
  const params = { path: { id: draft.id } };
  const body = { ...changes.after, version: draft.version };
  return perform(api.PATCH('/api/emails/email-drafts/{id}/', { params, body }));
}
